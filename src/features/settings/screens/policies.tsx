// Console page of the organisation's policies: one form with a note, and its history.

import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import type { Endpoint } from '#kit/contract.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { inDigits } from '#kit/language.ts'
import { EditHistory } from '#features/ordered-lists/screens/history.tsx'
import { useVersionedForm } from '#features/ordered-lists/screens/versioned-form.tsx'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextArea } from '#ui/form/text-fields.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { Policies, PoliciesApi, PolicyValues } from '../contract/policies.ts'
import { policiesForm } from '../contract/policies-form.ts'
import { settingsTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Policies> {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  return api.read<PoliciesApi['readPolicies']>('GET /admin/policies/{orgId}', { orgId: String(orgId) })
}

export default function OrganisationPolicies() {
  const policies = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = settingsTranslator(language)
  return (
    <div className="max-w-[46rem] [&>section]:mt-9">
      <PageMeta title={t('policies.title')} />
      <PageHeading title={t('policies.title')} lead={t('policies.lead')} />
      <PoliciesForm key={policies.version} {...{ policies, language }} />
      <EditHistory edits={policies.edits} language={language} />
    </div>
  )
}

function PoliciesForm({ policies, language }: { policies: Policies; language: Language }) {
  const t = settingsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const { state, fields } = useVersionedForm<Policies>({
    id: 'policies',
    definition: policiesForm,
    labels: { ...labelsIn(language), note: t('lists.note') },
    language,
    t,
    opened: policies,
    textsOf: (stored) => textsOf(stored, language),
    read: () => apiIn(language).send<PoliciesApi['readPolicies']>('GET /admin/policies/{orgId}', { orgId }),
    send: (version, { data }) => {
      const filled = validate(policiesForm, valuesOf(policiesForm, data))
      const sent = { orgId, version, ...(filled.ok && filled.value) }
      return apiIn(language).send<Endpoint>('PUT /admin/policies/{orgId}', sent)
    },
    onSent: () => {
      showToast(t('policies.saved'), { tone: 'success' })
      void revalidate()
    },
  })
  const amount = (name: AmountName, help?: string) => (
    <NumberField name={name} help={help} initially={inDigits(String(policies[name] ?? ''), language)} />
  )
  return (
    <Form state={state}>
      {fields}
      <p className="text-neutral-600">{t('policies.days_help')}</p>
      <Part title={t('policies.complaints')}>
        {amount('complaintReopenDays')}
        {amount('complaintKeptDays')}
        {amount('complaintWards', t('policies.wards_help'))}
      </Part>
      <Part title={t('policies.applications')}>
        {amount('applicationOpenDays')}
        {amount('applicationReturnedDays')}
        {amount('applicationRejectedDays')}
        {amount('applicationApprovedDays')}
      </Part>
      <Part title={t('policies.staff')}>
        <CheckboxField
          name="secondFactorForAll"
          checked={policies.secondFactorForAll}
          help={t('policies.second_factor_help')}
        />
      </Part>
      <Part title={t('policies.publishing')}>
        <CheckboxField
          name="publishingReview"
          checked={policies.publishingReview}
          help={t('policies.publishing_review_help')}
        />
      </Part>
      <TextArea name="note" help={t('lists.note_help')} rows={2} />
      <SendButton state={state}>{t('lists.save')}</SendButton>
    </Form>
  )
}

type AmountName = Exclude<keyof PolicyValues, 'secondFactorForAll' | 'publishingReview'>

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-neutral-200 pt-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

function labelsIn(language: Language): Record<keyof PolicyValues, string> {
  const t = settingsTranslator(language)
  return {
    complaintReopenDays: t('policies.complaint_reopen'),
    complaintKeptDays: t('policies.complaint_kept'),
    complaintWards: t('policies.complaint_wards'),
    applicationOpenDays: t('policies.application_open'),
    applicationReturnedDays: t('policies.application_returned'),
    applicationRejectedDays: t('policies.application_rejected'),
    applicationApprovedDays: t('policies.application_approved'),
    secondFactorForAll: t('policies.second_factor'),
    publishingReview: t('policies.publishing_review'),
  }
}

function textsOf(policies: Policies, language: Language): Record<string, string> {
  const t = settingsTranslator(language)
  const { version: _version, edits: _edits, secondFactorForAll, publishingReview, ...amounts } = policies
  return {
    ...Object.fromEntries(
      Object.entries(amounts).map(([name, value]) => [name, value === null ? '' : formatNumber(value, language)]),
    ),
    secondFactorForAll: t(secondFactorForAll ? 'policies.yes' : 'policies.no'),
    publishingReview: t(publishingReview ? 'policies.yes' : 'policies.no'),
  }
}

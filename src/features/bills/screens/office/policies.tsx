// Console page of the billing policies: one form with a note, the request for one person in place of two, and the history.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import { EditHistory } from '#features/ordered-lists/screens/history.tsx'
import { useVersionedForm } from '#features/ordered-lists/screens/versioned-form.tsx'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import type { Endpoint } from '#kit/contract.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextArea } from '#ui/form/text-fields.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { BillingPolicies, BillingPoliciesApi } from '../../contract/policies-api.ts'
import { billingPolicyForm } from '../../contract/policy.ts'
import { policiesTranslator } from '../translator.ts'
import { PersonsRequest } from './persons-request.tsx'
import { labelsIn, optionsIn, overdueLimits, textsOf } from './policy-texts.ts'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<BillingPolicies> {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  return api.read<BillingPoliciesApi['billingPolicies']>('GET /admin/billingPolicies/{orgId}', { orgId: String(orgId) })
}

export default function BillingPoliciesPage() {
  const policies = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = policiesTranslator(language)
  return (
    <div className="max-w-[46rem] [&>section]:mt-9">
      <PageMeta title={t('billing.title')} />
      <PageHeading title={t('billing.title')} lead={t('billing.lead')} />
      {policies.request ? <PersonsRequest request={policies.request} language={language} /> : null}
      <PoliciesForm key={policies.version} {...{ policies, language }} />
      <EditHistory edits={policies.edits} language={language} />
    </div>
  )
}

function PoliciesForm({ policies, language }: { policies: BillingPolicies; language: Language }) {
  const t = policiesTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const { state, fields } = useVersionedForm<BillingPolicies>({
    id: 'billing-policies',
    definition: billingPolicyForm,
    labels: { ...labelsIn(language), note: t('lists.note') },
    language,
    t,
    opened: policies,
    textsOf: (stored) => textsOf(stored, language),
    read: () =>
      apiIn(language).send<BillingPoliciesApi['billingPolicies']>('GET /admin/billingPolicies/{orgId}', { orgId }),
    send: (version, { data }) => {
      const filled = validate(billingPolicyForm, valuesOf(billingPolicyForm, data))
      const sent = { orgId, version, ...(filled.ok && filled.value) }
      return apiIn(language).send<Endpoint>('PUT /admin/billingPolicies/{orgId}', sent)
    },
    onSent: () => {
      showToast(t('billing.saved'), { tone: 'success' })
      void revalidate()
    },
  })
  const options = optionsIn(language)
  const choice = (name: keyof typeof options, help?: string) => (
    <RadioField name={name} options={options[name]} chosen={String(policies[name])} help={help} />
  )
  const rupees = (paisa: number) => (paisa === 0 ? '' : inDigits(String(paisa / 100), language))
  return (
    <Form state={state}>
      {fields}
      {choice('billing')}
      {choice('cycleMonths')}
      {choice('billDate')}
      {choice('missingReading')}
      {choice('firstMonth')}
      {choice('lastMonth')}
      {choice('tapChange')}
      {choice('cutTap')}
      <NumberField name="holdFee" decimal help={t('billing.hold_fee_help')} initially={rupees(policies.holdFeePaisa)} />
      <NumberField
        name="chequeFee"
        decimal
        help={t('billing.cheque_fee_help')}
        initially={rupees(policies.chequeFeePaisa)}
      />
      {choice('reminders')}
      {overdueLimits.map((name) => (
        <NumberField
          key={name}
          name={name}
          width="short"
          help={name === 'instalmentGraceDays' ? undefined : t('billing.overdue_help')}
          initially={inDigits(String(policies[name]), language)}
        />
      ))}
      {choice('persons', policies.persons === 2 ? t('billing.persons_help') : undefined)}
      <TextArea name="note" help={t('lists.note_help')} rows={2} />
      <SendButton state={state}>{t('lists.save')}</SendButton>
    </Form>
  )
}

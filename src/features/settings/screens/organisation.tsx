// Console page of the organisation: its details in one form with a note and a history, its on-call number and its appearance.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inDigits } from '#kit/language.ts'
import type { BrandsApi } from '#features/brands/contract/api.ts'
import { AppearanceSections } from '#features/brands/screens/sections.tsx'
import type { OnCallApi } from '#features/organisations/contract/on-call.ts'
import { EditHistory } from '#features/ordered-lists/screens/history.tsx'
import { useVersionedForm } from '#features/ordered-lists/screens/versioned-form.tsx'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { sendForm } from '#platform/send-form.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { Details, DetailsApi } from '../contract/details.ts'
import { detailsForm } from '../contract/details-form.ts'
import { DetailFields } from './detail-fields.tsx'
import { detailLabels } from './detail-labels.ts'
import { settingsTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  const of = { orgId: String(orgId) }
  const [details, appearance, onCall] = await Promise.all([
    api.read<DetailsApi['readDetails']>('GET /admin/details/{orgId}', of),
    api.read<BrandsApi['organisationAppearance']>('GET /admin/organisation/{orgId}/appearance', of),
    api.read<OnCallApi['onCallNumber']>('GET /admin/organisation/{orgId}/on-call', of),
  ])
  return { details, appearance, onCall }
}

export default function OrganisationPage() {
  const { details, appearance, onCall } = useLoaderData<typeof clientLoader>()
  const orgId = useWho().organisation.id
  const language = useLanguage()
  const t = settingsTranslator(language)
  return (
    <div className="max-w-[46rem] [&>section]:mt-9">
      <PageMeta title={t('details.title')} />
      <PageHeading title={t('details.title')} lead={t('details.lead')} />
      <Section id="details" title={t('details.section')}>
        <DetailsForm key={details.version} {...{ details, language }} />
      </Section>
      <EditHistory edits={details.edits} language={language} />
      <AppearanceSections {...{ orgId, appearance, onCall }} />
    </div>
  )
}

function DetailsForm({ details, language }: { details: Details; language: Language }) {
  const t = settingsTranslator(language)
  const path = { orgId: String(useWho().organisation.id) }
  const { revalidate } = useRevalidator()
  const { state, fields } = useVersionedForm<Details>({
    id: 'details-form',
    definition: detailsForm,
    labels: detailLabels(language),
    language,
    t,
    opened: details,
    textsOf: (stored) => textsOf(stored, language),
    read: () => apiIn(language).send<DetailsApi['readDetails']>('GET /admin/details/{orgId}', path),
    send: (version, { data, onProgress }) => {
      data.set('version', String(version))
      return sendForm<DetailsApi['changeDetails']>('PUT /admin/details/{orgId}', path, data, language, onProgress)
    },
    onSent: () => {
      showToast(t('lists.saved'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      {fields}
      <DetailFields {...{ details, language }} />
      <SendButton state={state}>{t('lists.save')}</SendButton>
    </Form>
  )
}

function textsOf(details: Details, language: Language): Record<string, string> {
  const { version: _version, edits: _edits, logoUrl: _logo, sampleFacts: _facts, ...values } = details
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? inDigits(String(value), language) : (value ?? ''),
    ]),
  )
}

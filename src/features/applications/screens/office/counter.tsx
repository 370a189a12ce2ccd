// Console page to register an application for a person at the counter, on the telephone or from a letter.

import { useState } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { inLanguage } from '#kit/language.ts'
import { page } from '#platform/page.server.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { newSubmission } from '#platform/submission.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { suggestedTols } from '#features/tols/screens/suggested-tols.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { ViewLinks } from '#ui/view-links.tsx'
import { kindOf, kinds } from '../../contract/form.ts'
import { listRequestedPapers } from '../../store/requested-papers.server.ts'
import { CounterForm } from './counter-form.tsx'
import { officeTranslator } from './translator.ts'

export const loader = page(async (ctx) => {
  const [listed, { organisation }, { tols }] = await Promise.all([
    listRequestedPapers(ctx),
    readShell(ctx),
    readPlaces(ctx),
  ])
  return {
    listed,
    tols: suggestedTols(tols, ctx.language),
    office: {
      district: inLanguage(organisation.district, ctx.language).text,
      localLevel: inLanguage(organisation.municipality, ctx.language).text,
    },
  }
})

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [offer, { orgId }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'applications:prepare'),
  ])
  return { ...offer, orgId }
}
clientLoader.hydrate = true as const

export default function RegisterApplication() {
  const loaded = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  const navigate = useNavigate()
  const [searchParams] = useSearchParams()
  const kind = kindOf(searchParams.get('view'))
  const [idempotencyKey] = useState(newSubmission)
  return (
    <div className="max-w-[52rem]">
      <PageMeta title={t('applications.counter')} />
      <RelatedLink to="/staff/applications">{t('applications.back_to_inbox')}</RelatedLink>
      <PageHeading title={t('applications.counter')} lead={t('applications.counter_lead')} />
      <ViewLinks
        label={t('applications.counter_kind')}
        views={kinds.map((key) => ({ key, label: t(`applications.kind.${key}`) }))}
        current={kind}
        language={language}
      />
      <CounterForm
        key={kind}
        {...{ ...loaded, kind, idempotencyKey, language }}
        onRegistered={({ id }) => void navigate(`/staff/applications/${id}/slip`)}
      />
    </div>
  )
}

// Console page to register a complaint for a person at the counter, on the telephone or from a letter.

import { useState } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData, useNavigate } from 'react-router'
import { page } from '#platform/page.server.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { newSubmission } from '#platform/submission.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { suggestedTols } from '#features/tols/screens/suggested-tols.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { readOffer } from '../../operations/send.server.ts'
import { CounterForm } from './counter-form.tsx'
import { officeTranslator } from './translator.ts'

export const loader = page(async (ctx) => {
  const [offer, { tols }] = await Promise.all([readOffer(ctx), readPlaces(ctx)])
  return { ...offer, tols: suggestedTols(tols, ctx.language) }
})

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [offer, { orgId }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'complaints:answer'),
  ])
  return { ...offer, orgId: String(orgId) }
}
clientLoader.hydrate = true as const

export default function RegisterComplaint() {
  const loaded = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  const navigate = useNavigate()
  const [submission] = useState(newSubmission)
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={t('complaints.counter')} />
      <RelatedLink to="/staff/complaints">{t('complaints.back_to_inbox')}</RelatedLink>
      <PageHeading title={t('complaints.counter')} lead={t('complaints.counter_lead')} />
      <CounterForm
        {...{ ...loaded, submission, language }}
        onRegistered={({ id }) => void navigate(`/staff/complaints/${id}/slip`)}
      />
    </div>
  )
}

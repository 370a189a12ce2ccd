// Console page to announce an interruption of the water supply.

import { useState } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData, useNavigate } from 'react-router'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { sendForm } from '#platform/send-form.ts'
import { newSubmission } from '#platform/submission.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { HiddenField } from '#ui/form/form.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { newInterruption } from '../../contract/interruption-form.ts'
import type { InterruptionsApi } from '../../contract/interruptions.ts'
import { InterruptionForm } from './interruption-form.tsx'
import { supplyTranslator } from './translator.ts'

export const loader = page((ctx) => readPlaces(ctx))

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [places, { orgId }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'supply:write'),
  ])
  return { places, orgId: String(orgId), today: todayInNepal() }
}
clientLoader.hydrate = true as const

export default function NewInterruption() {
  const { places, orgId, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = supplyTranslator(language)
  const navigate = useNavigate()
  const [submission] = useState(newSubmission)
  return (
    <>
      <PageMeta title={t('supply.announce')} />
      <RelatedLink to="/staff/interruptions">{t('supply.back')}</RelatedLink>
      <PageHeading title={t('supply.announce')} lead={t('supply.announce_lead')} />
      <InterruptionForm
        definition={newInterruption}
        {...{ places, today, language }}
        button={t('supply.publish_interruption')}
        hidden={<HiddenField name="submission" value={submission} />}
        send={(values) =>
          sendForm<InterruptionsApi['announceInterruption']>(
            'POST /admin/interruptions/{orgId}',
            { orgId },
            values,
            language,
          )
        }
        onSent={() => {
          showToast(t('supply.announced'), { tone: 'success' })
          void navigate('/staff/interruptions')
        }}
      />
    </>
  )
}

// Public page of application tracking by code and phone.

import { data, useActionData, useLoaderData } from 'react-router'
import { readTrackingCode } from '#kit/tracking-code.ts'
import { Refusal, statusOf } from '#kit/refusal.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { readSentForm } from '#platform/sent-form.server.ts'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { Status } from '../contract/answers.ts'
import { readStatus } from '../operations/follow.server.ts'
import { screenTranslator } from './translator.ts'
import { StatusView } from './status-view.tsx'
import { TrackForm } from './track-form.tsx'

export const handle = { uncached: true, parameters: ['code'] } satisfies PageHandle

type Tracked = { code: string; phone: string; status?: Status; refusal?: 'applications.unknown' | 'request.too_many' }

export const loader = page((_ctx, { request }) => {
  const typed = new URL(request.url).searchParams.get('code') ?? ''
  return { code: readTrackingCode('A', typed) ?? '' }
})

/** A POST, so that no URL and no log contains the phone number. */
export const action = page(async (ctx, { request }) => {
  const sent = await readSentForm(ctx, request, 10_000)
  const [code, phone] = ['code', 'phone'].map((name) => String(sent.get(name) ?? '').slice(0, 60)) as [string, string]
  try {
    return data<Tracked>({ code, phone, status: await readStatus(ctx, { code, phone }) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const refusal = error.kind === 'too-many' ? ('request.too_many' as const) : ('applications.unknown' as const)
    return data<Tracked>({ code, phone, refusal }, { status: statusOf[error.kind] })
  }
})

export default function TrackApplication() {
  const query = useLoaderData<typeof loader>()
  const tracked = useActionData<typeof action>()
  const t = screenTranslator(useLanguage())
  return (
    <PageArea narrow>
      <PageMeta title={t('applications.track.title')} description={t('applications.track.lead')} />
      {tracked?.status ? (
        <StatusView status={tracked.status} phone={tracked.phone} t={t} />
      ) : (
        <>
          <PageHeading title={t('applications.track.title')} lead={t('applications.track.lead')} />
          <TrackForm
            t={t}
            code={tracked?.code ?? query.code}
            phone={tracked?.phone ?? ''}
            refusal={tracked?.refusal && t(tracked.refusal)}
          />
        </>
      )}
    </PageArea>
  )
}

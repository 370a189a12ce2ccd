// Public page of application tracking by code and phone.

import { data, useActionData, useLoaderData } from 'react-router'
import { readTrackingCode } from '#kit/tracking-code.ts'
import { messageText } from '#kit/language.ts'
import { statusOf } from '#kit/refusal.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import type { PageRefusal } from '#platform/page-refusal.ts'
import { answerRefused, readSentForm } from '#platform/sent-form.server.ts'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { Status } from '../contract/answers.ts'
import { readStatus } from '../operations/follow.server.ts'
import { screenTranslator } from './translator.ts'
import { StatusView } from './status-view.tsx'
import { TrackForm, type TrackField } from './track-form.tsx'

export const handle = { uncached: true, parameters: ['code'] } satisfies PageHandle

/** `empty`: fields without a text. */
type Tracked = { code: string; phone: string; status?: Status; refusal?: PageRefusal; empty?: TrackField[] }

export const loader = page((_ctx, { request }) => {
  const typed = new URL(request.url).searchParams.get('code') ?? ''
  return { code: readTrackingCode('A', typed) ?? '' }
})

/** A POST, so that no URL and no log contains the phone number. */
export const action = page(async (ctx, { request }) => {
  const { form, refusal } = await readSentForm(ctx, request, 10_000)
  const [code, phone] = ['code', 'phone'].map((name) => String(form.get(name) ?? '').slice(0, 60)) as [string, string]
  try {
    if (refusal) throw refusal
    const empty = Object.entries({ code, phone }).flatMap(([name, text]) => (text.trim() ? [] : [name as TrackField]))
    if (empty.length > 0) return data<Tracked>({ code, phone, empty }, { status: statusOf.invalid })
    return data<Tracked>({ code, phone, status: await readStatus(ctx, { code, phone }) })
  } catch (error) {
    return answerRefused<Tracked>({ code, phone }, error)
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
            refusal={tracked?.refusal && messageText(t, tracked.refusal)}
            empty={tracked?.empty ?? []}
          />
        </>
      )}
    </PageArea>
  )
}

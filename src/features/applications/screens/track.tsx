// Public page of application tracking by code and phone.

import { data, useActionData, useLoaderData } from 'react-router'
import { readTrackingCode } from '#kit/tracking-code.ts'
import { messageText } from '#kit/language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { readSentForm, runForm, type FormAgain } from '#platform/sent-form.server.ts'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { Status } from '../contract/answers.ts'
import { trackedBy } from '../contract/form.ts'
import { readStatus } from '../operations/follow.server.ts'
import { screenTranslator } from './translator.ts'
import { StatusView } from './status-view.tsx'
import { TrackForm } from './track-form.tsx'

export const handle = { uncached: true, parameters: ['code'] } satisfies PageHandle

type Tracked = { code: string; phone: string; status?: Status } & Partial<Pick<FormAgain, 'issues' | 'refusal'>>

export const loader = page((_ctx, { request }) => {
  const typed = new URL(request.url).searchParams.get('code') ?? ''
  return { code: readTrackingCode('A', typed) ?? '' }
})

/** A POST, so that no URL and no log contains the phone number. */
export const action = page(async (ctx, { request }) => {
  const sent = await readSentForm(ctx, request, 10_000)
  const textOf = (name: string) => String(sent.form.get(name) ?? '').slice(0, 60)
  const typed = { code: textOf('code'), phone: textOf('phone') }
  const answer = await runForm(trackedBy, sent, (by) => readStatus(ctx, by))
  if (answer.ok) return data<Tracked>({ ...typed, status: answer.value })
  const { issues, refusal } = answer.again
  return data<Tracked>({ ...typed, issues, ...(refusal && { refusal }) }, answer.init)
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
            issues={tracked?.issues ?? []}
          />
        </>
      )}
    </PageArea>
  )
}

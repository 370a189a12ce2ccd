// Public page of complaint tracking by number and phone number, with and without script.

import { randomUUID } from 'node:crypto'
import { data, useActionData, useLoaderData } from 'react-router'
import type { Ctx } from '#platform/context.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { runForm, readSentForm, type FormAnswer, type SentForm } from '#platform/sent-form.server.ts'
import { Island } from '#ui/island/island.tsx'
import { PageArea } from '#ui/page-area.tsx'
import type { TrackedComplaint } from '../contract/answers.ts'
import { newComment, newRating, newReopening, trackedBy } from '../contract/form.ts'
import { commentOnComplaint, rateComplaint, reopenComplaint, trackComplaint } from '../operations/follow.server.ts'
import { Tracking, type TrackingAnswer } from './parts/tracking.tsx'
import { complaintsTranslator } from './translator.ts'

export const handle = { uncached: true, parameters: ['code'] } satisfies PageHandle

/** Maximum size of a form of this page, bytes. */
const maxFormBytes = 64 * 1024

export const loader = page((ctx, { request }) => ({
  orgId: ctx.org.id,
  code: (new URL(request.url).searchParams.get('code') ?? '').slice(0, 60),
  submission: randomUUID(),
}))

// The phone is sent in the body, not in the URL, so that no history and no log contains it.
export const action = page(async (ctx, { request }) => {
  const sent = await readSentForm(ctx, request, maxFormBytes)
  const textOf = (name: string) => String(sent.form.get(name) ?? '')
  const intent = textOf('intent') || 'track'
  const answer = await applyIntent(ctx, intent, sent)
  const phone = textOf('phone')
  if (answer.ok)
    return data<TrackingAnswer>({ intent, shown: { complaint: answer.value, phone, done: intent !== 'track' } })
  const known = intent === 'track' ? undefined : await runForm(trackedBy, sent, (by) => trackComplaint(ctx, by))
  const shown = known?.ok ? { shown: { complaint: known.value, phone, done: false } } : {}
  const by = { code: textOf('code'), phone }
  return data<TrackingAnswer>({ intent, by, again: answer.again, ...shown }, answer.init)
})

function applyIntent(ctx: Ctx, intent: string, sent: SentForm): Promise<FormAnswer<TrackedComplaint>> {
  if (intent === 'comment') return runForm(newComment, sent, (value) => commentOnComplaint(ctx, value))
  if (intent === 'reopen') return runForm(newReopening, sent, (value) => reopenComplaint(ctx, value))
  if (intent === 'rate') return runForm(newRating, sent, (value) => rateComplaint(ctx, value))
  return runForm(trackedBy, sent, (value) => trackComplaint(ctx, value))
}

export default function TrackComplaint() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const language = useLanguage()
  const t = complaintsTranslator(language)
  return (
    <PageArea narrow>
      <PageMeta title={t('complaints.track_title')} description={t('complaints.track_lead')} />
      <Island name="complaint-tracking" part={Tracking} props={{ ...loaded, answer, language }} />
    </PageArea>
  )
}

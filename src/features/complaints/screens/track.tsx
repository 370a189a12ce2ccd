// How does a person find a complaint by its code and phone, read what happened, and act on it?

import { randomUUID } from 'node:crypto'
import { useState } from 'react'
import { data, useActionData, useLoaderData } from 'react-router'
import type { Ctx } from '#platform/context.ts'
import { useLanguage } from '#platform/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { judgeForm, readSentForm, type FormAgain, type FormAnswer } from '#platform/sent-form.server.ts'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { type TrackedComplaint } from '#features/complaints/contract.ts'
import { newComment, newRating, newReopening, trackedBy, type TrackedBy } from '#features/complaints/contract/form.ts'
import {
  commentOnComplaint,
  rateComplaint,
  reopenComplaint,
  trackComplaint,
} from '#features/complaints/operations/follow.server.ts'
import { Case } from './parts/case.tsx'
import { FindForm } from './parts/find-form.tsx'
import { complaintsSay } from './sentences.ts'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

/** The largest form of this page, bytes. */
const largest = 64 * 1024

export const loader = page((ctx, { request }) => ({
  orgId: ctx.org.id,
  code: (new URL(request.url).searchParams.get('code') ?? '').slice(0, 60),
  submission: randomUUID(),
}))

/** What a form sent without script leads to: the complaint, and the form that was refused, if one was. */
type Answer = {
  intent: string
  shown?: { complaint: TrackedComplaint; phone: string; done: boolean }
  again?: FormAgain
}

// The phone comes in the body, not in the address, so that it stands in no history and no log.
export const action = page(async (ctx, { request }) => {
  const sent = await readSentForm(request, largest)
  const intent = String(sent.get('intent') ?? 'track')
  const answer = await act(ctx, intent, sent)
  const phone = String(sent.get('phone') ?? '')
  if (answer.ok) return data<Answer>({ intent, shown: { complaint: answer.value, phone, done: intent !== 'track' } })
  const known = intent === 'track' ? undefined : await judgeForm(trackedBy, sent, (by) => trackComplaint(ctx, by))
  const shown = known?.ok ? { shown: { complaint: known.value, phone, done: false } } : {}
  return data<Answer>({ intent, again: answer.again, ...shown }, { status: answer.status })
})

function act(ctx: Ctx, intent: string, sent: FormData): Promise<FormAnswer<TrackedComplaint>> {
  if (intent === 'comment') return judgeForm(newComment, sent, (value) => commentOnComplaint(ctx, value))
  if (intent === 'reopen') return judgeForm(newReopening, sent, (value) => reopenComplaint(ctx, value))
  if (intent === 'rate') return judgeForm(newRating, sent, (value) => rateComplaint(ctx, value))
  return judgeForm(trackedBy, sent, (value) => trackComplaint(ctx, value))
}

export default function TrackComplaint() {
  const { orgId, code, submission } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const language = useLanguage()
  const say = complaintsSay(language)
  const [found, setFound] = useState<{ complaint: TrackedComplaint; by: TrackedBy; done: boolean } | undefined>(
    answer?.shown && {
      complaint: answer.shown.complaint,
      by: { code: answer.shown.complaint.code, phone: answer.shown.phone },
      done: answer.shown.done,
    },
  )
  return (
    <PageArea narrow>
      <PageMeta title={say('complaints.track_title')} description={say('complaints.track_lead')} />
      <PageHeading title={say('complaints.track_title')} {...(found ? {} : { lead: say('complaints.track_lead') })} />
      {found ? (
        <Case
          key={found.complaint.history.length}
          {...{ ...found, orgId, language, submission }}
          again={answer?.again && { intent: answer.intent, ...answer.again }}
          onChanged={(complaint) => setFound({ complaint, by: found.by, done: true })}
        />
      ) : (
        <FindForm
          {...{ orgId, code, language }}
          again={answer?.again}
          onFound={(complaint, by) => setFound({ complaint, by, done: false })}
        />
      )}
    </PageArea>
  )
}

// Publishing status of an item: state tag with its dates.

import { instantOf } from '#kit/calendar/instant.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ItemReview } from '../contract/review.ts'
import type { PublishingState } from '../contract/window.ts'
import { publishingTranslator, stateTones } from './translator.ts'

export function StateTag({ state, language }: { state: PublishingState; language: Language }) {
  return <Tag tone={stateTones[state]}>{publishingTranslator(language)(`publishing.${state}`)}</Tag>
}

export type PublishingStatus = {
  state: PublishingState
  publishFrom: string | null
  publishUntil: string | null
  withdrawnAt: string | null
}

/** The state tag with its dates and times. */
export function StatusLine({ status, language }: { status: PublishingStatus; language: Language }) {
  const { state, publishFrom, publishUntil, withdrawnAt } = status
  const t = publishingTranslator(language)
  const begun = { draft: null, scheduled: publishFrom, published: publishFrom, expired: null, withdrawn: withdrawnAt }[
    state
  ]
  const beginning = state === 'scheduled' ? 'publishing.to_be_published' : 'publishing.since'
  const until = state === 'withdrawn' || state === 'draft' ? null : publishUntil
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <StateTag state={state} language={language} />
      {begun ? (
        <span>
          <TimeText at={begun}>{(when) => t(beginning, { when })}</TimeText>
        </span>
      ) : null}
      {until ? (
        <span>
          <TimeText at={lastDayOf(until)}>{(day) => t('publishing.shown_until', { day })}</TimeText>
        </span>
      ) : null}
    </p>
  )
}

/** The state of the review, its note, and the day of the next one; nothing without. */
export function ReviewLine({
  item,
  language,
}: {
  item: Pick<PublishingStatus, 'state'> & { review: ItemReview }
  language: Language
}) {
  const { state, by, at, note, reviewOn } = item.review
  const t = publishingTranslator(language)
  const isOpen = state === 'waiting' || state === 'returned' || state === 'flagged'
  if (!isOpen && !reviewOn) return null
  const isScheduled = state === 'flagged' && item.state === 'scheduled'
  return (
    <div className="mb-6 grid gap-1">
      {isOpen ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Tag tone={state === 'waiting' ? 'info' : 'warning'}>
            {t(isScheduled ? 'publishing.review_flagged_scheduled' : `publishing.review_${state}`)}
          </Tag>
          <span>
            {by} {at ? <TimeText at={at} /> : null}
          </span>
        </p>
      ) : null}
      {isOpen && note ? <p className="measure break-words whitespace-pre-line">{note}</p> : null}
      {reviewOn ? (
        <p>
          <TimeText at={reviewOn}>{(day) => t('publishing.review_due_on', { day })}</TimeText>
        </p>
      ) : null}
    </div>
  )
}

/** The last day of publication of an item that ends at this instant. */
export function lastDayOf(until: string): string {
  return inNepal(new Date(instantOf(until).getTime() - 1)).date
}

// Publishing status of an item: state tag with its dates.

import { instantOf } from '#kit/calendar/instant.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
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
  const beginning = state === 'scheduled' ? 'publishing.goes_public' : 'publishing.since'
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

/** The last day of publication of an item that ends at this instant. */
export function lastDayOf(until: string): string {
  return inNepal(new Date(instantOf(until).getTime() - 1)).date
}

// Publishing status of an item: state tag with its dates.

import { instantOf } from '#kit/calendar/instant.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { formatDate } from '#kit/format/dates.ts'
import { formatInstant } from '#kit/format/times.ts'
import type { Language } from '#kit/language.ts'
import { Tag } from '#ui/tag.tsx'
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
  const times = [
    ...(state === 'scheduled' ? [t('publishing.goes_public', { when: momentOf(publishFrom!, language) })] : []),
    ...(state === 'published' ? [t('publishing.since', { when: momentOf(publishFrom!, language) })] : []),
    ...(state === 'withdrawn' ? [t('publishing.since', { when: momentOf(withdrawnAt!, language) })] : []),
    ...(publishUntil && state !== 'withdrawn' && state !== 'draft'
      ? [t('publishing.shown_until', { day: lastDayOf(publishUntil, language) })]
      : []),
  ]
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <StateTag state={state} language={language} />
      {times.map((time) => (
        <span key={time}>{time}</span>
      ))}
    </p>
  )
}

export function momentOf(instant: string, language: Language): string {
  return formatInstant(instant, language)
}

/** The last day of publication of an item that ends at this instant. */
export function lastDayOf(until: string, language: Language): string {
  return formatDate(inNepal(new Date(instantOf(until).getTime() - 1)).date, language)
}

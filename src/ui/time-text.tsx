// Dates and times as people read them, with the value that programs read (`<time datetime>`).

import type { ReactNode } from 'react'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { instantOf } from '#kit/calendar/instant.ts'
import { formatDate, formatDateInBoth, type DateStyle } from '#kit/format/dates.ts'
import { formatClock, formatInstant, formatTime, formatTimeRange } from '#kit/format/times.ts'
import type { Language } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'

/** A civil day ('2026-11-21'), a time of day in Nepal ('10:00'), or an instant as text or Date. */
export type Moment = string | Date

/** both: a day in both calendars. */
type TimeFormat = DateStyle | 'both'

type TimeTextProps = {
  at: Moment
  format?: TimeFormat
  /** The reader's language where it is not the page's. */
  language?: Language
  /** A sentence around it. */
  children?: (shown: string) => string
}

/**
 * One day, one time of day, or one instant in Nepal's time, alone or in a sentence.
 * @example <TimeText at="2026-11-21">{(date) => t('documents.until', { date })}</TimeText>
 */
export function TimeText({ at, format, language, children }: TimeTextProps) {
  const page = useLanguage()
  const shown = shownMoment(at, language ?? page, format)
  return <TextWithTimes text={children ? children(shown) : shown} times={[[shown, at]]} />
}

/** Two times of a day as a range. @example <TimeRange from="05:30" to="07:00" /> */
export function TimeRange({ from, to, language }: { from: string; to: string; language?: Language }) {
  const page = useLanguage()
  const reader = language ?? page
  const times = [from, to].map((time) => [formatClock(time, reader), time] as const)
  return <TextWithTimes text={formatTimeRange(from, to, reader)} times={times} />
}

type TextWithTimesProps = {
  text: string
  times: readonly (readonly [shown: string, at: Moment])[]
  /** How each time is shown; as it is by default. */
  show?: (shown: string) => ReactNode
}

/** A text in which each of these parts, as it is shown there, is a time. */
export function TextWithTimes({ text, times, show = (shown) => shown }: TextWithTimesProps) {
  const parts: ReactNode[] = []
  let rest = text
  for (const [shown, at] of times.toSorted((a, b) => text.indexOf(a[0]) - text.indexOf(b[0]))) {
    const place = rest.indexOf(shown)
    if (place < 0) continue
    parts.push(
      rest.slice(0, place),
      <time key={parts.length} dateTime={machineValue(at)}>
        {show(shown)}
      </time>,
    )
    rest = rest.slice(place + shown.length)
  }
  return [...parts, rest].filter((part) => part !== '')
}

/** A day, a time of day or an instant in the reader's calendar, and Nepal's time. */
export function shownMoment(at: Moment, language: Language, format: TimeFormat = 'text'): string {
  const isBoth = format === 'both'
  if (isTimeOfDay(at)) return formatTime(at, language)
  if (!isDay(at)) return formatInstant(at, language, isBoth ? 'text' : format)
  return isBoth ? formatDateInBoth(at, language) : formatDate(at, language, format)
}

/** @example machineValue(new Date('2026-11-21T05:15:00Z')) // '2026-11-21T05:15Z' */
function machineValue(at: Moment): string {
  return isDay(at) || isTimeOfDay(at) ? at : `${instantOf(at).toISOString().slice(0, 16)}Z`
}

function isDay(at: Moment): at is string {
  return typeof at === 'string' && isIsoDate(at)
}

function isTimeOfDay(at: Moment): at is string {
  return typeof at === 'string' && /^\d\d:\d\d$/.test(at)
}

// When is the office open, in words?

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { weekdayNames } from '#kit/calendar/messages.ts'
import { formatTimeRange } from '#kit/format/times.ts'
import { shellMessages } from './messages.ts'

export type OpeningTime = { opens: string; closes: string }
/** Neighbouring weekdays with the same times, 0 = Sunday; no times mean closed. */
export type WeekLine = { first: number; last: number; times: OpeningTime[] }

/** The week in as few lines as it takes. */
export function OfficeHours({ week, language }: { week: WeekLine[]; language: Language }) {
  return (
    <dl className="grid gap-2">
      {week.map((line) => (
        <div key={line.first}>
          <dt className="font-semibold">{daysInWords(line, language)}</dt>
          <dd className="figures">{timesInWords(line.times, language)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function timesInWords(times: OpeningTime[], language: Language): string {
  const say = translator(shellMessages, language)
  if (times.length === 0) return say('hours.closed')
  return times.map(({ opens, closes }) => formatTimeRange(opens, closes, language)).join(', ')
}

function daysInWords({ first, last }: WeekLine, language: Language): string {
  const name = (day: number) => weekdayNames[day]![language]
  if (first === last) return name(first)
  return translator(shellMessages, language)('hours.days', { first: name(first), last: name(last) })
}

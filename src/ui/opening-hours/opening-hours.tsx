// Opening hours: the week and its seasons as a list, and the times of one day.

import type { Language } from '#kit/language.ts'
import { inDigits, translator } from '#kit/language.ts'
import { bsMonthNames, weekdayNames } from '#kit/calendar/messages.ts'
import { formatAd } from '#kit/format/dates.ts'
import { formatTime } from '#kit/format/times.ts'
import { TextWithTimes } from '#ui/time-text.tsx'
import { openingHoursMessages } from './messages.ts'

export type OpeningTime = { opens: string; closes: string }
/** Neighbouring weekdays with the same times, 0 = Sunday; no times mean closed. */
export type WeekLine = { first: number; last: number; times: OpeningTime[] }
/** A week and the Bikram Sambat month-days ('MM-DD') between which it applies; null: all year. `days`: their ISO dates this time. */
export type SeasonHours = {
  fromBs: string | null
  toBs: string | null
  days?: { from: string; to: string }
  week: WeekLine[]
}

/** The hours of the year, then those of each season, in as few lines as possible. */
export function OpeningHours({ seasons, language }: { seasons: SeasonHours[]; language: Language }) {
  return (
    <dl className="grid gap-2">
      {seasons.flatMap((season) =>
        (season.fromBs ? season.week.filter(({ times }) => times.length > 0) : season.week).map((line) => (
          <div key={`${season.fromBs} ${line.first}`}>
            <dt className="font-bold">{season.fromBs ? rangeText(season, language) : daysText(line, language)}</dt>
            <dd className="figures">
              <Times times={line.times} language={language} />
            </dd>
          </div>
        )),
      )}
    </dl>
  )
}

/** The hours of one day, alone or in a sentence. */
export function Times(props: { times: OpeningTime[]; language: Language; children?: (hours: string) => string }) {
  const { times, language, children = (hours) => hours } = props
  const t = translator(openingHoursMessages, language)
  if (times.length === 0) return t('hours.closed')
  const shown = times.map(({ opens, closes }) => [formatTime(opens, language), formatTime(closes, language)] as const)
  const hours = shown.map(([opens, closes]) => t('hours.from_to', { opens, closes })).join(', ')
  const values = times.flatMap(({ opens, closes }, index) => [
    [shown[index]![0], opens] as const,
    [shown[index]![1], closes] as const,
  ])
  return <TextWithTimes text={children(hours)} times={values} />
}

function daysText({ first, last }: WeekLine, language: Language): string {
  const name = (day: number) => weekdayNames[day]![language]
  if (first === last) return name(first)
  return translator(openingHoursMessages, language)('hours.days', { first: name(first), last: name(last) })
}

/** In the reader's calendar: days that stay the same every year in Nepali, the dates of this time in English. */
function rangeText({ fromBs, toBs, days }: SeasonHours, language: Language): string {
  const t = translator(openingHoursMessages, language)
  if (language === 'en' && days)
    return t('hours.days', { first: formatAd(days.from, language), last: formatAd(days.to, language) })
  const day = (monthAndDay: string | null) => {
    const [month = 1, number = 1] = (monthAndDay ?? '').split('-').map(Number)
    return `${bsMonthNames[month - 1]![language]} ${inDigits(String(number), language)}`
  }
  return t('hours.days', { first: day(fromBs), last: day(toBs) })
}

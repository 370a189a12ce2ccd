// Table of the week of every zone: bars of time on a line of 24 hours for each day.

import { Fragment } from 'react'
import { addDays, weekday } from '#kit/calendar/civil-date.ts'
import { weekdayNames } from '#kit/calendar/messages.ts'
import { clockTime, inNepal, minutesOfDay } from '#kit/calendar/nepal-time.ts'
import { formatTime } from '#kit/format/times.ts'
import { inDigits, inLanguage, translator, type Language } from '#kit/language.ts'
import { DayLine, DayLineHours, DayLinePatterns, DayLineSample, type DayBar, type DayBarLook } from '#ui/day-line.tsx'
import { CachedMarkup } from '#ui/cached-markup.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import { waterSchedulesMessages } from '../messages/public.ts'
import type { Bar, BarKind, WeekDay, ZoneWeek } from '../rules/week.ts'
import { dayOfBoth, hours } from '../rules/text.ts'
import { shownOn, stateTones } from './supply-entry.tsx'

const looks = {
  supply: 'solid',
  off: 'hollow',
  uncertain: 'faint',
  interrupted: 'hatched',
} satisfies Record<BarKind, DayBarLook>

/** Seven days on wide screens and in print, the first two of them on narrower ones. `now`: a line marks the hour of today. */
export function ZonesWeek({ weeks, today, now }: { weeks: ZoneWeek[]; today: string; now?: Date }) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const days = weeks[0]?.days ?? []
  if (days.length === 0) return null
  const kinds = new Set(weeks.flatMap((week) => week.days.flatMap(({ bars }) => bars.map(({ kind }) => kind))))
  const range = { from: dayOfBoth(days[0]!.day, language).own, to: dayOfBoth(days.at(-1)!.day, language).own }
  return (
    <div className="day-lines">
      <DayLinePatterns />
      <table>
        <caption className="sr-only">{t('supply.zones_week', range)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('supply.zone')}</th>
            {days.map(({ day }) => (
              <th key={day} scope="col">
                <CachedMarkup name="day-name" part={DayName} props={{ day, today }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ zone, days: week }) => (
            <tr key={zone.code}>
              <th scope="row">{inLanguage(zone.name, language).text}</th>
              {week.map((day) => (
                <td key={day.day}>
                  {now && day.day === today ? (
                    <DayOfZone {...day} now={now} />
                  ) : (
                    <CachedMarkup name="zone-day" part={DayOfZone} props={day} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CachedMarkup name="bar-legend" part={Legend} props={{ kinds: [...kinds] }} />
    </div>
  )
}

/** One day's bars, with the line for now where it is today. */
export function DayBars(props: Pick<WeekDay, 'day' | 'bars'> & { now?: Date; inTable?: boolean }) {
  const { day, bars, now, ...rest } = props
  const at = now && inNepal(now)
  return <DayLine bars={bars.map(dayBar)} now={day === at?.date ? minutesOfDay(at.time) : undefined} {...rest} />
}

/** Noon is in the middle of the line. */
export function Hours({ language }: { language: Language }) {
  return (
    <DayLineHours six={inDigits('6', language)} noon={inDigits('12', language)} evening={inDigits('18', language)} />
  )
}

/** What the bars mean, as far as there are some. */
export function Legend({ kinds }: { kinds: readonly BarKind[] }) {
  const t = translator(waterSchedulesMessages, useLanguage())
  const shown = (['supply', 'off', 'uncertain', 'interrupted'] as const).filter((kind) => kinds.includes(kind))
  return (
    <p className="day-line-legend">
      {shown.map((kind) => (
        <DayLineSample key={kind} look={looks[kind]}>
          {t(`supply.bar_${kind}`)}
        </DayLineSample>
      ))}
      <DayLineSample look="now">{t('supply.bar_now')}</DayLineSample>
      <span className="max-md:hidden">{t('supply.week_lines')}</span>
    </p>
  )
}

/** Times and states only, without values for programs: a page has dozens of these. The schedule of a tol says the rest. `now`: for today. */
function DayOfZone({ day, supplies, bars, now }: WeekDay & { now?: Date }) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  return (
    <>
      <DayBars {...{ day, bars }} {...(now && { now })} inTable />
      {supplies.length === 0 ? (
        <p>
          <WithoutSupply bars={bars} />
        </p>
      ) : null}
      {supplies.map((supply) => {
        const { isStruck, starts, ends } = shownOn(day, supply)
        const text = hours({ starts, ends }, language)
        return (
          <Fragment key={supply.key}>
            {isStruck ? <s>{text}</s> : <b>{text}</b>}
            {supply.state === 'planned' ? null : (
              <Tag tone={stateTones[supply.state]}>{t(`supply.state_${supply.state}`)}</Tag>
            )}
          </Fragment>
        )
      })}
    </>
  )
}

/** Water of the evening before may run into a day on which none starts. */
function WithoutSupply({ bars }: { bars: readonly Bar[] }) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const over = bars.find(({ from, kind }) => from === 0 && kind === 'supply')
  if (!over) return t('supply.no_water')
  return t('supply.until', { until: formatTime(clockTime(over.to), language) })
}

function DayName({ day, today }: { day: string; today: string }) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const near: Record<string, string> = { [today]: t('supply.today'), [addDays(today, 1)]: t('supply.tomorrow') }
  return (
    <>
      {near[day] ?? weekdayNames[weekday(day)]![language]}
      <time dateTime={day}>{dayOfBoth(day, language).own}</time>
      <Hours language={language} />
    </>
  )
}

function dayBar({ from, to, kind }: Bar): DayBar {
  return { from, to, look: looks[kind] }
}

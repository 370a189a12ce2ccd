// Calendar of a month in the console: holidays and reading days, each day with a link that adds one; on a phone the days that have something.

import { Link } from 'react-router'
import { addMonths, lastKnownMonth, type BsMonth } from '#kit/calendar/bs-month.ts'
import { weekday } from '#kit/calendar/civil-date.ts'
import { bsMonthNames, weekdayNames } from '#kit/calendar/messages.ts'
import { inDigits, inLanguage, type Bilingual, type Language } from '#kit/language.ts'
import type { Listed } from '#features/ordered-lists/screens/definition.ts'
import type { Tol } from '#features/tols/contract/places.ts'
import { buttonClass } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import type { ReadingDayEntry } from '../contract/admin.ts'
import { daysOfMonth, type MonthDay } from '../rules/month.ts'
import { placeName, readingsTranslator } from './office-list.tsx'

type Entry = Listed<ReadingDayEntry>
type CalendarProps = {
  month: BsMonth
  entries: readonly Entry[]
  holidays: readonly { day: string; name: Bilingual }[]
  tols: readonly Tol[]
  language: Language
  today: string
}

const saturday = 6
/** Where the first day of the month is in its week. */
const columns = [
  'md:col-start-1',
  'md:col-start-2',
  'md:col-start-3',
  'md:col-start-4',
  'md:col-start-5',
  'md:col-start-6',
  'md:col-start-7',
]

export function MonthCalendar({ month, entries, holidays, tols, language, today }: CalendarProps) {
  const t = readingsTranslator(language)
  const days = daysOfMonth(month, entries, holidays)
  return (
    <Section id="month" title={monthName(month, language)}>
      <MonthLinks month={month} language={language} />
      <ol className="grid gap-px border border-neutral-200 bg-neutral-200 md:grid-cols-7">
        {weekdayNames.map((name) => (
          <li key={name.en} aria-hidden="true" className="bg-neutral-50 px-2 py-1 text-sm font-bold max-md:hidden">
            {name[language]}
          </li>
        ))}
        {days.map((one, index) => (
          <Day
            key={one.day}
            {...{ one, tols, language }}
            isToday={one.day === today}
            column={index === 0 ? columns[weekday(one.day)] : ''}
          />
        ))}
      </ol>
      {days.every(isFree) ? <p className="mt-3 md:hidden">{t('readings.month_free')}</p> : null}
    </Section>
  )
}

function isFree({ holiday, readings }: MonthDay<Entry>): boolean {
  return !holiday && readings.length === 0
}

type DayProps = {
  one: MonthDay<Entry>
  tols: readonly Tol[]
  language: Language
  isToday: boolean
  /** The class of the first day, which the others follow. */
  column: string | undefined
}

function Day({ one, tols, language, isToday, column }: DayProps) {
  const t = readingsTranslator(language)
  const { day, number, holiday, readings } = one
  const week = weekday(day)
  const shown = inDigits(String(number), language)
  return (
    <li
      className={`min-w-0 gap-x-3 bg-surface px-2 py-1 text-sm md:min-h-20 ${column} ${isFree(one) ? 'max-md:hidden' : 'max-md:flex'}`}
    >
      <p className="flex shrink-0 items-center justify-between gap-1 max-md:w-24 max-md:justify-start">
        <time dateTime={day} className={week === saturday || holiday ? 'text-danger-700' : ''}>
          <span className={`font-bold ${isToday ? 'underline' : ''}`}>{shown}</span>{' '}
          <span className="md:sr-only">{weekdayNames[week]![language]}</span>
        </time>
        <Link
          to={`/staff/reading-days/new?on=${day}`}
          aria-label={t('readings.add_on', { day: shown })}
          className="link inline-flex min-h-6 min-w-6 items-center justify-center no-underline max-md:hidden"
        >
          +
        </Link>
      </p>
      <div className="grid min-w-0 gap-0.5">
        {holiday ? <p className="wrap-anywhere text-danger-700">{inLanguage(holiday, language).text}</p> : null}
        {readings.map((reading) => (
          <Link key={reading.id} to={`/staff/reading-days/${reading.id}`} className="link inline-block min-h-6 py-0.5">
            {placeName(reading, tols, language)}
          </Link>
        ))}
      </div>
    </li>
  )
}

function MonthLinks({ month, language }: { month: BsMonth; language: Language }) {
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  const look = buttonClass('quiet', 'dense:min-h-9')
  return (
    <p className="mb-3 flex flex-wrap gap-3">
      <Link to={`?month=${before}`} preventScrollReset className={look}>
        ← {monthName(before, language)}
      </Link>
      {after <= lastKnownMonth() ? (
        <Link to={`?month=${after}`} preventScrollReset className={look}>
          {monthName(after, language)} →
        </Link>
      ) : null}
    </p>
  )
}

function monthName(month: BsMonth, language: Language): string {
  const [year = '', number = ''] = month.split('/')
  return `${bsMonthNames[Number(number) - 1]![language]} ${inDigits(year, language)}`
}

// Seven days of a tol's supplies with links to the previous and next week.

import { addDays, weekday } from '#kit/calendar/civil-date.ts'
import { weekdayNames } from '#kit/calendar/messages.ts'
import { translator } from '#kit/language.ts'
import { DayLinePatterns } from '#ui/day-line.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Tol } from '#features/tols/contract/places.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import { dayOfBoth } from '../rules/text.ts'
import type { WeekDay } from '../rules/week.ts'
import { SupplyEntry } from './supply-entry.tsx'
import { DayBars, Hours, Legend } from './zones-week.tsx'

type WeekProps = { tol: Tol; days: WeekDay[]; now: Date; today: string; from: string }

export function Week({ tol, days, now, today, from }: WeekProps) {
  const t = translator(waterSchedulesMessages, useLanguage())
  const to = (day: string) => `/water-schedule?tol=${tol.code}${day === today ? '' : `&from=${day}`}#week`
  return (
    <>
      <DayLinePatterns />
      <ol className="grid gap-px overflow-hidden rounded-box border border-neutral-200 bg-neutral-200 lg:grid-cols-7 print:hidden">
        {days.map((day) => (
          <Day key={day.day} {...day} now={now} today={today} />
        ))}
      </ol>
      <Legend kinds={days.flatMap(({ bars }) => bars.map(({ kind }) => kind))} />
      <nav aria-label={t('supply.week')} className="mt-4 flex flex-wrap gap-2">
        <ButtonLink href={to(addDays(from, -7))} rel="prev">
          <Icon name="back" />
          {t('supply.week_before')}
        </ButtonLink>
        {from === today ? null : <ButtonLink href={to(today)}>{t('supply.week_now')}</ButtonLink>}
        <ButtonLink href={to(addDays(from, 7))} rel="next">
          {t('supply.week_after')}
          <Icon name="arrow" />
        </ButtonLink>
      </nav>
    </>
  )
}

function Day({ day, supplies, bars, now, today }: WeekDay & { now: Date; today: string }) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const { own, other } = dayOfBoth(day, language)
  const isToday = day === today
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`flex flex-wrap gap-x-3 gap-y-2 p-4 sm:gap-x-4 lg:block lg:p-3 ${isToday ? 'bg-secondary-50' : 'bg-surface'}`}
    >
      <h3 className="w-29 max-w-full text-base sm:w-34 lg:w-auto">
        {/* On the line of the weekday, so that the bars of all columns are level. */}
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          {weekdayNames[weekday(day)]![language]}{' '}
          {isToday ? <span className="text-sm text-secondary-800">{t('supply.today')}</span> : null}
        </span>
        <time dateTime={day} className="figures block font-bold text-neutral-800">
          {own}
        </time>
        <span className="figures block text-sm font-normal text-neutral-600">{other}</span>
      </h3>
      <div className="grid min-w-0 flex-[1_1_8rem] content-start gap-2 lg:mt-3">
        <div className="day-line-scale">
          <Hours language={language} />
          <DayBars day={day} bars={bars} now={now} />
        </div>
        {supplies.length === 0 ? <p className="text-neutral-600">{t('supply.no_water')}</p> : null}
        {supplies.map((supply) => (
          <SupplyEntry key={supply.key} supply={supply} day={day} now={now} />
        ))}
      </div>
    </li>
  )
}

// Next reading day of the chosen tol, in both calendars.

import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { Tol } from '#features/tols/contract/places.ts'
import { ChosenTol } from '#features/tols/screens/tol-picker.tsx'
import type { Reading } from '../contract/api.ts'
import { readingSchedulesMessages } from '../messages.ts'
import { daysInAd, daysInBs } from '../rules/days.ts'

export function YourDay({ tol, next, today }: { tol: Tol; next: Reading | undefined; today: boolean }) {
  const language = useLanguage()
  const t = translator(readingSchedulesMessages, language)
  const several = next && next.fromDay !== next.toDay
  const [days, inOtherCalendar] = language === 'ne' ? [daysInBs, daysInAd] : [daysInAd, daysInBs]
  return (
    <section
      aria-label={t('readings.title')}
      className="on-dark rounded-box bg-primary p-5 text-white shadow-raised md:p-8 print:border print:bg-surface print:p-3 print:text-black"
    >
      <ChosenTol path="/meter-reading-schedule" tol={tol} />
      <p data-reading-day="" className="mt-3 text-2xl text-balance leading-heading font-bold md:text-3xl print:text-xl">
        {next
          ? t(several ? 'readings.your_days' : 'readings.your_day', { days: days(next, language) })
          : t('readings.none')}
      </p>
      {next ? (
        <p className="mt-2 text-on-primary print:text-inherit">
          {inOtherCalendar(next, language)} · {t('readings.by', { reader: inLanguage(next.reader, language).text })}
        </p>
      ) : null}
      {today ? <p className="mt-3 text-lg font-bold">{t('readings.today')}</p> : null}
    </section>
  )
}

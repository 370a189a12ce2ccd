// Home page section: the week of every supply zone as bars of time, and coming meter readings.

import { inNepal, startOfMinute } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { ScheduledReading } from '#features/reading-schedules/contract/api.ts'
import { daysInAd, daysInBs } from '#features/reading-schedules/rules/days.ts'
import { wardName } from '#features/tols/screens/ward-name.ts'
import type { WaterNow } from '#features/water-schedules/operations/answers.server.ts'
import { ZonesWeek } from '#features/water-schedules/screens/zones-week.tsx'
import { CachedMarkup } from '#ui/cached-markup.tsx'
import { MoreLink, Section } from '#ui/section.tsx'
import { landingMessages } from '../../messages.ts'

type Context = { now: Date; language: Language }
type Props = Context & { water: WaterNow; readings: ScheduledReading[] }

/** Limit of reading rows on the home page. */
const maxReadings = 4

export function ThisWeek({ water, readings, ...context }: Props) {
  const { weeks } = water
  if (weeks.length + readings.length === 0) return null
  const t = translator(landingMessages, context.language)
  const now = startOfMinute(context.now)
  const today = inNepal(now).date
  const sample = water.sample || readings.some((item) => item.sample)
  return (
    <Section id="this-week" title={t('week.title')} more={{ href: '/water-schedule', label: t('week.find') }}>
      <CachedMarkup name="zones-week" part={ZonesWeek} props={{ weeks, today, now }} />
      {sample ? <p className="mt-1 text-sm text-neutral-600">{t('week.sample')}</p> : null}
      <CachedMarkup name="coming-readings" part={Readings} props={{ readings, language: context.language }} />
    </Section>
  )
}

function Readings({ readings, language }: { readings: ScheduledReading[]; language: Language }) {
  const t = translator(landingMessages, language)
  return (
    <div className="readings">
      <h3 className="text-lg">{t('week.readings')}</h3>
      {readings.length === 0 ? <p>{t('week.readings_none')}</p> : null}
      <ul>
        {readings.slice(0, maxReadings).map((row) => (
          <li key={`${row.ward}-${row.tol}-${row.fromDate}`}>
            <b>{daysOf(row, language)}</b> {placeOf(row, language)}
          </li>
        ))}
      </ul>
      <MoreLink href="/meter-reading-schedule" label={t('week.readings_all')} />
    </div>
  )
}

/** In the reader's calendar. */
function daysOf(row: ScheduledReading, language: Language): string {
  return language === 'ne' ? daysInBs(row, language) : daysInAd(row, language)
}

/** A row without tol is of the whole ward. */
function placeOf({ ward, tolName }: ScheduledReading, language: Language): string {
  const inWard = wardName(ward)[language]
  return tolName ? `${inWard}, ${inLanguage(tolName, language).text}` : inWard
}

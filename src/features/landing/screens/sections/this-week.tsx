// Home page section: water supply today and tomorrow, and coming meter readings.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { ScheduledReading } from '#features/reading-schedules/contract.ts'
import { daysInAd, daysInBs } from '#features/reading-schedules/rules/days.ts'
import { wardName } from '#features/tols/screens/ward-name.ts'
import type { readZoneOutlooks } from '#features/water-schedules/operations/schedule.server.ts'
import { ZonesSoon } from '#features/water-schedules/screens/zones-soon.tsx'
import { MoreLink, Section } from '#ui/section.tsx'
import { landingMessages } from '../../messages.ts'

type Context = { now: Date; language: Language }
type Props = Context & { water: Awaited<ReturnType<typeof readZoneOutlooks>>; readings: ScheduledReading[] }

/** Limit of reading rows on the home page. */
const maxReadings = 5

export function ThisWeek({ water, readings, ...context }: Props) {
  const { zones } = water
  if (zones.length + readings.length === 0) return null
  const t = translator(landingMessages, context.language)
  const sample = [...zones, ...readings].some((item) => item.sample)
  return (
    <Section id="this-week" title={t('week.title')} more={{ href: '/water-schedule', label: t('week.find') }}>
      {sample ? <p className="-mt-3 mb-4 text-sm text-neutral-600">{t('week.sample')}</p> : null}
      <div className={zones.length > 0 ? 'grid gap-6 lg:grid-cols-[2fr_1fr]' : 'grid'}>
        {zones.length > 0 ? <ZonesSoon zones={zones} {...context} /> : null}
        <Readings readings={readings} {...context} />
      </div>
    </Section>
  )
}

function Readings({ readings, language }: Context & { readings: ScheduledReading[] }) {
  const t = translator(landingMessages, language)
  return (
    <div className="card rounded-box bg-primary-50 p-5">
      <h3 className="text-lg">{t('week.readings')}</h3>
      {readings.length === 0 ? <p className="mt-2">{t('week.readings_none')}</p> : null}
      <ul className="figures mt-3 grid gap-3 md:max-lg:grid-cols-2">
        {readings.slice(0, maxReadings).map((row) => (
          <li key={`${row.ward}-${row.tol}-${row.fromDate}`}>
            <span className="block font-semibold text-primary">{daysOf(row, language)}</span>
            {placeOf(row, language)}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <MoreLink href="/meter-reading-schedule" label={t('week.readings_all')} />
      </p>
    </div>
  )
}

/** In the reader's calendar. */
function daysOf(row: ScheduledReading, language: Language): string {
  return language === 'ne' ? daysInBs(row, language) : daysInAd(row, language)
}

function placeOf({ ward, tolName }: ScheduledReading, language: Language): string {
  const inWard = wardName(ward)[language]
  if (!tolName) return translator(landingMessages, language)('week.whole_ward', { ward: inWard })
  return `${inWard}, ${inLanguage(tolName, language).text}`
}

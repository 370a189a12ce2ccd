// Is there water today and tomorrow, and whose meter is read in the coming days?

import { formatDate } from '#kit/format/dates.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { ScheduledReading } from '#features/reading-schedules/contract.ts'
import { readingSchedulesMessages } from '#features/reading-schedules/messages.ts'
import { daysInBs } from '#features/reading-schedules/rules.ts'
import { tolsMessages } from '#features/tols/messages.ts'
import { waterSchedulesMessages } from '#features/water-schedules/messages.ts'
import type { readSoon, ZoneSoon } from '#features/water-schedules/operations.server.ts'
import { whenIs, type Pen } from '#features/water-schedules/rules/words.ts'
import { Interruptions } from '#features/water-schedules/screens/interruptions.tsx'
import { SupplyEntry } from '#features/water-schedules/screens/supply-entry.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { landingMessages } from '../../messages.ts'

type Around = { now: Date; language: Language }
type Props = Around & { water: Awaited<ReturnType<typeof readSoon>>; readings: ScheduledReading[] }

/** The most reading rows that stand here; the schedule has them all. */
const mostReadings = 5

export function ThisWeek({ water, readings, ...around }: Props) {
  const { zones, everyZone, interruptions } = water
  if (zones.length + readings.length + interruptions.length === 0) return null
  const say = translator(landingMessages, around.language)
  const sample = zones.some((one) => one.sample) || readings.some((one) => one.sample)
  return (
    <Section id="this-week" title={say('week.title')} more={{ href: '/water-schedule', label: say('week.find') }}>
      {sample ? <p className="-mt-3 mb-4 text-sm text-neutral-600">{say('week.sample')}</p> : null}
      <Interruptions interruptions={interruptions} zones={everyZone} />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <ul className="grid gap-4 sm:grid-cols-2">
          {zones.map((soon) => (
            <li key={soon.zone.code} className="grid">
              <Zone soon={soon} {...around} />
            </li>
          ))}
        </ul>
        <Readings readings={readings} {...around} />
      </div>
    </Section>
  )
}

function Zone({ soon: { zone, days, next }, now, language }: Around & { soon: ZoneSoon }) {
  const say = translator(landingMessages, language)
  const sayOfWater = translator(waterSchedulesMessages, language)
  const name = inLanguage(zone.name, language)
  const isDry = days.every(({ supplies }) => supplies.length === 0)
  return (
    <Card>
      <h3 lang={name.lang} className="text-lg">
        {name.text}
      </h3>
      <dl className="mt-2 grid gap-2 border-t border-neutral-200 pt-2">
        {days.map(({ day, supplies }, place) => (
          <div key={day} className="grid grid-cols-[5.5rem_1fr] gap-x-3">
            <dt className="text-neutral-600">{sayOfWater(place === 0 ? 'supply.today' : 'supply.tomorrow')}</dt>
            <dd>
              {supplies.length === 0 ? sayOfWater('supply.no_water') : null}
              {supplies.map((supply) => (
                <SupplyEntry key={supply.key} supply={supply} day={day} now={now} />
              ))}
            </dd>
          </div>
        ))}
        {isDry && next ? (
          <div className="grid grid-cols-[5.5rem_1fr] gap-x-3">
            <dt className="text-neutral-600">{say('week.next')}</dt>
            <dd className="font-semibold text-primary">
              {whenIs(next, now, { language, say: sayOfWater as Pen['say'] })}
            </dd>
          </div>
        ) : null}
      </dl>
    </Card>
  )
}

function Readings({ readings, language }: Around & { readings: ScheduledReading[] }) {
  const say = translator(landingMessages, language)
  return (
    <div className="card rounded-box bg-primary-50 p-5">
      <h3 className="text-lg">{say('week.readings')}</h3>
      {readings.length === 0 ? <p className="mt-2">{say('week.readings_none')}</p> : null}
      <ul className="mt-2 grid gap-3">
        {readings.slice(0, mostReadings).map((row) => (
          <li key={`${row.ward}-${row.tol}-${row.fromDate}`}>
            <span className="block font-semibold text-primary">{daysOf(row, language)}</span>
            {placeOf(row, language)}
          </li>
        ))}
      </ul>
      <p className="screen-only mt-2">
        <a href="/meter-reading-schedule" className="link inline-flex min-h-11 items-center gap-1.5 font-semibold">
          {say('week.readings_all')}
          <Icon name="arrow" className="size-4" />
        </a>
      </p>
    </div>
  )
}

/** In the reader's calendar. */
function daysOf(row: ScheduledReading, language: Language): string {
  if (language === 'ne') return daysInBs(row, language)
  const [from, to] = [row.fromDate!, row.toDate!].map((day) => formatDate(day, language))
  return from === to ? from! : `${from} – ${to}`
}

function placeOf({ ward, tolName }: ScheduledReading, language: Language): string {
  const whole = translator(readingSchedulesMessages, language)('readings.whole_ward')
  const tol = tolName ? inLanguage(tolName, language).text : whole
  return `${translator(tolsMessages, language)('tols.ward_no', { ward })}, ${tol}`
}

// Is there water today and tomorrow, and whose meter is read in the coming days?

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { ScheduledReading } from '#features/reading-schedules/contract.ts'
import { daysInAd, daysInBs } from '#features/reading-schedules/rules/days.ts'
import { tolsMessages } from '#features/tols/messages.ts'
import { waterSchedulesMessages } from '#features/water-schedules/messages.ts'
import type { readSoon, ZoneSoon } from '#features/water-schedules/operations/schedule.server.ts'
import { whenIs, type Pen } from '#features/water-schedules/rules/words.ts'
import { SupplyEntry } from '#features/water-schedules/screens/supply-entry.tsx'
import { MoreLink, Section } from '#ui/section.tsx'
import { landingMessages } from '../../messages.ts'

type Around = { now: Date; language: Language }
type Props = Around & { water: Awaited<ReturnType<typeof readSoon>>; readings: ScheduledReading[] }

/** The most reading rows that stand here; the schedule has them all. */
const mostReadings = 5

export function ThisWeek({ water, readings, ...around }: Props) {
  const { zones } = water
  if (zones.length + readings.length === 0) return null
  const say = translator(landingMessages, around.language)
  const sample = zones.some((one) => one.sample) || readings.some((one) => one.sample)
  return (
    <Section id="this-week" title={say('week.title')} more={{ href: '/water-schedule', label: say('week.find') }}>
      {sample ? <p className="-mt-3 mb-4 text-sm text-neutral-600">{say('week.sample')}</p> : null}
      <div className={zones.length > 0 ? 'grid gap-6 lg:grid-cols-[2fr_1fr]' : 'grid'}>
        {zones.length > 0 ? <Zones zones={zones} {...around} /> : null}
        <Readings readings={readings} {...around} />
      </div>
    </Section>
  )
}

/** Three short columns fit a phone, so this table stays a table there. */
function Zones({ zones, ...around }: Around & { zones: ZoneSoon[] }) {
  const say = translator(landingMessages, around.language)
  const sayOfWater = translator(waterSchedulesMessages, around.language)
  return (
    <div className="card overflow-hidden rounded-box border border-neutral-200 shadow-raised">
      <table className="h-full w-full border-collapse text-start [&_:is(td,th)]:py-3 [&_:is(td,th)]:ps-2.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top max-sm:[&_td]:text-sm max-sm:[&_td]:text-balance md:[&_:is(td,th)]:ps-5">
        <caption className="sr-only">{say('week.zones')}</caption>
        <thead className="bg-primary-50 text-primary">
          <tr>
            <th scope="col">{say('week.zone')}</th>
            <th scope="col">{sayOfWater('supply.today')}</th>
            <th scope="col">{sayOfWater('supply.tomorrow')}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((soon) => (
            <Zone key={soon.zone.code} soon={soon} {...around} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Zone({ soon: { zone, days, next }, now, language }: Around & { soon: ZoneSoon }) {
  const say = translator(landingMessages, language)
  const sayOfWater = translator(waterSchedulesMessages, language)
  const name = inLanguage(zone.name, language)
  const isDry = days.every(({ supplies }) => supplies.length === 0)
  return (
    <tr className="border-t border-neutral-200">
      <th scope="row" lang={name.lang} className="w-[26%] font-semibold text-primary md:w-[34%]">
        {name.text}
        {isDry && next ? (
          <span className="block text-sm font-normal text-neutral-700">
            {say('week.next')}: {whenIs(next, now, { language, say: sayOfWater as Pen['say'] })}
          </span>
        ) : null}
      </th>
      {days.map(({ day, supplies }) => (
        <td key={day} className="w-[37%] md:w-[33%]">
          {supplies.length === 0 ? <span className="text-neutral-600">{sayOfWater('supply.no_water')}</span> : null}
          {supplies.map((supply) => (
            <SupplyEntry key={supply.key} supply={supply} day={day} now={now} brief />
          ))}
        </td>
      ))}
    </tr>
  )
}

function Readings({ readings, language }: Around & { readings: ScheduledReading[] }) {
  const say = translator(landingMessages, language)
  return (
    <div className="card rounded-box bg-primary-50 p-5">
      <h3 className="text-lg">{say('week.readings')}</h3>
      {readings.length === 0 ? <p className="mt-2">{say('week.readings_none')}</p> : null}
      <ul className="figures mt-3 grid gap-3 md:max-lg:grid-cols-2">
        {readings.slice(0, mostReadings).map((row) => (
          <li key={`${row.ward}-${row.tol}-${row.fromDate}`}>
            <span className="block font-semibold text-primary">{daysOf(row, language)}</span>
            {placeOf(row, language)}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <MoreLink href="/meter-reading-schedule" label={say('week.readings_all')} />
      </p>
    </div>
  )
}

/** In the reader's calendar. */
function daysOf(row: ScheduledReading, language: Language): string {
  return language === 'ne' ? daysInBs(row, language) : daysInAd(row, language)
}

function placeOf({ ward, tolName }: ScheduledReading, language: Language): string {
  const inWard = translator(tolsMessages, language)('tols.ward_no', { ward })
  if (!tolName) return translator(landingMessages, language)('week.whole_ward', { ward: inWard })
  return `${inWard}, ${inLanguage(tolName, language).text}`
}

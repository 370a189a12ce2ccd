// Today's and tomorrow's supply, zone by zone.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { waterSchedulesMessages } from '../messages.ts'
import type { ZoneSoon } from '../operations/schedule.server.ts'
import { whenIs, type Pen } from '../rules/words.ts'
import { SupplyEntry } from './supply-entry.tsx'

type Around = { now: Date; language: Language }

/** Three short columns fit a phone, so this table stays a table there. */
export function ZonesSoon({ zones, ...around }: Around & { zones: ZoneSoon[] }) {
  const say = translator(waterSchedulesMessages, around.language)
  return (
    <div className="card overflow-hidden rounded-box border border-neutral-200 shadow-raised">
      <table className="h-full w-full border-collapse text-start [&_:is(td,th)]:py-3 [&_:is(td,th)]:ps-2.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top max-sm:[&_td]:text-sm max-sm:[&_td]:text-balance md:[&_:is(td,th)]:ps-5">
        <caption className="sr-only">{say('supply.zones_soon')}</caption>
        <thead className="bg-primary-50 text-primary">
          <tr>
            <th scope="col">{say('supply.zone')}</th>
            <th scope="col">{say('supply.today')}</th>
            <th scope="col">{say('supply.tomorrow')}</th>
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
  const say = translator(waterSchedulesMessages, language)
  const name = inLanguage(zone.name, language)
  const isDry = days.every(({ supplies }) => supplies.length === 0)
  return (
    <tr className="border-t border-neutral-200">
      <th scope="row" lang={name.lang} className="w-[26%] font-semibold text-primary md:w-[34%]">
        {name.text}
        {isDry && next ? (
          <span className="block text-sm font-normal text-neutral-700">
            {say('supply.next_time')}: {whenIs(next, now, { language, say: say as Pen['say'] })}
          </span>
        ) : null}
      </th>
      {days.map(({ day, supplies }) => (
        <td key={day} className="w-[37%] md:w-[33%]">
          {supplies.length === 0 ? <span className="text-neutral-600">{say('supply.no_water')}</span> : null}
          {supplies.map((supply) => (
            <SupplyEntry key={supply.key} supply={supply} day={day} now={now} brief />
          ))}
        </td>
      ))}
    </tr>
  )
}

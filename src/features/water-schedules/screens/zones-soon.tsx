// Table of the supplies of each zone today and tomorrow.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { TextWithTimes } from '#ui/time-text.tsx'
import { waterSchedulesMessages } from '../messages.ts'
import type { ZoneOutlook } from '../operations/schedule.server.ts'
import { whenIs, type Localization } from '../rules/text.ts'
import { SupplyEntry } from './supply-entry.tsx'

type Context = { now: Date; language: Language }

/** Three short columns fit a phone, so the table is not turned into cards there. */
export function ZonesSoon({ zones, ...context }: Context & { zones: ZoneOutlook[] }) {
  const t = translator(waterSchedulesMessages, context.language)
  return (
    <div className="card overflow-hidden rounded-box border border-neutral-200 shadow-raised">
      <table className="h-full w-full border-collapse text-start [&_:is(td,th)]:py-3 [&_:is(td,th)]:ps-2.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top max-sm:[&_td]:text-sm max-sm:[&_td]:text-balance md:[&_:is(td,th)]:ps-5">
        <caption className="sr-only">{t('supply.zones_soon')}</caption>
        <thead className="bg-primary-50 text-primary">
          <tr>
            <th scope="col">{t('supply.zone')}</th>
            <th scope="col">{t('supply.today')}</th>
            <th scope="col">{t('supply.tomorrow')}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((outlook) => (
            <Zone key={outlook.zone.code} outlook={outlook} {...context} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Zone({ outlook: { zone, days, next }, now, language }: Context & { outlook: ZoneOutlook }) {
  const t = translator(waterSchedulesMessages, language)
  const name = inLanguage(zone.name, language)
  const soon = next ? whenIs(next, now, { language, t: t as Localization['t'] }) : ''
  const isWithoutSupply = days.every(({ supplies }) => supplies.length === 0)
  return (
    <tr className="border-t border-neutral-200">
      <th scope="row" lang={name.lang} className="w-[26%] font-semibold text-primary md:w-[34%]">
        {name.text}
        {isWithoutSupply && next ? (
          <span className="block text-sm font-normal text-neutral-700">
            {t('supply.next_time')}: <TextWithTimes text={soon} times={[[soon, next.starts]]} />
          </span>
        ) : null}
      </th>
      {days.map(({ day, supplies }) => (
        <td key={day} className="w-[37%] md:w-[33%]">
          {supplies.length === 0 ? <span className="text-neutral-600">{t('supply.no_water')}</span> : null}
          {supplies.map((supply) => (
            <SupplyEntry key={supply.key} supply={supply} day={day} now={now} brief />
          ))}
        </td>
      ))}
    </tr>
  )
}

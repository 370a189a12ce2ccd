// List of the supplies of four weeks, made for printing.

import { addDays, weekday } from '#kit/calendar/civil-date.ts'
import { weekdayNames } from '#kit/calendar/messages.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { TextWithTimes } from '#ui/time-text.tsx'
import type { Supply } from '../contract/schedule.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import type { SupplyDay } from '../rules/outlook.ts'
import { dayOfBoth, hours } from '../rules/text.ts'
import { StateTag } from './supply-entry.tsx'

const heading = 'border-b-2 border-title px-3 py-2 text-start text-title print:py-0'
const cell = 'border-b border-neutral-200 px-3 print:px-1 py-2 align-top print:py-0'

/** Two columns of two weeks on wide screens and in print. */
export function FourWeeks({ days, from, now }: { days: SupplyDay[]; from: string; now: Date }) {
  const t = translator(waterSchedulesMessages, useLanguage())
  if (days.length === 0) return <p className="text-neutral-700">{t('supply.list_empty')}</p>
  const middle = addDays(from, 14)
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2 print:grid-cols-2 print:gap-x-4">
      <TwoWeeks days={days.filter(({ day }) => day < middle)} from={from} now={now} />
      <TwoWeeks days={days.filter(({ day }) => day >= middle)} from={middle} now={now} />
    </div>
  )
}

function TwoWeeks({ days, from, now }: { days: SupplyDay[]; from: string; now: Date }) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const range = { from: dayOfBoth(from, language).own, to: dayOfBoth(addDays(from, 13), language).own }
  return (
    <table className="figures w-full table-fixed border-separate border-spacing-0 text-start print:text-[8.5pt] print:leading-normal">
      <caption className="pb-1 text-start text-sm text-neutral-700">{t('supply.weeks_of', range)}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${heading} w-[52%] sm:w-[46%] print:w-[45%] print:[&:lang(en)]:w-[52%]`}>
            {t('supply.date')}
          </th>
          <th scope="col" className={heading}>
            {t('supply.time')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, supplies }) => {
          const { own, other } = dayOfBoth(day, language)
          return (
            <tr key={day}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                <span className="font-bold">{weekdayNames[weekday(day)]![language]}</span>
                <br className="print:hidden" />{' '}
                <time dateTime={day} className="whitespace-nowrap">
                  {own}
                </time>{' '}
                <span className="text-sm whitespace-nowrap text-neutral-600 print:text-[7.5pt]">({other})</span>
              </th>
              <td className={cell}>
                {supplies.map((supply) => (
                  <Hours key={supply.key} supply={supply} now={now} />
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Hours({ supply, now }: { supply: Supply; now: Date }) {
  const language = useLanguage()
  const text = hours(supply, language)
  const times = <TextWithTimes text={text} times={[[text, supply.starts]]} />
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 print:inline-flex print:pe-2">
      <span className="min-[400px]:whitespace-nowrap">{supply.state === 'cancelled' ? <del>{times}</del> : times}</span>
      <StateTag supply={supply} now={now} />
      {supply.reason ? (
        <span className="text-sm text-neutral-700">{inLanguage(supply.reason, language).text}</span>
      ) : null}
    </p>
  )
}

// Table of the week on a wide screen: zones and days, each planned supply a link to the form that cancels or moves it.

import { Link } from 'react-router'
import { weekday } from '#kit/calendar/civil-date.ts'
import { weekdayNames } from '#kit/calendar/messages.ts'
import { inLanguage } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import { TextWithTimes } from '#ui/time-text.tsx'
import type { SupplyZone } from '#features/tols/contract/places.ts'
import type { Supply } from '../../contract/schedule.ts'
import { dayOfBoth, hours } from '../../rules/text.ts'
import type { WeekDay } from '../../rules/week.ts'
import { shownOn, stateTones } from '../supply-entry.tsx'
import { addressOf, mayBeChanged } from './supply-address.ts'
import { supplyTranslator } from './translator.ts'

const cell = 'border-b border-neutral-200 px-2 py-2 text-start align-top'

export function WeekGrid({ weeks, now }: { weeks: readonly { zone: SupplyZone; days: WeekDay[] }[]; now: Date }) {
  const language = useLanguage()
  const t = supplyTranslator(language)
  return (
    <table className="figures mb-8 w-full text-sm max-lg:hidden">
      <caption className="sr-only">{t('supply.week_title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={cell}>
            {t('supply.zone')}
          </th>
          {weeks[0]?.days.map(({ day }) => (
            <th key={day} scope="col" className={cell}>
              {weekdayNames[weekday(day)]![language]}
              <time dateTime={day} className="block font-normal text-neutral-600">
                {dayOfBoth(day, language).own}
              </time>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ zone, days }) => (
          <tr key={zone.code}>
            <th scope="row" className={cell}>
              {inLanguage(zone.name, language).text}
            </th>
            {days.map(({ day, supplies }) => (
              <td key={day} className={cell}>
                {supplies.length === 0 ? <span className="text-neutral-600">—</span> : null}
                {supplies.map((supply) => (
                  <SupplyLink key={supply.key} {...{ zone, day, supply, now }} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SupplyLink({ zone, day, supply, now }: { zone: SupplyZone; day: string; supply: Supply; now: Date }) {
  const language = useLanguage()
  const t = supplyTranslator(language)
  const { starts, ends, isStruck } = shownOn(day, supply)
  const text = hours({ starts, ends }, language)
  const times = <TextWithTimes text={text} times={[[text, starts]]} />
  if (!mayBeChanged(supply, now))
    return (
      <p>
        {isStruck ? <del>{times}</del> : times}{' '}
        {supply.state === 'planned' ? null : (
          <Tag tone={stateTones[supply.state]}>{t(`supply.state_${supply.state}`)}</Tag>
        )}
      </p>
    )
  const zoneName = inLanguage(zone.name, language).text
  const name = `${text}, ${zoneName}, ${weekdayNames[weekday(day)]![language]}: ${t('supply.change_supply')}`
  return (
    <Link to={addressOf(zone.code, supply)} aria-label={name} className="link inline-block min-h-6 py-1">
      {times}
    </Link>
  )
}

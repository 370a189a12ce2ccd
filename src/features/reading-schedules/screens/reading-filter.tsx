// How is the list narrowed to a month, a ward, a tol's or a reader's name?

import { bsMonthNames } from '#kit/calendar/messages.ts'
import { inDigits, translator } from '#kit/language.ts'
import { useLanguage } from '#platform/page-language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { tolsMessages } from '#features/tols/messages.ts'
import type { ReadingQuery } from '../contract.ts'
import { readingSchedulesMessages } from '../messages.ts'

type FilterProps = { query: ReadingQuery; months: { year: number; month: number }[]; wards: number[] }

export function ReadingFilter({ query, months, wards }: FilterProps) {
  const language = useLanguage()
  const say = translator({ ...readingSchedulesMessages, ...tolsMessages }, language)
  const { tol, month, ward, search, sortBy, sortOrder, limit } = query
  const years = [...new Set(months.map(({ year }) => year))]
  const narrowed = Boolean(month || ward || search || query.year)
  return (
    <search className="screen-only">
      <form method="get" action="/meter-reading-schedule#list" className="mb-5 flex flex-wrap items-end gap-3">
        {years.length > 1 ? (
          <Choice name="year" label={say('readings.year')} chosen={query.year} all={say('readings.all_years')}>
            {years.map((year) => [year, inDigits(String(year), language)])}
          </Choice>
        ) : null}
        <Choice name="month" label={say('readings.month')} chosen={month} all={say('readings.all_months')}>
          {[...new Set(months.map((one) => one.month))].map((one) => [one, bsMonthNames[one - 1]![language]])}
        </Choice>
        <Choice name="ward" label={say('tols.ward')} chosen={ward} all={say('readings.all_wards')}>
          {wards.map((one) => [one, say('tols.ward_no', { ward: one })])}
        </Choice>
        <label className="grid min-w-56 flex-1 gap-1 font-semibold text-primary">
          {say('readings.search')}
          <input
            type="search"
            name="search"
            defaultValue={search}
            maxLength={200}
            autoComplete="off"
            className="input font-normal"
          />
        </label>
        {tol ? <input type="hidden" name="tol" value={tol} /> : null}
        {sortBy ? <input type="hidden" name="sortBy" value={sortBy} /> : null}
        {sortOrder ? <input type="hidden" name="sortOrder" value={sortOrder} /> : null}
        {limit === 10 ? null : <input type="hidden" name="limit" value={limit} />}
        <Button type="submit" kind="primary">
          <Icon name="filter" />
          {say('readings.apply')}
        </Button>
        {narrowed ? (
          <ButtonLink
            kind="quiet"
            href={tol ? `/meter-reading-schedule?tol=${tol}#list` : '/meter-reading-schedule?change=1#list'}
          >
            {say('readings.reset')}
          </ButtonLink>
        ) : null}
      </form>
    </search>
  )
}

type ChoiceProps = {
  name: string
  label: string
  chosen: number | undefined
  all: string
  children: [number, string][]
}

function Choice({ name, label, chosen, all, children }: ChoiceProps) {
  return (
    <label className="grid min-w-36 gap-1 font-semibold text-primary">
      {label}
      <select name={name} defaultValue={chosen ?? ''} className="input font-normal">
        <option value="">{all}</option>
        {children.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

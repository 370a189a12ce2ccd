// How does one page of reading days look: a table on wide screens, records on a phone?

import { inDigits, inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#platform/page-language.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { tolsMessages } from '#features/tols/messages.ts'
import type { ReadingQuery, ScheduledReading, SortKey } from '../contract.ts'
import { readingSchedulesMessages } from '../messages.ts'
import { daysInAd, daysInBs, listAddress, readingKey } from '../rules.ts'

const words = { ...readingSchedulesMessages, ...tolsMessages }

type Column = { sort?: SortKey; label: keyof typeof words }

const columns: Column[] = [
  { sort: 'month', label: 'readings.days' },
  { label: 'readings.days_ad' },
  { sort: 'ward', label: 'tols.ward' },
  { sort: 'tol', label: 'tols.tol' },
  { sort: 'reader', label: 'readings.reader' },
]

const cell = 'px-4 py-3 align-top max-md:block max-md:px-0 max-md:py-0.5 md:border-b md:border-neutral-200 print:py-1'

export function ReadingTable({ query, readings }: { query: ReadingQuery; readings: ScheduledReading[] }) {
  const say = translator(words, useLanguage())
  if (readings.length === 0) return <EmptyState icon="calendar" title={say('readings.empty')} />
  return (
    <>
      <SortLinks query={query} />
      <table className="figures w-full border-separate border-spacing-0 text-start max-md:block">
        <caption className="sr-only">{say('readings.list')}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((column) => (
              <Heading key={column.label} query={query} {...column} />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {readings.map((reading) => (
            <Row key={readingKey(reading)} reading={reading} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({ reading }: { reading: ScheduledReading }) {
  const language = useLanguage()
  const say = translator(words, language)
  const { ward, tolName, reader } = reading
  return (
    <tr className="max-md:block max-md:rounded-box max-md:border max-md:border-neutral-200 max-md:bg-white max-md:p-4 max-md:shadow-raised md:hover:bg-primary-50">
      <th scope="row" className={`${cell} text-start font-semibold text-primary`}>
        {daysInBs(reading, language)}
      </th>
      <td className={`${cell} text-neutral-700`}>{daysInAd(reading, language)}</td>
      <td className={cell}>
        <span className="md:hidden">{say('tols.ward_no', { ward })}</span>
        <span className="max-md:hidden">{inDigits(String(ward), language)}</span>
      </td>
      <td className={cell}>
        {tolName ? (
          inLanguage(tolName, language).text
        ) : (
          <span className="text-neutral-600">{say('readings.whole_ward')}</span>
        )}
      </td>
      <td className={cell}>{inLanguage(reader, language).text}</td>
    </tr>
  )
}

function Heading({ query, sort, label }: Column & { query: ReadingQuery }) {
  const say = translator(words, useLanguage())
  const order = sort && orderOf(query, sort)
  return (
    <th
      scope="col"
      aria-sort={!sort ? undefined : !order ? 'none' : order === 'asc' ? 'ascending' : 'descending'}
      className="border-b-2 border-primary text-start text-primary"
    >
      {sort ? (
        <a
          href={sortAddress(query, sort)}
          className="group inline-flex min-h-11 items-center gap-1 px-4 font-bold hover:underline"
          data-print-plain=""
        >
          {say(label)}
          <SortMark order={order} />
        </a>
      ) : (
        <span className="inline-flex min-h-11 items-center px-4 font-bold">{say(label)}</span>
      )}
    </th>
  )
}

/** The headings' links for a phone, where the headings are not shown. */
function SortLinks({ query }: { query: ReadingQuery }) {
  const say = translator(words, useLanguage())
  return (
    <div className="screen-only mb-3 flex flex-wrap items-center gap-x-1 text-sm md:hidden">
      {columns.map(({ sort, label }) =>
        sort ? (
          <a
            key={label}
            href={sortAddress(query, sort)}
            aria-current={orderOf(query, sort) ? 'true' : undefined}
            aria-label={say('readings.sort_by', { column: say(label) })}
            className="inline-flex min-h-11 items-center gap-1 rounded-box px-2 font-semibold text-secondary-800 aria-[current]:bg-primary-50 aria-[current]:text-primary"
          >
            {say(label)}
            <SortMark order={orderOf(query, sort)} />
          </a>
        ) : null,
      )}
    </div>
  )
}

function SortMark({ order }: { order: 'asc' | 'desc' | undefined }) {
  if (!order) return <Icon name="chevron" className="size-4 opacity-0 group-hover:opacity-40" />
  return <Icon name="chevron" className={`size-4 ${order === 'asc' ? 'rotate-180' : ''}`} />
}

function orderOf({ sortBy = 'month', sortOrder = 'asc' }: ReadingQuery, key: SortKey): 'asc' | 'desc' | undefined {
  return sortBy === key ? sortOrder : undefined
}

// Ascending, then descending on the same column.
function sortAddress(query: ReadingQuery, key: SortKey): string {
  return listAddress(query, { sortBy: key, sortOrder: orderOf(query, key) === 'asc' ? 'desc' : 'asc' })
}

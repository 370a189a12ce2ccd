// Table of rates by customer type and tap size; a card for each customer type on a phone.

import type { Minimum, Slab, Tariff } from '../contract/api.ts'
import { useTableText, type TableText } from './table-text.ts'

const heading = 'px-4 py-2 text-start text-title print:px-2 print:py-1'
const cell = 'px-4 py-2.5 text-start align-top print:px-2 print:py-1 not-print:max-md:block not-print:max-md:p-0'
/** Labels that replace the table headings on phones. */
const onPhones = 'text-neutral-600 md:hidden print:hidden'

export function RateTable({ tariffs }: { tariffs: readonly Tariff[] }) {
  const { t } = useTableText()
  const headings = ['tariffs.customer_type', 'tariffs.tap_size', 'tariffs.minimum_charge', 'tariffs.rates'] as const
  const byType = Map.groupBy(tariffs, ({ customerType }) => customerType)
  return (
    <table className="figures w-full border-collapse print:text-sm not-print:max-md:grid not-print:max-md:gap-4">
      <caption className="sr-only">{t('tariffs.table_title')}</caption>
      <thead className="not-print:max-md:sr-only">
        <tr className="border-b-2 border-title">
          {headings.map((key) => (
            <th key={key} scope="col" className={heading}>
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      {[...byType].map(([type, rows]) => (
        <TypeRows key={type} tariffs={rows} />
      ))}
    </table>
  )
}

function TypeRows({ tariffs }: { tariffs: readonly Tariff[] }) {
  const text = useTableText()
  return (
    <tbody className="break-inside-avoid border-b border-neutral-300 not-print:max-md:block not-print:max-md:rounded-box not-print:max-md:border not-print:max-md:px-4 not-print:max-md:pt-3 not-print:max-md:shadow-raised">
      {tariffs.map((tariff, place) => (
        <tr
          key={tariff.id}
          className="border-neutral-200 not-first:border-t not-print:max-md:grid not-print:max-md:gap-1 not-print:max-md:pt-1 not-print:max-md:pb-3 not-print:max-md:not-first:pt-3"
        >
          {place === 0 ? (
            <th
              scope="rowgroup"
              rowSpan={tariffs.length}
              className={`${cell} font-bold text-title not-print:max-md:text-lg`}
            >
              {text.type(tariff.customerType)}
            </th>
          ) : null}
          <Rates tariff={tariff} text={text} />
        </tr>
      ))}
    </tbody>
  )
}

function Rates({ tariff, text }: { tariff: Tariff; text: TableText }) {
  const { t, size, money } = text
  const { minimum, metered, slabs } = tariff
  return (
    <>
      <th scope="row" className={`${cell} font-normal md:whitespace-nowrap print:whitespace-nowrap`}>
        {size(tariff.tapSize)}
        {metered ? null : <span className="block font-normal text-neutral-600">{t('tariffs.unmetered')}</span>}
      </th>
      <td className={`${cell} not-print:max-md:flex not-print:max-md:flex-wrap not-print:max-md:justify-between`}>
        <span className={onPhones}>{t('tariffs.minimum_charge')}</span>
        <span className="font-bold text-neutral-900">{money(minimum.amountPaisa)}</span>{' '}
        <span className="text-neutral-600 not-print:max-md:w-full not-print:max-md:text-sm not-print:md:max-lg:block">
          {minimumNote(minimum, metered, text)}
        </span>
      </td>
      <td className={cell}>
        {slabs.length === 0 ? <span className="not-print:max-md:hidden">—</span> : null}
        <ul className="not-print:md:max-w-60 not-print:md:min-w-48">
          {slabs.map((slab) => (
            <SlabLine key={slab.from} slab={slab} text={text} />
          ))}
        </ul>
      </td>
    </>
  )
}

function SlabLine({ slab: { from, to, ratePaisa, entryPaisa }, text: { t, money } }: SlabProps) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <span className="whitespace-nowrap">
        {to === null ? t('tariffs.slab_above', { from }) : t('tariffs.slab_between', { from, to })}
      </span>
      <span>
        <span className="font-bold text-neutral-900">{money(ratePaisa)}</span>{' '}
        <span className={onPhones}>{t('tariffs.a_unit')}</span>
        {entryPaisa ? ` + ${t('tariffs.rate_entry', { amount: money(entryPaisa) })}` : ''}
      </span>
    </li>
  )
}

type SlabProps = { slab: Slab; text: TableText }

function minimumNote(minimum: Minimum, metered: boolean, { t }: TableText): string {
  if (!metered) return t('tariffs.minimum_unmetered')
  return minimum.kind === 'block'
    ? t('tariffs.minimum_block', { units: minimum.units })
    : t(`tariffs.minimum_${minimum.kind}`)
}

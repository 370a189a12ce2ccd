// Table of units, amount, minimum and per-unit rate: one row, or one for each unit of a range.

import type { Charge } from '../contract/api.ts'
import { useText } from './text.ts'

const cell = 'px-1.5 py-2 text-end align-bottom first:ps-0 first:text-start last:pe-0 sm:px-3'

export function AmountTable(props: {
  charges: readonly Charge[]
  metered: boolean
  /** URL of the page that explains one row of a range. */
  addressOf: (charge: Charge) => string
}) {
  const { charges, metered, addressOf } = props
  const { t, number, rupees } = useText()
  const isRange = charges.length > 1
  const headings = ['tariffs.unit', 'tariffs.amount', 'tariffs.minimum', 'tariffs.per_unit'] as const
  return (
    <div>
      <table className="figures w-full">
        <caption className="mb-2 text-start text-xl font-bold text-title">{t('tariffs.amounts')}</caption>
        <thead>
          <tr className="border-b-2 border-title text-title">
            {headings.map((key) => (
              <th key={key} scope="col" className={cell}>
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {charges.map((charge) => (
            <tr key={charge.units} className="border-b border-neutral-200">
              <th scope="row" className={`${cell} font-normal`}>
                {isRange ? (
                  <a
                    href={addressOf(charge)}
                    data-print-plain=""
                    aria-label={t('tariffs.explain_row', { units: number(charge.units) })}
                    className="link -my-2 inline-flex min-h-11 min-w-11 items-center"
                  >
                    {number(charge.units)}
                  </a>
                ) : metered ? (
                  number(charge.units)
                ) : (
                  '—'
                )}
              </th>
              <td className={`${cell} font-bold`}>{rupees(charge.totalPaisa)}</td>
              <td className={cell}>{rupees(charge.minimumPaisa)}</td>
              <td className={cell}>{charge.perUnitPaisa === undefined ? '—' : rupees(charge.perUnitPaisa)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isRange ? <p className="screen-only mt-2 text-neutral-600">{t('tariffs.range_note')}</p> : null}
    </div>
  )
}

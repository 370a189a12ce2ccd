// How does one printed table look: rates by customer type and tap size, and beneath it what is added to all of them?

import type { Minimum, Slab, Tariff } from '../contract.ts'
import type { TariffGroup as Group } from '../rules/groups.ts'
import { TariffSource } from './tariff-source.tsx'
import { useTableWords, type TableWords } from './table-words.ts'

const heading = 'px-4 py-2 text-start text-primary'
const cell = 'px-4 py-2.5 text-start align-top not-print:max-md:block not-print:max-md:px-0 not-print:max-md:py-0.5'

export function TariffGroup({ group: { conditions, tariffs } }: { group: Group }) {
  return (
    <div className="mt-8 grid gap-8">
      <RateTable tariffs={tariffs} />
      <div className="grid items-start gap-8 md:grid-cols-2 print:grid-cols-2">
        <Conditions {...conditions} />
        {conditions.paymentSteps.length > 0 ? <Steps steps={conditions.paymentSteps} /> : null}
      </div>
      <TariffSource tariff={tariffs[0]!} />
    </div>
  )
}

function RateTable({ tariffs }: { tariffs: readonly Tariff[] }) {
  const { say } = useTableWords()
  const headings = ['tariffs.customer_type', 'tariffs.tap_size', 'tariffs.minimum_charge', 'tariffs.rates'] as const
  return (
    <table className="figures w-full border-collapse not-print:max-md:block">
      <caption className="sr-only">{say('tariffs.table_title')}</caption>
      <thead className="not-print:max-md:sr-only">
        <tr className="border-b-2 border-primary">
          {headings.map((key) => (
            <th key={key} scope="col" className={heading}>
              {say(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="not-print:max-md:grid not-print:max-md:gap-3">
        {tariffs.map((tariff) => (
          <RateRow key={tariff.id} tariff={tariff} />
        ))}
      </tbody>
    </table>
  )
}

function RateRow({ tariff }: { tariff: Tariff }) {
  const words = useTableWords()
  const { say, type, size } = words
  return (
    <tr className="border-b border-neutral-200 not-print:max-md:block not-print:max-md:rounded-box not-print:max-md:border not-print:max-md:p-4 not-print:max-md:shadow-raised">
      <th scope="row" className={`${cell} font-semibold text-neutral-900 not-print:max-md:inline`}>
        {type(tariff.customerType)}
      </th>
      <td className={`${cell} not-print:max-md:inline not-print:max-md:before:content-['_·_']`}>
        {size(tariff.tapSize)}
        {tariff.metered ? null : <span className="block text-neutral-600">{say('tariffs.unmetered')}</span>}
      </td>
      <td className={cell}>
        <span className="text-neutral-600 md:hidden print:hidden">{say('tariffs.minimum_charge')}: </span>
        {minimumText(tariff.minimum, tariff.metered, words)}
      </td>
      <td className={cell}>
        <span className="text-neutral-600 md:hidden print:hidden">{say('tariffs.rates')}: </span>
        {tariff.slabs.length === 0 ? '—' : null}
        <ul>
          {tariff.slabs.map((slab) => (
            <li key={slab.from}>{slabText(slab, words)}</li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

function Conditions({ sewerage, fees, rounding }: Group['conditions']) {
  const { say, money, text } = useTableWords()
  if (sewerage.kind === 'none' && fees.length === 0 && rounding === 'none') return null
  return (
    <section>
      <h2 className="text-xl">{say('tariffs.conditions')}</h2>
      <ul className="figures mt-2 grid list-disc gap-1 ps-5">
        {sewerage.kind === 'percent' ? (
          <li>{say('tariffs.sewerage_percent', { percent: sewerage.basisPoints / 100 })}</li>
        ) : null}
        {sewerage.kind === 'flat' ? (
          <li>{say('tariffs.sewerage_flat', { amount: money(sewerage.amountPaisa) })}</li>
        ) : null}
        {fees.map((fee) => (
          <li key={fee.label.en}>
            {say('tariffs.fee_monthly', { label: text(fee.label), amount: money(fee.amountPaisa) })}
          </li>
        ))}
        {rounding === 'rupee' ? <li>{say('tariffs.rounded')}</li> : null}
      </ul>
    </section>
  )
}

function Steps({ steps }: { steps: Tariff['paymentSteps'] }) {
  const { say } = useTableWords()
  return (
    <table className="figures w-full">
      <caption className="mb-2 text-start text-xl font-bold text-primary">{say('tariffs.steps')}</caption>
      <thead>
        <tr className="border-b-2 border-primary text-primary">
          <th scope="col" className="py-2 pe-4 text-start">
            {say('tariffs.days')}
          </th>
          <th scope="col" className="py-2 text-start">
            {say('tariffs.change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ fromDay, toDay, basisPoints }) => (
          <tr key={fromDay} className="border-b border-neutral-200">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {toDay === null
                ? say('tariffs.days_above', { from: fromDay })
                : say('tariffs.days_between', { from: fromDay, to: toDay })}
            </th>
            <td className="py-2">
              {say(`tariffs.change_${changeOf(basisPoints)}`, { percent: Math.abs(basisPoints) / 100 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function minimumText(minimum: Minimum, metered: boolean, { say, money }: TableWords): string {
  const amount = money(minimum.amountPaisa)
  if (!metered) return say('tariffs.minimum_unmetered', { amount })
  return minimum.kind === 'block'
    ? say('tariffs.minimum_block', { amount, units: minimum.units })
    : say(`tariffs.minimum_${minimum.kind}`, { amount })
}

function slabText({ from, to, ratePaisa, entryPaisa }: Slab, { say, money }: TableWords): string {
  const rate = money(ratePaisa)
  const line = to === null ? say('tariffs.rate_above', { from, rate }) : say('tariffs.rate_between', { from, to, rate })
  return entryPaisa ? `${line} + ${say('tariffs.rate_entry', { amount: money(entryPaisa) })}` : line
}

function changeOf(basisPoints: number): 'rebate' | 'plain' | 'fine' {
  if (basisPoints === 0) return 'plain'
  return basisPoints < 0 ? 'rebate' : 'fine'
}

// Table of rates with the conditions that apply to all its rows: sewerage, fees, rounding, payment steps.

import type { Tariff } from '../contract/api.ts'
import type { TariffGroup as Group } from '../rules/groups.ts'
import { RateTable } from './rate-table.tsx'
import { TariffSource } from './tariff-source.tsx'
import { useTableText } from './table-text.ts'

export function TariffGroup({ group: { conditions, tariffs } }: { group: Group }) {
  return (
    <div className="mt-8 space-y-8 print:mt-4 print:space-y-4">
      <RateTable tariffs={tariffs} />
      <div className="grid break-inside-avoid items-start gap-8 md:grid-cols-2 print:grid-cols-2">
        <Conditions {...conditions} />
        {conditions.paymentSteps.length > 0 ? <Steps steps={conditions.paymentSteps} /> : null}
      </div>
      <TariffSource tariff={tariffs[0]!} />
    </div>
  )
}

function Conditions({ sewerage, fees, rounding }: Group['conditions']) {
  const { t, money, text } = useTableText()
  if (sewerage.kind === 'none' && fees.length === 0 && rounding === 'none') return null
  return (
    <section>
      <h2 className="text-xl">{t('tariffs.conditions')}</h2>
      <ul className="figures mt-2 grid list-disc gap-1 ps-5">
        {sewerage.kind === 'percent' ? (
          <li>{t('tariffs.sewerage_percent', { percent: sewerage.basisPoints / 100 })}</li>
        ) : null}
        {sewerage.kind === 'flat' ? (
          <li>{t('tariffs.sewerage_flat', { amount: money(sewerage.amountPaisa) })}</li>
        ) : null}
        {fees.map((fee) => (
          <li key={fee.label.en}>
            {t('tariffs.fee_monthly', { label: text(fee.label), amount: money(fee.amountPaisa) })}
          </li>
        ))}
        {rounding === 'rupee' ? <li>{t('tariffs.rounded')}</li> : null}
      </ul>
    </section>
  )
}

function Steps({ steps }: { steps: Tariff['paymentSteps'] }) {
  const { t } = useTableText()
  const { unit = 'day' } = steps[0]!
  const { repeat } = steps.at(-1)!
  return (
    <table className="figures w-full">
      <caption className="mb-2 text-start text-xl font-bold text-title">{t('tariffs.steps')}</caption>
      <thead>
        <tr className="border-b-2 border-title text-title">
          <th scope="col" className="py-2 pe-4 text-start">
            {t(unit === 'month' ? 'tariffs.months' : 'tariffs.days')}
          </th>
          <th scope="col" className="py-2 text-start">
            {t('tariffs.change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ fromDay, toDay, basisPoints }) => (
          <tr key={fromDay} className="border-b border-neutral-200">
            <th scope="row" className="py-2 pe-4 text-start font-normal print:py-1">
              {toDay === null
                ? t('tariffs.days_above', { from: fromDay })
                : toDay === fromDay
                  ? t('tariffs.step_one', { from: fromDay })
                  : t('tariffs.days_between', { from: fromDay, to: toDay })}
            </th>
            <td className="py-2 print:py-1">
              {t(`tariffs.change_${changeOf(basisPoints)}`, { percent: Math.abs(basisPoints) / 100 })}
            </td>
          </tr>
        ))}
        {repeat ? (
          <tr className="border-b border-neutral-200">
            <th scope="row" className="py-2 pe-4 text-start font-normal print:py-1">
              {unit === 'month' && repeat.every === 1
                ? t('tariffs.repeat_month_one')
                : t(`tariffs.repeat_${unit}`, { count: repeat.every })}
            </th>
            <td className="py-2 print:py-1">{t('tariffs.change_more', { percent: repeat.basisPoints / 100 })}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  )
}

function changeOf(basisPoints: number): 'rebate' | 'plain' | 'fine' {
  if (basisPoints === 0) return 'plain'
  return basisPoints < 0 ? 'rebate' : 'fine'
}

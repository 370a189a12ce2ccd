// Tables of the calculator's result: the lines of the charge and the amounts by payment date.

import type { Charge, Tariff } from '../contract/api.ts'
import { explain, explainStep } from '../rules/explanation.ts'
import { payBy } from '../rules/payment.ts'
import { TimeText } from '#ui/time-text.tsx'
import { useText } from './text.ts'

/** The lines of the printed bill; they add up to the total. */
export function Sum({ charge }: { charge: Charge }) {
  const { t, message, formatter, rupees, money } = useText()
  return (
    <table className="figures w-full">
      <caption className="mb-2 text-start text-xl font-bold text-title">{t('tariffs.explained')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('tariffs.line')}</th>
          <th scope="col">{t('tariffs.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {charge.lines.map((line, place) => (
          <tr key={place} className="border-b border-neutral-200">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {message(explain(line, formatter))}
            </th>
            <td className="py-2 text-end align-bottom whitespace-nowrap">{rupees(line.amountPaisa)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-title text-lg font-bold text-title">
          <th scope="row" className="py-2 pe-4 text-start">
            {t('tariffs.total')}
          </th>
          <td className="py-2 text-end whitespace-nowrap">{money(charge.totalPaisa)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Amounts by payment date, for a bill dated today. */
export function PayBy({ tariff, charge, today }: { tariff: Tariff; charge: Charge; today: string }) {
  const { t, message, formatter, money } = useText()
  return (
    <section aria-labelledby="pay-title">
      <h3 id="pay-title" className="text-xl">
        {t('tariffs.pay_title')}
      </h3>
      <p className="text-neutral-600">
        <TimeText at={today}>{(date) => t('tariffs.pay_note', { date })}</TimeText>
      </p>
      <table aria-labelledby="pay-title" className="figures mt-2 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('tariffs.pay_when')}</th>
            <th scope="col">{t('tariffs.amount')}</th>
          </tr>
        </thead>
        <tbody className="border-t border-neutral-200">
          {payBy(tariff.paymentSteps, charge.totalPaisa, today).map((step) => (
            <tr key={step.fromDay} className="border-b border-neutral-200">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {message(explainStep(step, formatter))}
              </th>
              <td className="py-2 text-end align-bottom font-bold whitespace-nowrap">{money(step.amountPaisa)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

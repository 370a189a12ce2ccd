// How is one amount worked out, line by line, and what is to be paid by which day?

import type { Charge, Tariff } from '../contract/api.ts'
import { explain, explainStep } from '../rules/explanation.ts'
import { payBy } from '../rules/payment.ts'
import { useWords } from './words.ts'

/** The lines of the printed bill; they add up to the total. */
export function Sum({ charge }: { charge: Charge }) {
  const { say, sentence, pen, rupees, money } = useWords()
  return (
    <table className="figures w-full">
      <caption className="mb-2 text-start text-xl font-bold text-primary">{say('tariffs.explained')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{say('tariffs.line')}</th>
          <th scope="col">{say('tariffs.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {charge.lines.map((line, place) => (
          <tr key={place} className="border-b border-neutral-200">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {sentence(explain(line, pen))}
            </th>
            <td className="py-2 text-end align-bottom whitespace-nowrap">{rupees(line.amountPaisa)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-primary text-lg font-bold text-primary">
          <th scope="row" className="py-2 pe-4 text-start">
            {say('tariffs.total')}
          </th>
          <td className="py-2 text-end whitespace-nowrap">{money(charge.totalPaisa)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What is paid by which day, counted from a bill of today. */
export function PayBy({ tariff, charge, today }: { tariff: Tariff; charge: Charge; today: string }) {
  const { say, sentence, pen, money, date } = useWords()
  return (
    <section aria-labelledby="pay-title">
      <h3 id="pay-title" className="text-xl">
        {say('tariffs.pay_title')}
      </h3>
      <p className="text-neutral-600">{say('tariffs.pay_note', { date: date(today) })}</p>
      <table aria-labelledby="pay-title" className="figures mt-2 w-full">
        <thead className="sr-only">
          <tr>
            <th scope="col">{say('tariffs.pay_when')}</th>
            <th scope="col">{say('tariffs.amount')}</th>
          </tr>
        </thead>
        <tbody className="border-t border-neutral-200">
          {payBy(tariff.paymentSteps, charge.totalPaisa, today).map((step) => (
            <tr key={step.fromDay} className="border-b border-neutral-200">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {sentence(explainStep(step, pen))}
              </th>
              <td className="py-2 text-end align-bottom font-semibold whitespace-nowrap">{money(step.amountPaisa)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

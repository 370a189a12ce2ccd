// What is to be paid by a bill: today's sum, and how it follows from the bill and from what is owed from before.

import { Link } from 'react-router'
import { formatMoney, formatRupees } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { buttonClass } from '#ui/button.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnBillDetails } from '../../contract/own.ts'
import { ownBillMessages } from '../../messages/own.ts'

type Props = { bill: OwnBillDetails; today: string; language: Language }

/** The message about the day until which nothing is added: arrears have days of their own. */
export function untilUnchanged({ lines }: Pick<OwnBillDetails, 'lines'>) {
  return lines.some(({ kind }) => kind === 'arrears') ? 'my_bills.charge_until_unchanged' : 'my_bills.until_unchanged'
}

/** What a payment of today has to be: for the bill, for what is owed from before, and both. */
export function dueOf({ todayPaisa, settlingPaisa }: OwnBillDetails) {
  return { this: todayPaisa, before: settlingPaisa - todayPaisa, sum: settlingPaisa }
}

export function AmountToPay({ bill, today, language }: Props) {
  const { totalPaisa, unpaidPaisa, chargePaisa, dueOn, customerNumber, settlingPaisa, waivedPaisa } = bill
  const t = translator(ownBillMessages, language)
  const isUnpaid = unpaidPaisa > 0
  const sumPaisa = isUnpaid ? settlingPaisa : totalPaisa
  return (
    <div className="on-dark mb-6 max-w-[46rem] rounded-box bg-primary p-5 text-white md:p-6 print:border print:bg-surface print:p-3 print:text-black">
      <p className="text-lg">
        {isUnpaid ? (
          <TimeText at={today}>{(date) => t('my_bills.to_pay', { date })}</TimeText>
        ) : (
          t(totalPaisa > 0 ? 'my_bills.came_to' : 'my_bills.nothing_to_pay')
        )}
      </p>
      {sumPaisa > 0 ? <p className="bill-sum figures text-3xl font-bold">{formatMoney(sumPaisa, language)}</p> : null}
      <Amounts {...{ bill, today, language }} />
      {isUnpaid && waivedPaisa > 0 ? (
        <p className="mt-2">{t('my_bills.with_waiver', { waived: formatMoney(waivedPaisa, language) })}</p>
      ) : null}
      {isUnpaid && dueOn !== null && dueOn >= today ? (
        <p className="mt-2 text-on-primary print:text-black">
          <TimeText at={dueOn}>{(date) => t(untilUnchanged(bill), { date })}</TimeText>
        </p>
      ) : null}
      {!isUnpaid && chargePaisa > 0 ? <p className="mt-2 font-bold">{t('my_bills.is_paid')}</p> : null}
      {isUnpaid && dueOf(bill).before > 0 ? <p className="mt-2">{t('my_bills.earlier_first')}</p> : null}
      {isUnpaid ? (
        <p className="screen-only mt-4">
          <Link
            to={`/account/payments?number=${encodeURIComponent(customerNumber)}&paisa=${settlingPaisa}`}
            className={buttonClass('accent')}
          >
            {t('my_bills.pay')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

/** The bill, what is owed from before and both: on the day of the bill, and today where something is to be paid. Nothing where the sum says it all. */
function Amounts({ bill, today, language }: Props) {
  const { totalPaisa, chargePaisa, unpaidPaisa, billedOn } = bill
  const t = translator(ownBillMessages, language)
  const billed = { this: chargePaisa, before: totalPaisa - chargePaisa, sum: totalPaisa }
  const now = dueOf(bill)
  const isChanged = unpaidPaisa > 0 && (now.this !== billed.this || now.before !== billed.before)
  const shown = isChanged ? [billed, now] : [billed]
  const hasBefore = shown.some(({ before }) => before !== 0)
  if (!hasBefore && !isChanged) return null
  const rows = [
    ['this', t('my_bills.this_bill')],
    ['before', t(billed.before < 0 ? 'my_bills.line_advance' : 'my_bills.from_before')],
    ['sum', t('my_bills.sum')],
  ] as const
  return (
    <table className="mt-3 max-w-[34rem] text-start [&_:is(td,th)]:border-t [&_:is(td,th)]:border-current/30 [&_:is(td,th)]:py-1 [&_:is(td,th)]:pe-3 [&_th]:text-start [&_tr:last-child]:font-bold [&_tr:not(:last-child)_th]:font-normal [&_.figures]:text-end">
      <caption className="sr-only">{t('my_bills.amounts')}</caption>
      <thead>
        <tr>
          <td>{t('my_bills.amount')}</td>
          <th scope="col" className="figures">
            <TimeText at={billedOn}>{(date) => t('my_bills.on_bill', { date })}</TimeText>
          </th>
          {isChanged ? (
            <th scope="col" className="figures">
              <TimeText at={today}>{(date) => t('my_bills.on_today', { date })}</TimeText>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {(hasBefore ? rows : rows.slice(0, 1)).map(([key, name]) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {shown.map((amounts, place) => (
              <td key={place} className="figures">
                {formatRupees(amounts[key], language, 2)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

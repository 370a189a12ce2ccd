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

/** What a payment of today has to be: for the bill, for what is owed from before, less what is waived with it. */
export function dueOf({ todayPaisa, settlingPaisa, waived }: OwnBillDetails) {
  const waivedPaisa = waived?.waivedPaisa ?? 0
  return {
    this: todayPaisa,
    before: settlingPaisa + waivedPaisa - todayPaisa,
    waived: -waivedPaisa,
    sum: settlingPaisa,
  }
}

/** What an amnesty waives with the sum of today, and until when. */
export function WaivedText({ waived, language }: Pick<OwnBillDetails, 'waived'> & { language: Language }) {
  if (!waived) return null
  const paisa = formatMoney(waived.waivedPaisa, language)
  const t = translator(ownBillMessages, language)
  return <TimeText at={waived.until}>{(date) => t('my_bills.amnesty_today', { waived: paisa, date })}</TimeText>
}

export function AmountToPay({ bill, today, language }: Props) {
  const { totalPaisa, unpaidPaisa, chargePaisa, dueOn, customerNumber, settlingPaisa } = bill
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
      {isUnpaid && dueOn !== null && dueOn >= today ? (
        <p className="mt-2 text-on-primary print:text-black">
          <TimeText at={dueOn}>{(date) => t(untilUnchanged(bill), { date })}</TimeText>
        </p>
      ) : null}
      {!isUnpaid && chargePaisa > 0 ? <p className="mt-2 font-bold">{t('my_bills.is_paid')}</p> : null}
      {isUnpaid && dueOf(bill).before > 0 ? <p className="mt-2">{t('my_bills.earlier_first')}</p> : null}
      {isUnpaid && bill.waived ? (
        <p className="mt-2">
          <WaivedText waived={bill.waived} language={language} />
        </p>
      ) : null}
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
  const billed = { this: chargePaisa, before: totalPaisa - chargePaisa, waived: 0, sum: totalPaisa }
  const now = dueOf(bill)
  const isChanged = unpaidPaisa > 0 && (now.this !== billed.this || now.before !== billed.before)
  const shown = isChanged ? [billed, now] : [billed]
  const parts = (
    [
      ['before', t(billed.before < 0 ? 'my_bills.line_advance' : 'my_bills.from_before')],
      ['waived', t('my_bills.waived')],
    ] as const
  ).filter(([key]) => shown.some((amounts) => amounts[key] !== 0))
  if (parts.length === 0 && !isChanged) return null
  const sum = parts.length === 0 ? [] : ([['sum', t('my_bills.sum')]] as const)
  const rows = [['this', t('my_bills.this_bill')] as const, ...parts, ...sum]
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
        {rows.map(([key, name]) => (
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

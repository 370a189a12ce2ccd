// What is to be paid by a bill: its total, what is unpaid of it, and what it comes to today.

import { Link } from 'react-router'
import { formatMoney } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { buttonClass } from '#ui/button.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnBillDetails } from '../../contract/own.ts'
import { ownBillMessages } from '../../messages/own.ts'

type Props = { bill: OwnBillDetails; language: Language }

/** The message about the day until which nothing is added: arrears have days of their own. */
export function untilUnchanged({ lines }: Pick<OwnBillDetails, 'lines'>) {
  return lines.some(({ kind }) => kind === 'arrears') ? 'my_bills.charge_until_unchanged' : 'my_bills.until_unchanged'
}

export function AmountToPay({ bill, language }: Props) {
  const { totalPaisa, unpaidPaisa, chargePaisa, dueOn, customerNumber, settlingPaisa, todayPaisa } = bill
  const t = translator(ownBillMessages, language)
  const isPaid = unpaidPaisa === 0 && chargePaisa > 0
  const heading = isPaid ? 'my_bills.came_to' : totalPaisa > 0 ? 'my_bills.to_pay' : 'my_bills.nothing_to_pay'
  return (
    <div className="on-dark mb-6 max-w-[46rem] rounded-box bg-primary p-5 text-white md:p-6 print:border print:bg-surface print:p-3 print:text-black">
      <p className="text-lg">{t(heading)}</p>
      {totalPaisa > 0 ? (
        <p className="bill-sum figures text-3xl font-bold">{formatMoney(totalPaisa, language)}</p>
      ) : null}
      {totalPaisa > 0 && dueOn !== null && !isPaid ? (
        <p className="mt-2 text-on-primary print:text-black">
          <TimeText at={dueOn}>{(date) => t(untilUnchanged(bill), { date })}</TimeText>
        </p>
      ) : null}
      <p className="mt-2 font-bold">
        {isPaid
          ? t('my_bills.is_paid')
          : unpaidPaisa > 0
            ? t('my_bills.still_unpaid', { amount: formatMoney(unpaidPaisa, language) })
            : null}
        {todayPaisa === unpaidPaisa ? null : (
          <span className="screen-only"> {t('my_bills.today', { amount: formatMoney(todayPaisa, language) })}</span>
        )}
      </p>
      {settlingPaisa > todayPaisa ? (
        <p className="screen-only mt-2">
          {t('my_bills.earlier_first', { amount: formatMoney(settlingPaisa, language) })}
        </p>
      ) : null}
      {unpaidPaisa > 0 ? (
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

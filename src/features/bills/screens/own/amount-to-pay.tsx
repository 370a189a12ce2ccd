// What is to be paid by a bill: its total, what is unpaid of it, and what it comes to today.

import { Link } from 'react-router'
import { formatMoney } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { buttonClass } from '#ui/button.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnBillDetails } from '../../contract/own.ts'
import { ownBillMessages } from '../../messages/own.ts'
import { payableOf } from '../../rules/owed.ts'

type Props = { bill: OwnBillDetails; today: string; language: Language }

export function AmountToPay({ bill, today, language }: Props) {
  const { totalPaisa, unpaidPaisa, chargePaisa, dueOn, customerNumber } = bill
  const todayPaisa = payableOf(bill, today)
  const t = translator(ownBillMessages, language)
  const isPaid = unpaidPaisa === 0 && chargePaisa > 0
  return (
    <div className="on-dark mb-6 max-w-[46rem] rounded-box bg-primary p-5 text-white md:p-6 print:border print:bg-surface print:p-4 print:text-black">
      <p className="text-lg">{totalPaisa > 0 ? t('my_bills.to_pay') : t('my_bills.nothing_to_pay')}</p>
      {totalPaisa > 0 ? <p className="figures text-3xl font-bold">{formatMoney(totalPaisa, language)}</p> : null}
      {totalPaisa > 0 && dueOn !== null ? (
        <p className="mt-2 text-on-primary print:text-black">
          <TimeText at={dueOn}>{(date) => t('my_bills.until_unchanged', { date })}</TimeText>
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
      {unpaidPaisa > 0 ? (
        <p className="screen-only mt-4">
          <Link
            to={`/account/payments?number=${encodeURIComponent(customerNumber)}&paisa=${todayPaisa}`}
            className={buttonClass('accent')}
          >
            {t('my_bills.pay')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

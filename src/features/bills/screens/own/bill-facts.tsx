// What a bill is for: numbers, dates, the tap, the water used and the readings that it was counted from.

import { Fragment } from 'react'
import { isReadStatus } from '#features/readings/contract/reading.ts'
import { textIn } from '#features/tariffs/screens/text.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, inLanguage, translator, type Language } from '#kit/language.ts'
import { Facts } from '#ui/facts.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnBillDetails } from '../../contract/own.ts'
import { ownBillMessages } from '../../messages/own.ts'
import { chargedUnits } from '../../rules/charged-units.ts'
import { readingFacts } from '../bill-readings.tsx'

type PersonOfBill = Pick<OwnBillDetails, 'customerNumber' | 'holder' | 'ward' | 'tol'>
type UsedOfBill = Pick<OwnBillDetails, 'tap' | 'basis' | 'units' | 'lines' | 'readings'>
type Props = { bill: OwnBillDetails; language: Language }

export function BillFacts({ bill, language }: Props) {
  const t = translator(ownBillMessages, language)
  const text = textIn(language)
  const { number, billedOn, tap, readings } = bill
  const meter = text.t(tap.metered ? 'tariffs.metered' : 'tariffs.unmetered')
  return (
    <Facts
      facts={[
        ...personFacts(bill, language),
        [t('my_bills.number'), inDigits(number, language)],
        [t('my_bills.billed_on'), <TimeText key="billed" at={billedOn} />],
        [t('my_bills.tap'), [text.type(tap.customerType), text.size(tap.tapSize), meter].join(' · ')],
        [t('my_bills.used'), usedText(bill, language)],
        ...readingFacts({ readings, language }),
      ]}
    />
  )
}

/** Whose bill it is and where; what is not known or not shown to the reader is null. */
export function personFacts({ customerNumber, holder, ward, tol }: PersonOfBill, language: Language) {
  const t = translator(ownBillMessages, language)
  return [
    [t('my_bills.customer_number'), inDigits(customerNumber, language)],
    [t('my_bills.holder'), holder && (inLanguage(holder, language).text || null)],
    [t('my_bills.ward'), ward === null ? null : formatNumber(ward, language)],
    [t('my_bills.tol'), inLanguage(tol, language).text || null],
  ] as const
}

/** As lines of a roll. */
export function PersonLines({ bill, language }: { bill: PersonOfBill; language: Language }) {
  return personFacts(bill, language).map(([name, value]) =>
    value ? (
      <Fragment key={name}>
        {name}: {value}
        <br />
      </Fragment>
    ) : null,
  )
}

/** Without units the fee of a tap that is cut is charged, or the minimum; the next reading settles that of a month that could not be read. */
function withoutUse({ lines, readings: { present } }: Pick<UsedOfBill, 'lines' | 'readings'>) {
  const charges = lines.filter((line) => line.kind === 'charge')
  if (charges.every(({ rule }) => rule === 'hold-fee')) return 'hold_fee'
  return present && !isReadStatus(present.status) ? 'minimum' : 'without_units'
}

export function usedText(bill: UsedOfBill, language: Language): string {
  const t = translator(ownBillMessages, language)
  if (!bill.tap.metered) return t('my_bills.used_unmetered')
  if (bill.basis === 'minimum') return t(`my_bills.used_${withoutUse(bill)}`)
  const units = chargedUnits(bill)
  return units === null ? t('my_bills.used_average_covered') : t(`my_bills.used_${bill.basis}`, { units })
}

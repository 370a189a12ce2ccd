// What the bill that is attached to a complaint says, for everyone who reads the complaint.

import { Link } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { readingsTranslator } from '#features/readings/screens/translator.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { Facts } from '#ui/facts.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { BillSummary } from '../../contract/answers.ts'
import { officeTranslator } from './translator.ts'

type Props = { bill: BillSummary; mayReadBills: boolean; language: Language }

/** `mayReadBills`: with a link to the whole bill. */
export function AttachedBill({ bill, mayReadBills, language }: Props) {
  const t = officeTranslator(language)
  const { number, period, basis, units, readings, chargePaisa, totalPaisa, creditedOn } = bill
  const shownNumber = inDigits(number, language)
  return (
    <Section id="bill" title={t('complaints.attached_bill')}>
      <Facts
        facts={[
          [
            t('complaints.bill_number'),
            mayReadBills ? (
              <Link key="number" to={`/staff/bills/${number}`} className="link inline-block py-1">
                {shownNumber}
              </Link>
            ) : (
              shownNumber
            ),
          ],
          [t('complaints.bill_month'), monthName(period, language)],
          [t('complaints.bill_basis'), t(`complaints.bill_basis_${basis}`)],
          [t('complaints.bill_units'), units === null ? null : formatNumber(units, language)],
          [t('complaints.bill_reading_before'), readingOf(readings.before, language)],
          [t('complaints.bill_reading_present'), readingOf(readings.present, language)],
          [t('complaints.bill_charge'), formatMoney(chargePaisa, language)],
          [t('complaints.bill_total'), formatMoney(totalPaisa, language)],
          [t('complaints.bill_credited'), creditedOn && <TimeText key="credited" at={creditedOn} />],
        ]}
      />
    </Section>
  )
}

/** A dial is written without groups, as it is read; a status says why it was not, or why the count did not go on. */
function readingOf(reading: BillSummary['readings']['present'], language: Language) {
  if (!reading) return null
  const { readOn, status, value } = reading
  const texts = [
    ...(value === null ? [] : [inDigits(String(value), language)]),
    ...(status === 'normal' ? [] : [readingsTranslator(language)(`meter_readings.status_${status}`)]),
  ]
  return (
    <>
      {texts.join(', ')} · <TimeText at={readOn} />
    </>
  )
}

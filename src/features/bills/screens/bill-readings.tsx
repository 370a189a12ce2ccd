// The readings of a bill in words: values with their days, and why a present value is below the previous one.

import { inDigits, translator, type Language } from '#kit/language.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnBillDetails } from '../contract/own.ts'
import { ownBillMessages } from '../messages/own.ts'

type Readings = OwnBillDetails['readings']
type Props = { readings: Readings; language: Language }

/** Names and values, null where there is no reading. */
export function readingFacts({ readings: { before, present }, language }: Props) {
  const t = translator(ownBillMessages, language)
  return [
    [t('my_bills.reading_before'), valueOf(before, language)],
    [t('my_bills.reading_present'), presentOf({ readings: { before, present }, language })],
  ] as const
}

/** As lines of a roll. */
export function ReadingLines({ readings, language }: Props) {
  return readingFacts({ readings, language }).map(([name, value]) =>
    value ? (
      <p key={name}>
        {name}: {value}
      </p>
    ) : null,
  )
}

function presentOf({ readings, language }: Props) {
  const value = valueOf(readings.present, language)
  const note = countText({ readings, language })
  return note === null || value === null ? (
    value
  ) : (
    <>
      {value}
      <span className="block font-normal">{note}</span>
    </>
  )
}

/** A dial is written without groups, as it is read; nothing where it was not. */
function valueOf(reading: Readings['present'], language: Language) {
  const t = translator(ownBillMessages, language)
  if (!reading || reading.value === null) return null
  const value = inDigits(String(reading.value), language)
  return <TimeText at={reading.readOn}>{(date) => t('my_bills.reading_on', { value, date })}</TimeText>
}

/** Why the count of a dial did not go on; null where it did. The old count ends at the previous reading where no other end is known. */
function countText({ readings: { before, present }, language }: Props): string | null {
  const t = translator(ownBillMessages, language)
  if (present?.status === 'rollover') return t('my_bills.dial_passed_end')
  if (present?.status !== 'replaced' && present?.status !== 'reset') return null
  const start = inDigits(String(present.newStart ?? 0), language)
  const end = present.oldFinal ?? before?.value ?? null
  if (end === null) return t(`my_bills.meter_${present.status}_from`, { start })
  return t(`my_bills.meter_${present.status}`, { end: inDigits(String(end), language), start })
}

// Ten sample bills of an edition, each beside what the edition before it would charge.

import type { NewTariff } from '../contract/api.ts'
import type { CustomerType, TapSize } from '../contract/calculator.ts'
import { chargeFor } from './charge.ts'
import { selectTariff } from './selection.ts'

type Tap = { customerType: CustomerType; tapSize: TapSize; metered: boolean }
/** Paisa; null where no tariff applies to the tap. */
export type SampleBill = Tap & { units: number; before: number | null; after: number | null }

export const sampleBillCount = 10

/** Most taps are of the first type: it is billed for these units, then each other type for the units below. */
const unitsOfFirst = [0, 10, 20, 40]
const unitsOfOthers = 25
const furtherUnits = [60, 5, 100, 15, 30, 200, 80, 150]

/** Of the taps that either edition has a tariff for, in the order of the new one. */
export function sampleBills(before: readonly NewTariff[], after: readonly NewTariff[]): SampleBill[] {
  const taps = tapsOf([...after, ...before])
  const [first, ...others] = taps
  if (!first) return []
  const chosen = [
    ...unitsOfFirst.map((units) => ({ ...first, units })),
    ...others.map((tap) => ({ ...tap, units: tap.metered ? unitsOfOthers : 0 })),
    ...furtherUnits.map((units) => ({ ...first, units })),
  ].slice(0, sampleBillCount)
  return chosen.map((tap) => ({ ...tap, before: chargeIn(before, tap), after: chargeIn(after, tap) }))
}

/** Whether a tariff charges more or less than the one before it, over the months that bills are for. */
export function directionOf(before: NewTariff, after: NewTariff): 'rises' | 'falls' | 'differs' {
  const months = after.metered ? comparedUnits : [0]
  const differences = months.map((units) => chargeFor(after, units).totalPaisa - chargeFor(before, units).totalPaisa)
  if (differences.every((difference) => difference >= 0) && differences.some((difference) => difference > 0))
    return 'rises'
  const falls = differences.every((difference) => difference <= 0) && differences.some((difference) => difference < 0)
  return falls ? 'falls' : 'differs'
}

const comparedUnits = [0, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 200, 500]

/** One tap for each tariff, the first type and size where it applies to all. */
function tapsOf(tariffs: readonly NewTariff[]): Tap[] {
  const taps = tariffs.map(({ customerType, tapSize, metered }): Tap => {
    return { customerType: customerType ?? 'residential', tapSize: tapSize ?? '1/2', metered }
  })
  return [...new Map(taps.map((tap) => [JSON.stringify(tap), tap])).values()]
}

function chargeIn(tariffs: readonly NewTariff[], { units, ...tap }: Tap & { units: number }): number | null {
  const day = tariffs[0]?.effectiveFrom
  if (day === undefined) return null
  const found = selectTariff(tariffs, { ...tap, on: day })
  return found.ok ? chargeFor(found.value, units).totalPaisa : null
}

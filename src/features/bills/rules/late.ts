// Bills by a tariff that is no longer the one in force for their months, because an edition was published after them.

import { addMonths, bsMonthOf, firstDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { FormerTap } from '#features/connections/contract/api.ts'
import type { Tariff } from '#features/tariffs/contract/api.ts'
import { editionsOf } from '#features/tariffs/rules/selection.ts'
import type { BillLine } from '../contract/bill.ts'
import type { BillingPolicy } from '../contract/policy.ts'
import { tariffOf, type BilledTap } from './bill.ts'
import { tapIn } from './policy.ts'

/** The first month whose charges follow an edition that takes effect on this day. */
export function firstMonthOf(effectiveFrom: string): BsMonth {
  const month = bsMonthOf(effectiveFrom)
  return firstDayOf(month) === effectiveFrom ? month : addMonths(month, 1)
}

/** The days of all editions, each with the first month that it charges. */
export function editionMonths(tariffs: readonly Tariff[]): { day: string; month: BsMonth }[] {
  return editionsOf(tariffs).map(({ effectiveFrom: day }) => ({ day, month: firstMonthOf(day) }))
}

/** `tap`: by which the month of the run was charged; other months by the tap as the register has it, `present` and what it was before. */
type CitingBill = {
  period: BsMonth
  tap: BilledTap
  present: BilledTap
  formerTaps: readonly FormerTap[]
  lines: readonly BillLine[]
}

/** The edition that a line cites and the one in force for its month now, of the newest month that differs; undefined where none does. */
export function lateEdition(
  bill: CitingBill,
  { tariffs, policy }: { tariffs: readonly Tariff[]; policy: Pick<BillingPolicy, 'billsSamples' | 'tapChange'> },
): { cited: string; inForce: string } | undefined {
  const late = bill.lines.flatMap((line) => {
    if (line.kind !== 'charge' || line.rule === 'hold-fee') return []
    const tap = line.period === bill.period ? bill.tap : tapIn(bill.present, bill.formerTaps, line.period, policy)
    const now = tariffOf({ tap, tariffs, samples: policy.billsSamples }, line.period)
    if (!now.ok || now.value.effectiveFrom === line.edition.effectiveFrom) return []
    return [{ cited: line.edition.effectiveFrom, inForce: now.value.effectiveFrom }]
  })
  return late.at(-1)
}

// Bills by a tariff that is no longer the one in force for their months, because an edition was published after them.

import { addMonths, bsMonthOf, firstDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { Tariff } from '#features/tariffs/contract/api.ts'
import { editionsOf } from '#features/tariffs/rules/selection.ts'
import type { BillLine } from '../contract/bill.ts'
import { tariffOf, type BilledTap } from './bill.ts'

/** The first month whose charges follow an edition that takes effect on this day. */
export function firstMonthOf(effectiveFrom: string): BsMonth {
  const month = bsMonthOf(effectiveFrom)
  return firstDayOf(month) === effectiveFrom ? month : addMonths(month, 1)
}

/** The days of all editions, each with the first month that it charges. */
export function editionMonths(tariffs: readonly Tariff[]): { day: string; month: BsMonth }[] {
  return editionsOf(tariffs).map(({ effectiveFrom: day }) => ({ day, month: firstMonthOf(day) }))
}

/** The edition that a line cites and the one in force for its month now, of the newest month that differs; undefined where none does. */
export function lateEdition(
  bill: { tap: BilledTap; lines: readonly BillLine[] },
  { tariffs, samples }: { tariffs: readonly Tariff[]; samples: boolean },
): { cited: string; inForce: string } | undefined {
  const late = bill.lines.flatMap((line) => {
    if (line.kind !== 'charge' || line.rule === 'hold-fee') return []
    const now = tariffOf({ tap: bill.tap, tariffs, samples }, line.period)
    if (!now.ok || now.value.effectiveFrom === line.edition.effectiveFrom) return []
    return [{ cited: line.edition.effectiveFrom, inForce: now.value.effectiveFrom }]
  })
  return late.at(-1)
}

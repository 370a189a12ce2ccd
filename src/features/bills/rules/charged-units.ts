// Units that a bill charges: those of the dial, or the average where it was not read.

import type { BillLine } from '../contract/bill.ts'
import type { ChargedLine } from './billed-before.ts'

type UnitsOfBill = { basis: 'read' | 'minimum' | 'average'; units: number | null; lines: readonly BillLine[] }

/**
 * Null where the minimum alone was charged, and for an older average that the minimum covers, whose units were not stored. Months that the bill
 * charges anew are not counted.
 */
export function chargedUnits({ basis, units, lines }: UnitsOfBill): number | null {
  if (basis !== 'average' || units !== null) return units
  const anew = new Set(lines.flatMap((line) => (line.kind === 'billed' ? [line.period] : [])))
  const charges = lines.filter((line) => line.kind === 'charge').filter(({ period }) => !anew.has(period))
  const months = [...Map.groupBy(charges, ({ period }) => period).values()].map(unitsOfMonth)
  return months.includes(null) ? null : months.reduce<number>((sum, each) => sum + each!, 0)
}

function unitsOfMonth(lines: readonly ChargedLine[]): number | null {
  const stored = lines.find((line) => line.units !== undefined)
  if (stored) return stored.units!
  const last = lines.flatMap(({ charge }) => (charge.kind === 'slab' ? [charge.to] : [])).at(-1)
  if (last !== undefined) return last
  return lines.some(({ charge }) => charge.kind === 'minimum' && charge.as === 'block') ? null : 0
}

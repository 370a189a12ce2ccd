// What was billed for months in another program: by its imported bills, else the minimum of a month before the billing here that was not read.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { minimumLines, type BillInput, type ChargedMonth } from './bill.ts'
import { chargesOf, type BillBefore, type ChargedLine } from './billed-before.ts'

/** A bill of another program, by its entry in the ledger or in the history of it; below zero its credit note. */
export type ImportedBill = { period: BsMonth; amountPaisa: number }

type Billed = {
  bills: readonly BillBefore[]
  readings: readonly StoredReading[]
  importedBills: readonly ImportedBill[]
}

/** Of the months that a run charges, `before`: the first that is billed here; none of those that a bill here has charged already. Its lines are taken off as those of bills are. */
export function billedElsewhere(
  { bills, readings, importedBills }: Billed,
  months: readonly ChargedMonth[],
  { before, ...input }: Pick<BillInput, 'tapIn' | 'tariffs' | 'samples'> & { before: BsMonth },
): Pick<BillBefore, 'lines'>[] {
  return months.flatMap((month) => {
    if (chargesOf(bills, month.period).length > 0) return []
    const minimum = minimumLines(input, month)
    const imported = importedBills.filter(({ period }) => period === month.period)
    if (imported.length > 0) return [{ lines: importedLines(imported, minimum) }]
    const status = readings.find(({ period }) => period === month.period)?.status
    return month.period < before && (status === 'locked' || status === 'estimated') ? [{ lines: minimum }] : []
  })
}

/** Of an imported bill only the sum is known: all is of the water, as the minimum is. A credit note of a bill that is not known takes nothing off. */
function importedLines(imported: readonly ImportedBill[], minimum: readonly ChargedLine[]): ChargedLine[] {
  const billed = imported.reduce((sum, bill) => sum + bill.amountPaisa, 0)
  const amountPaisa = Math.max(billed, 0)
  return minimum.slice(0, 1).map((line) => ({ ...line, amountPaisa }))
}

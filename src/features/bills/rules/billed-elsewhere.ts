// What was billed for months in another program: by its imported bills, else the minimum of a month before the billing here that was not read.

import { firstDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { minimumLines, type BillInput, type ChargedMonth } from './bill.ts'
import { chargesOf, type BillBefore, type ChargedLine } from './billed-before.ts'

/** A bill of another program, by its entry in the ledger or in the history of it. */
export type ImportedBill = { period: BsMonth; amountPaisa: number }

type Billed = {
  bills: readonly BillBefore[]
  readings: readonly StoredReading[]
  importedBills: readonly ImportedBill[]
}

/** Of the months that a run charges; none of those that a bill here has charged already. Its lines are taken off as those of bills are. */
export function billedElsewhere(
  { bills, readings, importedBills }: Billed,
  months: readonly ChargedMonth[],
  { billsSince, ...input }: Pick<BillInput, 'tapIn' | 'tariffs' | 'samples'> & { billsSince: string | null },
): Pick<BillBefore, 'lines'>[] {
  return months.flatMap((month) => {
    if (chargesOf(bills, month.period).length > 0) return []
    const minimum = minimumLines(input, month)
    const imported = importedBills.filter(({ period }) => period === month.period)
    if (imported.length > 0) return [{ lines: importedLines(imported, minimum) }]
    const isBefore = billsSince !== null && firstDayOf(month.period) < billsSince
    const status = readings.find(({ period }) => period === month.period)?.status
    return isBefore && (status === 'locked' || status === 'estimated') ? [{ lines: minimum }] : []
  })
}

/** Of an imported bill only the sum is known: all is of the water, as the minimum is. */
function importedLines(imported: readonly ImportedBill[], minimum: readonly ChargedLine[]): ChargedLine[] {
  const amountPaisa = imported.reduce((sum, bill) => sum + bill.amountPaisa, 0)
  return minimum.slice(0, 1).map((line) => ({ ...line, amountPaisa }))
}

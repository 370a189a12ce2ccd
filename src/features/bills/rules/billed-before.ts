// What earlier bills charged for a month: the lines of the newest bill that charged it, which took off all before.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { BillLine } from '../contract/bill.ts'

export type ChargedLine = Extract<BillLine, { kind: 'charge' }>

/**
 * A bill that is not credited. `units`: null where the dial was not read. `metered`: of the tap as it was billed. `lines`: none where a run leaves
 * them out.
 */
export type BillBefore = {
  fiscalYear: string
  number: number
  period: BsMonth
  units: number | null
  metered: boolean
  lines: readonly BillLine[]
}

/** Bills are in the order in which they were issued. A month is charged anew by a later bill, which takes off what the one before charged. */
export function chargesOf(bills: readonly Pick<BillBefore, 'lines'>[], period: BsMonth): ChargedLine[] {
  const newest = newestOf(bills, period)
  return newest ? chargesIn(newest.lines, period) : []
}

/** The last bill that has charged a month. */
export function newestOf<Bill extends Pick<BillBefore, 'lines'>>(bills: readonly Bill[], period: BsMonth) {
  return bills.findLast((bill) => charges(bill, period))
}

export function charges({ lines }: Pick<BillBefore, 'lines'>, period: BsMonth): boolean {
  return lines.some((line) => line.kind === 'charge' && line.period === period)
}

/** The later bill that has charged a month of this one anew, which is to be credited first. */
export function chargedAnewBy(bill: BillBefore, bills: readonly BillBefore[]): BillBefore | undefined {
  const months = new Set(bill.lines.filter((line) => line.kind === 'charge').map(({ period }) => period))
  const place = bills.findIndex((one) => one.fiscalYear === bill.fiscalYear && one.number === bill.number)
  return bills
    .slice(place + 1)
    .find(({ lines }) => lines.some((line) => line.kind === 'charge' && months.has(line.period)))
}

function chargesIn(lines: readonly BillLine[], period: BsMonth): ChargedLine[] {
  return lines.filter((line) => line.kind === 'charge').filter((line) => line.period === period)
}

// Windows of the documents by their dates: conditions that divide them, the newest first, so that a search of a common word ends early.

/** How many documents and pages a month has; `month` is its year times 100 plus its number. */
export type MonthSize = { month: number; entries: number }

/** Documents and pages of the first windows together; the last window has the rest. */
const sizes = [1000, 2000, 6000, 18_000, 54_000, 162_000]
/** Months after the newest one that belong to the first window: what is dated there before the windows are made again. */
const monthsAhead = 2

/**
 * The windows of an organisation as texts of a `tsquery`.
 * @param months without doubles
 */
export function windowsOf(orgId: number, months: readonly MonthSize[]): string[] {
  const key = (period: number) => `'@${orgId}.${period}'`
  const rest = months.toSorted((one, other) => other.month - one.month)
  const [taken, periods]: [number[], number[]] = [[], []]
  const windows: string[] = []
  for (const size of sizes) {
    const own = takeMonths(rest, size)
    if (windows.length === 0 && own[0] !== undefined) own.unshift(...monthsAfter(own[0]))
    if (own.length === 0) break
    const asked = inYears(own, [...taken, ...rest.map(({ month }) => month)])
    windows.push(asked.map(key).join(' | '))
    taken.push(...own)
    periods.push(...asked)
  }
  const others = periods.length > 0 ? ` & !(${periods.map(key).join(' | ')})` : ''
  return [...windows.map((each) => `(${each})`), `'@${orgId}'${others}`]
}

/** Takes months off the list until they have so many entries. */
function takeMonths(rest: MonthSize[], size: number): number[] {
  const own: number[] = []
  for (let left = size; left > 0 && rest.length > 0;) {
    const { month, entries } = rest.shift()!
    own.push(month)
    left -= entries
  }
  return own
}

function monthsAfter(month: number): number[] {
  const count = Math.trunc(month / 100) * 12 + (month % 100) - 1
  return Array.from({ length: monthsAhead }, (_, ahead) => count + monthsAhead - ahead).map(
    (each) => Math.trunc(each / 12) * 100 + (each % 12) + 1,
  )
}

/** A year in place of its months, where no other window has one of them. */
function inYears(own: readonly number[], others: readonly number[]): number[] {
  const elsewhere = new Set(others.map(yearOf))
  return [...Map.groupBy(own, yearOf)].flatMap(([year, months]) => (elsewhere.has(year) ? months : [year]))
}

function yearOf(month: number): number {
  return Math.trunc(month / 100)
}

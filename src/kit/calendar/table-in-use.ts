// Which month table do dates go by: the release's own, or the one that published calendars have corrected?

import { withCorrections } from './corrections.ts'
import { bundledMonthTable, type BsYear, type MonthTable } from './month-table.ts'

let inUse: MonthTable = bundledMonthTable

/** The table that conversions go by unless they are given another. There is one calendar, not one for each office. */
export function monthTable(): MonthTable {
  return inUse
}

/** From now on dates go by this table. The server does it with the rows of its database, the browser with those of the page. */
export function goBy(table: MonthTable): void {
  inUse = table
}

/**
 * The years in which the table in use differs from the release's own: all that a browser has to be told.
 * @example goBy(correctedTable(correctedYears())) // changes nothing
 */
export function correctedYears(): BsYear[] {
  return inUse.years.filter((row) => !bundledMonthTable.years.includes(row))
}

/** The release's table with these years in place of, or after, its own. Throws where the result would not be a table. */
export function correctedTable(years: readonly BsYear[]): MonthTable {
  return years.length === 0 ? bundledMonthTable : withCorrections(bundledMonthTable, years, bundledMonthTable.version)
}

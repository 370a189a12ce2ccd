// The active month table: bundled with the release, or corrected by published calendars.

import { withCorrections } from './corrections.ts'
import { bundledMonthTable, type BsYear, type MonthTable } from './month-table.ts'

let active: MonthTable = bundledMonthTable

/** The table that conversions use by default. There is one calendar, not one for each organisation. */
export function monthTable(): MonthTable {
  return active
}

/** Sets the table that dates use from now on: on the server from the database, in the browser from the page. */
export function setMonthTable(table: MonthTable): void {
  active = table
}

/**
 * The years in which the active table differs from the bundled one: all that a browser needs.
 * @example setMonthTable(correctedTable(correctedYears())) // changes nothing
 */
export function correctedYears(): BsYear[] {
  return active.years.filter((row) => !bundledMonthTable.years.includes(row))
}

/** The bundled table with these years in place of, or after, its own. Throws where the result would not be a table. */
export function correctedTable(years: readonly BsYear[]): MonthTable {
  return years.length === 0 ? bundledMonthTable : withCorrections(bundledMonthTable, years, bundledMonthTable.version)
}

// Columns of an export or print, their calendars and headings.

import { fillIn, type Bilingual } from '#kit/language.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import { labelPaths, leafColumns, valueOf, visibleColumns, type Column } from '../columns.ts'
import { exportMessages } from './messages.ts'

export type CalendarChoice = 'ad' | 'bs' | 'both'

/**
 * The calendars of a file for a reader's choice: JSON is read by programs and keeps its keys and ISO dates, so that
 * Bikram Sambat is only added. @example calendarsIn('json', 'bs') // 'both'
 */
export function calendarsIn(format: 'csv' | 'excel' | 'json', choice: CalendarChoice): CalendarChoice {
  return format === 'json' && choice === 'bs' ? 'both' : choice
}

/** The leaves that may be exported, for the dialog's list. */
export function exportableColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return leafColumns(columns).filter((column) => column.exportable !== false)
}

/** May an export run with these columns? Not with none. */
export function mayExport(keys: readonly string[]): Verdict {
  return keys.length > 0 ? allow : deny('table.exportNoColumns')
}

/**
 * The tree of the chosen columns with their groups. Date columns become one column a calendar, `…-bs` the Bikram Sambat one, each heading
 * naming it; without a calendar they stay in the reader's.
 */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[],
  calendar?: CalendarChoice,
): Column<Row>[] {
  const chosen = new Set(
    exportableColumns(columns)
      .map((column) => column.key)
      .filter((key) => keys.includes(key)),
  )
  const excluded = leafColumns(columns)
    .map((column) => column.key)
    .filter((key) => !chosen.has(key))
  const visible = visibleColumns(columns, excluded)
  return calendar ? inCalendars(visible, calendar) : visible
}

/** One heading a leaf, its groups before it, for formats without merged headers. @example headings(columns) // [{ en: 'Period – From', … }] */
export function headings<Row>(columns: readonly Column<Row>[]): Bilingual[] {
  const paths = labelPaths(columns)
  return leafColumns(columns).map((column) => {
    const path = paths.get(column.key)!
    const joined = { en: path.map((label) => label.en).join(' – '), ne: path.map((label) => label.ne).join(' – ') }
    return column.kind === 'size' ? named('table.columnBytes', joined) : joined
  })
}

function inCalendars<Row>(columns: readonly Column<Row>[], choice: CalendarChoice): Column<Row>[] {
  return columns.flatMap((column, index): Column<Row>[] => {
    if (column.children) return [{ ...column, children: inCalendars(column.children, choice) }]
    const spanning = choice === 'both' && column.colspan ? { ...column, colspan: spanInBoth(columns, index) } : column
    return spanning.kind === 'date' ? datesIn(spanning, choice) : [spanning]
  })
}

/** A date column as one column a calendar. */
function datesIn<Row>(column: Column<Row>, choice: CalendarChoice): Column<Row>[] {
  const ad: Column<Row> = { ...column, label: named('table.columnAd', column.label), calendar: 'ad' }
  const bs: Column<Row> = {
    ...column,
    key: `${column.key}-bs`,
    label: named('table.columnBs', column.label),
    calendar: 'bs',
    value: (row) => valueOf(column, row),
  }
  return choice === 'both' ? [ad, bs] : [choice === 'ad' ? ad : bs]
}

/** A heading over several columns also covers the added calendar columns. */
function spanInBoth<Row>(columns: readonly Column<Row>[], index: number): number {
  const covered = columns.slice(index, index + columns[index]!.colspan!)
  return covered.length + covered.filter((column) => column.kind === 'date').length
}

function named(key: 'table.columnAd' | 'table.columnBs' | 'table.columnBytes', label: Bilingual): Bilingual {
  return {
    en: fillIn(exportMessages[key].en, { column: label.en }, 'en'),
    ne: fillIn(exportMessages[key].ne, { column: label.ne }, 'ne'),
  }
}

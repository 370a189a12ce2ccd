// Rows of a file of readings: read over what is stored, and written as cells to compare.

import { readSerial, readWhole } from '#features/connections/rules/cells.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { parseImportedMonth, parsePastDate } from '#kit/calendar/imported-date.ts'
import type { Cells } from '#kit/differences.ts'
import type { CellIssue } from '#kit/long-import.ts'
import { clean } from '#kit/text.ts'
import { maxNote, maxReading, type NewReading, type ReadingStatus } from '../contract/reading.ts'

/** Columns of a file of readings, in the order in which they are compared; who read (`rules/readers.ts`) last. */
export const readingColumns = [
  'customer_number',
  'period',
  'read_on',
  'reading',
  'status',
  'note',
  'old_final',
  'new_start',
  'new_serial',
  'read_by',
] as const
export type ReadingColumn = (typeof readingColumns)[number]

/** Their names, and the words of the screens, which a reading list has. */
const statuses: Record<string, ReadingStatus> = {
  normal: 'normal',
  locked: 'locked',
  broken: 'broken',
  reset: 'reset',
  replaced: 'replaced',
  rollover: 'rollover',
  estimated: 'estimated',
  'meter set back': 'reset',
  'meter replaced': 'replaced',
  'dial passed its end': 'rollover',
  'not read': 'estimated',
  सामान्य: 'normal',
  'ताला लागेको': 'locked',
  बिग्रिएको: 'broken',
  'सुरुमा फर्किएको': 'reset',
  फेरिएको: 'replaced',
  'मिटर फेरिएको': 'replaced',
  'अन्तिम अङ्क नाघेको': 'rollover',
  अनुमानित: 'estimated',
  'नपढिएको (अनुमानित)': 'estimated',
}

/**
 * The reading that a row states for its month (`periodOf`): columns that the file does not have stay as they are stored. Or every cell that is
 * refused. `today` is an ISO date.
 */
export function readReadingRow(
  cells: Cells,
  period: BsMonth | undefined,
  stored: NewReading | undefined,
  today: string,
): { ok: true; value: NewReading } | { ok: false; issues: CellIssue<ReadingColumn>[] } {
  const issues: CellIssue<ReadingColumn>[] = []
  const read = <V>(
    column: ReadingColumn,
    now: V,
    empty: V,
    readCell: (typed: string) => V | undefined,
    key: string,
  ) => {
    const typed = cells[column]?.trim()
    if (typed === undefined) return now
    if (typed === '') return empty
    const value = readCell(typed)
    if (value === undefined) issues.push({ column, key, values: { typed } })
    return value ?? now
  }
  const status = read('status', stored?.status ?? 'normal', 'normal', readStatus, 'meter_readings.status_wrong')
  const count = (column: ReadingColumn, now: number | null | undefined) =>
    read(column, now ?? null, null, readCount, 'meter_readings.count_wrong')
  const serial = read('new_serial', stored?.newSerial ?? '', '', readSerial, 'meter_readings.serial_wrong')
  const value: NewReading = {
    period: period ?? '',
    readOn: read('read_on', stored?.readOn ?? '', '', (typed) => readDate(typed, today), 'meter_readings.date_wrong'),
    status,
    value: count('reading', stored?.value),
    oldFinal: count('old_final', stored?.oldFinal),
    newStart: count('new_start', stored?.newStart),
    newSerial: status === 'replaced' || serial !== '' ? serial : null,
    note: read('note', stored?.note ?? '', '', readNote, 'meter_readings.note_wrong'),
  }
  if (value.period === '') issues.push({ column: 'period', key: 'meter_readings.month_wrong' })
  if (value.readOn === '' && !issues.some(({ column }) => column === 'read_on'))
    issues.push({ column: 'read_on', key: 'meter_readings.day_missing' })
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value }
}

/** Month, status and value of a row; one that cannot be read is refused later, whatever its value is here. */
export function dialOf(
  { status = '', reading = '' }: Cells,
  period: BsMonth | undefined,
): Pick<NewReading, 'period' | 'status' | 'value'> {
  return {
    period: period ?? '',
    status: readStatus(status.trim()) ?? 'normal',
    value: readCount(reading.trim()) ?? null,
  }
}

/** The month of a row, or undefined when it has none that can be read. */
export function periodOf(cells: Cells): BsMonth | undefined {
  return parseImportedMonth(cells.period ?? '')
}

/** The reading as cells in the terms of a file, for comparison and export. */
export function readingCells(reading: NewReading): Omit<Record<ReadingColumn, string>, 'customer_number' | 'read_by'> {
  const { period, readOn, value, status, note, oldFinal, newStart, newSerial } = reading
  return {
    period,
    read_on: readOn,
    reading: textOf(value),
    status,
    note,
    old_final: textOf(oldFinal),
    new_start: textOf(newStart),
    new_serial: newSerial ?? '',
  }
}

/**
 * What a row states beside a stored reading whose change of meter came from the register: the same reading where the row states it as
 * normal, or the change without the number of the meter.
 */
export function besideStored(entered: NewReading, stored: NewReading): NewReading {
  const { oldFinal, newStart } = stored
  if (stored.status !== 'replaced' || stored.newSerial !== null) return entered
  const isNormal = entered.status === 'normal'
  const isSameChange = entered.status === 'replaced' && entered.oldFinal === oldFinal && entered.newStart === newStart
  return isNormal || isSameChange ? { ...entered, status: 'replaced', oldFinal, newStart, newSerial: null } : entered
}

/** The column at which the rule's reason is reported. */
export function columnOf(key: string): ReadingColumn {
  return columns[key.replace('meter_readings.', '')] ?? 'reading'
}

const columns: Record<string, ReadingColumn> = {
  in_future: 'read_on',
  outside_month: 'read_on',
  before_last: 'read_on',
  before_change: 'read_on',
  fitted_that_day: 'read_on',
  later_reading: 'period',
  twice: 'period',
  own_connection: 'customer_number',
  closed: 'customer_number',
  no_meter: 'customer_number',
  final_below_last: 'old_final',
  below_start: 'new_start',
  values_of_change: 'status',
  serial_of_change: 'new_serial',
  serial_taken: 'new_serial',
  warn_locked: 'status',
  changed_already: 'status',
  reader_linked: 'read_by',
}

function readStatus(typed: string): ReadingStatus | undefined {
  const term = typed.toLowerCase()
  return Object.hasOwn(statuses, term) ? statuses[term] : undefined
}

function readCount(typed: string): number | undefined {
  return readWhole(typed, maxReading)
}

function readDate(typed: string, today: string): string | undefined {
  const parsed = parsePastDate(typed, today)
  return parsed.ok ? parsed.value : undefined
}

function readNote(typed: string): string | undefined {
  return typed.length <= maxNote ? clean(typed) : undefined
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number)
}

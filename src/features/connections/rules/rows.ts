// Rows of a file of the register: read over what the register has, and written as cells to compare.

import { parsePastDate } from '#kit/calendar/imported-date.ts'
import type { Cells } from '#kit/differences.ts'
import { isPreetiName } from '#kit/preeti.ts'
import type { CellIssue } from '#kit/long-import.ts'
import { clean, hasLetter } from '#kit/text.ts'
import type { RegisterColumn, RegisterEntry } from '../contract/connection.ts'
import { maxDialDigits, minDialDigits, usualDialDigits } from '../contract/connection.ts'
import {
  readEmail,
  readKind,
  readMetered,
  readNumber,
  readPhone,
  readRupees,
  readSerial,
  readSize,
  readState,
  readType,
  readWhole,
  readYes,
} from './cells.ts'
import { placeIssues, type FindTol } from './places.ts'

const maxWard = 33
const maxReading = 999_999_999

/** A new connection before its row is read. */
const blank: Omit<RegisterEntry, 'customerNumber'> = {
  oldNumber: null,
  name: { en: '', ne: '' },
  kind: 'household',
  phone: null,
  email: null,
  customerType: 'residential',
  tapSize: '1/2',
  metered: true,
  sewer: false,
  meterSerial: '',
  dialDigits: usualDialDigits,
  openingReading: 0,
  ward: null,
  tol: null,
  walkingOrder: null,
  connectedOn: null,
  openingBalancePaisa: null,
  state: 'connected',
}

/** The customer number of a row, or undefined when it has none that can be read. */
export function numberOf(cells: Cells): string | undefined {
  return readNumber(cells.customer_number ?? '')
}

/** Why a customer number cannot be read. */
export function numberIssue(typed: string): string {
  return typed.trim() === '' ? 'connections.number_missing' : 'connections.number_wrong'
}

/**
 * The entry that a row states, over the one that the register has: columns that the file does not have stay as they are, an empty
 * cell is the value of a new connection. Or every cell that is refused, with its reason. `today` is an ISO date.
 */
export function readRegisterRow(
  cells: Cells,
  known: RegisterEntry | undefined,
  findTol: FindTol,
  today: string,
): { ok: true; value: RegisterEntry } | { ok: false; issues: CellIssue<RegisterColumn>[] } {
  const issues: CellIssue<RegisterColumn>[] = []
  const base = { ...blank, ...known }
  const read = <V>(
    column: RegisterColumn,
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
  const ward = read('ward', base.ward, null, readWard, 'connections.ward_wrong')
  const tolOf = (typed: string) => findTol(typed, ward)?.code
  const value: RegisterEntry = {
    customerNumber: numberOf(cells) ?? '',
    oldNumber: read('old_number', base.oldNumber, null, readNumber, 'connections.number_wrong'),
    name: {
      en: read('name_en', base.name.en, '', readName, nameKey(cells.name_en)),
      ne: read(
        'name_ne',
        base.name.ne,
        '',
        readNepaliName,
        nameKey(cells.name_ne, isPreetiName(cells.name_ne ?? '') ? 'connections.name_preeti' : undefined),
      ),
    },
    kind: read('kind', base.kind, blank.kind, readKind, 'connections.kind_wrong'),
    phone: read('phone', base.phone, null, readPhone, 'connections.phone_wrong'),
    email: read('email', base.email, null, readEmail, 'connections.email_wrong'),
    customerType: read('customer_type', base.customerType, blank.customerType, readType, 'connections.type_wrong'),
    tapSize: read('tap_size', base.tapSize, blank.tapSize, readSize, 'connections.size_wrong'),
    metered: read('meter', base.metered, blank.metered, readMetered, 'connections.meter_wrong'),
    sewer: read('sewer', base.sewer, false, readYes, 'connections.yes_wrong'),
    meterSerial: read('meter_serial', base.meterSerial, '', readSerial, 'connections.serial_wrong'),
    dialDigits: read('dial_digits', base.dialDigits, usualDialDigits, readDigits, 'connections.digits_wrong'),
    openingReading: read('opening_reading', base.openingReading, 0, readCount, 'connections.reading_wrong'),
    ward,
    tol: read('tol', base.tol, null, tolOf, 'connections.tol_unknown'),
    walkingOrder: read('walking_order', base.walkingOrder, null, readCount, 'connections.order_wrong'),
    connectedOn: read(
      'connected_on',
      base.connectedOn,
      null,
      (typed) => readPastDate(typed, today),
      'connections.date_wrong',
    ),
    openingBalancePaisa: read(
      'opening_balance_rs',
      base.openingBalancePaisa,
      null,
      readRupees,
      'connections.rupees_wrong',
    ),
    state: read('status', base.state, blank.state, readState, 'connections.state_wrong'),
  }
  // A meter that is removed has its last reading, which no column of a file states.
  if (known?.metered && !value.metered) issues.push({ column: 'meter', key: 'connections.meter_present' })
  if (cells.connected_on?.trim() && value.connectedOn !== null && value.connectedOn > today)
    issues.push({ column: 'connected_on', key: 'connections.date_to_come', values: { typed: cells.connected_on } })
  issues.push(...placeIssues(cells, value, known, findTol), ...entryIssues(value, cells, issues))
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: withoutUnusedMeter(value) }
}

/** The entry as cells in the terms of a file, for comparison and export. */
export function registerCells(entry: RegisterEntry): Record<RegisterColumn, string> {
  const { name, openingBalancePaisa } = entry
  return {
    customer_number: entry.customerNumber,
    name_en: name.en,
    name_ne: name.ne,
    kind: entry.kind,
    phone: entry.phone ?? '',
    email: entry.email ?? '',
    customer_type: entry.customerType,
    tap_size: `${entry.tapSize} inch`,
    meter: entry.metered ? 'metered' : 'unmetered',
    sewer: entry.sewer ? 'yes' : 'no',
    meter_serial: entry.meterSerial,
    dial_digits: String(entry.dialDigits),
    ward: textOf(entry.ward),
    tol: entry.tol ?? '',
    connected_on: entry.connectedOn ?? '',
    opening_reading: String(entry.openingReading),
    opening_balance_rs: openingBalancePaisa === null ? '' : (openingBalancePaisa / 100).toFixed(2),
    status: entry.state,
    old_number: entry.oldNumber ?? '',
    walking_order: textOf(entry.walkingOrder),
  }
}

/** What only the whole row shows: no number, no name, a reading that the dial cannot show. */
function entryIssues(
  { customerNumber, name, openingReading, dialDigits }: RegisterEntry,
  { customer_number: typed = '' }: Cells,
  found: CellIssue<RegisterColumn>[],
): CellIssue<RegisterColumn>[] {
  const named = name.en !== '' || name.ne !== '' || found.some(({ column }) => column.startsWith('name_'))
  return [
    ...(customerNumber === ''
      ? [{ column: 'customer_number', key: numberIssue(typed), values: { typed } } as const]
      : []),
    ...(named ? [] : [{ column: 'name_en', key: 'connections.name_missing' } as const]),
    ...(openingReading < 10 ** dialDigits
      ? []
      : [
          {
            column: 'opening_reading',
            key: 'connections.reading_beyond_dial',
            values: { digits: dialDigits },
          } as const,
        ]),
  ]
}

/** A connection without a meter has no serial, dial or reading to compare. */
function withoutUnusedMeter(entry: RegisterEntry): RegisterEntry {
  return entry.metered ? entry : { ...entry, meterSerial: '', dialDigits: usualDialDigits, openingReading: 0 }
}

function readName(typed: string): string | undefined {
  const name = clean(typed)
  return name.length <= 120 && hasLetter(name) ? name : undefined
}

/** Why a name is not taken: it has no letter of either script, or the other reason of its column. */
function nameKey(typed = '', other = 'connections.name_wrong'): string {
  return hasLetter(typed) ? other : 'connections.name_without_letter'
}

/** Text for an old font such as Preeti would be stored as signs that nobody can read. */
function readNepaliName(typed: string): string | undefined {
  return isPreetiName(typed) ? undefined : readName(typed)
}

function readPastDate(typed: string, today: string): string | undefined {
  const parsed = parsePastDate(typed, today)
  return parsed.ok ? parsed.value : undefined
}

function readDigits(typed: string): number | undefined {
  const count = readWhole(typed, maxDialDigits)
  return count !== undefined && count >= minDialDigits ? count : undefined
}

function readWard(typed: string): number | undefined {
  return readWhole(typed, maxWard) || undefined
}

function readCount(typed: string): number | undefined {
  return readWhole(typed, maxReading)
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number)
}

// Cells of the register that contradict what is known of the meter or the bills of their connection.

import { bsKey, toBs } from '#kit/calendar/bikram-sambat.ts'
import { lastDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { CellIssue } from '#kit/long-import.ts'
import type { RegisterColumn, RegisterEntry } from '../contract/connection.ts'

/**
 * `first`: what the meter began with at most, by the first reading of its dial; null where that says nothing, as after a dial has passed its
 * end. `highest`: what the dial has shown at most. `readOn`: the day of the first reading. `billed`: the month of the first bill that
 * was not credited.
 */
export type KnownUse = { first: number | null; highest: number | null; readOn: string | null; billed: BsMonth | null }

type Stated = Pick<RegisterEntry, 'openingReading' | 'dialDigits' | 'connectedOn'>

/** Whether a row states another one of the cells that use of the connection can contradict. */
export function statesMeter(entry: Stated, before: Stated): boolean {
  return (['openingReading', 'dialDigits', 'connectedOn'] as const).some((field) => entry[field] !== before[field])
}

/** The contradictions in cells that the row changes. */
export function contradictions(entry: Stated, before: Stated, use: KnownUse): CellIssue<RegisterColumn>[] {
  const { openingReading, dialDigits, connectedOn } = entry
  return [
    ...(openingReading === before.openingReading ? [] : openingIssues(openingReading, use)),
    ...(dialDigits === before.dialDigits ? [] : dialIssues(dialDigits, use)),
    ...(connectedOn === null || connectedOn === before.connectedOn ? [] : dayIssues(connectedOn, use)),
  ]
}

function openingIssues(opening: number, { first: value }: KnownUse): CellIssue<RegisterColumn>[] {
  if (value === null || opening <= value) return []
  return [{ column: 'opening_reading', key: 'connections.opening_above_reading', values: { value, opening } }]
}

function dialIssues(digits: number, { highest: value }: KnownUse): CellIssue<RegisterColumn>[] {
  if (value === null || value < 10 ** digits) return []
  return [{ column: 'dial_digits', key: 'connections.dial_below_reading', values: { value, digits } }]
}

function dayIssues(day: string, { readOn, billed }: KnownUse): CellIssue<RegisterColumn>[] {
  const column = 'connected_on'
  const typed = inBs(day)
  if (readOn !== null && day > readOn)
    return [{ column, key: 'connections.connected_after_reading', values: { typed, date: inBs(readOn) } }]
  if (billed !== null && day > lastDayOf(billed))
    return [{ column, key: 'connections.connected_after_bill', values: { typed, month: billed } }]
  return []
}

function inBs(isoDate: string): string {
  const day = toBs(isoDate)
  return day ? bsKey(day).replaceAll('-', '/') : isoDate
}

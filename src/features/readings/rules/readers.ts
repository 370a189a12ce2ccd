// Who read a meter, as a row of an import says it: a member of staff by e-mail, anybody else by name.

import type { Cells, Difference } from '#kit/differences.ts'
import type { CellIssue } from '#kit/long-import.ts'
import { clean } from '#kit/text.ts'
import { maxReaderName, type Reader } from '../contract/reading.ts'
import type { ReadingColumn } from './rows.ts'

/** A member of staff whom a file names. `linked`: the ids of the connections that are linked to their own account. */
export type StaffReader = { id: number; name: string; linked: ReadonlySet<number> }

/** By e-mail in small letters; null where nobody of the organisation has it. */
export type StaffReaders = ReadonlyMap<string, StaffReader | null>

const unknown: Reader = { readBy: '', readById: null }

/** The e-mail by which a row names a member of staff; undefined where it names nobody or somebody else. */
export function readerEmail({ read_by: typed = '' }: Cells): string | undefined {
  return typed.includes('@') ? clean(typed).toLowerCase() : undefined
}

/**
 * The reader of a row of a connection: as stored where the row names nobody, or the stored one. Nobody is named as the reader of a connection
 * that is linked to their own account.
 */
export function readerIn(
  cells: Cells,
  { stored, connectionId, staff }: { stored: Reader | undefined; connectionId: number; staff: StaffReaders },
): { ok: true; value: Reader } | { ok: false; issues: CellIssue<ReadingColumn>[] } {
  const typed = cells.read_by ? clean(cells.read_by) : ''
  if (typed === '' || typed === stored?.readBy) return { ok: true, value: stored ?? unknown }
  const refused = (key: string) => ({
    ok: false as const,
    issues: [{ column: 'read_by' as const, key, values: { typed } }],
  })
  if (typed.length > maxReaderName) return refused('meter_readings.reader_wrong')
  const email = readerEmail(cells)
  if (email === undefined) return { ok: true, value: { readBy: typed, readById: null } }
  const found = staff.get(email)
  if (!found) return refused('meter_readings.reader_unknown')
  if (found.id === stored?.readById) return { ok: true, value: stored }
  if (found.linked.has(connectionId)) return refused('meter_readings.reader_linked')
  return { ok: true, value: { readBy: found.name, readById: found.id } }
}

/** That somebody else read than is stored, as the row says it. */
export function readerDifference({ read_by: typed = '' }: Cells, stored: Reader, now: Reader): Difference[] {
  const isSame = now.readBy === stored.readBy && now.readById === stored.readById
  return isSame ? [] : [{ column: 'read_by', from: stored.readBy, to: clean(typed) }]
}

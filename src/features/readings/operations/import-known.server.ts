// What is known of the connections of a batch of imported readings: no more of their history than its rows ask for.

import { listSerialHolders, lockRegister } from '#features/connections/operations/meters.server.ts'
import type { BsMonth } from '#kit/calendar/bs-month.ts'
import type { Cells } from '#kit/differences.ts'
import type { Scope } from '#platform/context.ts'
import { followsFromLast } from '../rules/recorded.ts'
import { dialOf } from '../rules/rows.ts'
import { listKnown, type KnownConnection } from '../store/known.server.ts'

type NumberedReading = { number: string; period: BsMonth | undefined; cells: Cells }

/** Connections by customer number. Of those that are not `whole`, the history begins with the last reading of the dial. */
export type Known = { known: Map<string, KnownConnection>; whole: Set<number> }

/**
 * Few rows need more of the history than its end: of their connections it is read as far as the rule of one reading asks for. What is
 * unusual about a reading (`isCompared`) is seen by that of all of them.
 */
export async function loadKnown(
  tx: Scope,
  named: readonly NumberedReading[],
  ids: number[],
  isCompared: boolean,
): Promise<Known> {
  if (isCompared) return { known: byNumber(await listKnown(tx, ids)), whole: new Set(ids) }
  const known = byNumber(await listKnown(tx, ids, 1))
  const whole = new Set([...known.values()].filter(hasNoDialReading).map(({ id }) => id))
  const more = new Set<number>()
  for (const { number, period, cells } of named) {
    const one = known.get(number)
    if (one && !whole.has(one.id) && !followsFromLast(dialOf(cells, period), one)) more.add(one.id)
  }
  for (const [number, one] of byNumber(await listKnown(tx, [...more]))) known.set(number, one)
  return { known, whole: whole.union(more) }
}

/** Then all of the history is known. */
function hasNoDialReading({ history }: KnownConnection): boolean {
  return history.every(({ value }) => value === null)
}

function byNumber(known: ReadonlyMap<number, KnownConnection>): Map<string, KnownConnection> {
  return new Map([...known.values()].map((one) => [one.customerNumber, one]))
}

/**
 * Who has the numbers of the meters that are fitted with these rows. Batches that fit meters follow one another, and no register is imported
 * meanwhile; a comparison does not stop them.
 */
export async function loadHolders(
  tx: Scope,
  rows: readonly NumberedReading[],
  isCompared: boolean,
): Promise<Map<string, readonly string[]>> {
  const serials = rows
    .map(({ cells }) => cells.new_serial?.trim().toUpperCase() ?? '')
    .filter((serial) => serial !== '')
  if (serials.length === 0) return new Map()
  if (!isCompared) await lockRegister(tx)
  return new Map(await listSerialHolders(tx, serials))
}

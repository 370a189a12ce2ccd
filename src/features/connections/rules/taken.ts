// Meter numbers and old numbers that rows of a file claim although another connection has them.

import type { CellIssue } from '#kit/long-import.ts'
import type { RegisterColumn, RegisterEntry } from '../contract/connection.ts'

/** A column whose number one connection alone has. */
export const claimedColumns = ['meter_serial', 'old_number'] as const
export type ClaimedColumn = (typeof claimedColumns)[number]

/** What a row claims by its customer number; `key` is '' where it gives up what it has. `leaves`: the connection had something else until now. */
export type Claim = { number: string; key: string; leaves: boolean }

/** Numbers are compared in capital letters; '' where there is none. The meter of a closed connection may serve another one. */
export function claimedKey({ state, meterSerial, oldNumber }: RegisterEntry, column: ClaimedColumn): string {
  if (column === 'old_number') return (oldNumber ?? '').toUpperCase()
  return state === 'closed' ? '' : meterSerial.toUpperCase()
}

/** `holders`: customer numbers that have a number now; `earlier`: who claimed one in an earlier part of the file. */
export type Claimed = {
  holders: ReadonlyMap<string, readonly string[]>
  earlier: ReadonlyMap<string, string> | undefined
}

/**
 * By the place of a claim the customer number that has what it claims. What a connection has is free where its own claim of another number is
 * taken: two meters whose numbers were mixed up are corrected by one file.
 */
export function takenClaims(claims: readonly Claim[], { holders, earlier }: Claimed): Map<number, string> {
  const refused = new Map<number, string>()
  for (;;) {
    const taken = claims.map((claim, place) => ({ ...claim, place })).filter(({ place }) => !refused.has(place))
    const left = new Set(taken.filter(({ leaves }) => leaves).map(({ number }) => number))
    const first = new Map<string, string>()
    const before = refused.size
    for (const { number, key, place } of taken) {
      const has = (other: string | undefined) => other !== undefined && other !== number
      const stored = holders.get(key)?.find((other) => has(other) && !left.has(other))
      const holder = stored ?? [earlier?.get(key), first.get(key)].find(has)
      if (key === '' || holder === undefined) first.set(key, number)
      else refused.set(place, holder)
    }
    if (refused.size === before) return refused
  }
}

export function takenIssue(
  column: ClaimedColumn,
  { meterSerial, oldNumber }: RegisterEntry,
  number: string,
): CellIssue<RegisterColumn> {
  const typed = column === 'old_number' ? (oldNumber ?? '') : meterSerial
  return { column, key: `connections.${column}_taken`, values: { typed, number } }
}

// Refusal of rows whose meter number or old number another connection has, in the register or in the same file.

import type { Scope } from '#platform/context.ts'
import type { RegisterEntry } from '../contract/connection.ts'
import { claimedColumns, claimedKey, takenClaims, takenIssue, type Claim, type ClaimedColumn } from '../rules/taken.ts'
import { listOldNumberHolders, listSerialHolders } from '../store/taken.server.ts'
import type { ComparedEntry } from './compared-entry.server.ts'

/** Customer numbers by what they claim, of the rows of a file that were compared and not written yet. */
export type EarlierClaims = Record<ClaimedColumn, Map<string, string>>

export function noClaims(): EarlierClaims {
  return { meter_serial: new Map(), old_number: new Map() }
}

const listHolders = { meter_serial: listSerialHolders, old_number: listOldNumberHolders }

/** `earlier`: where the file is compared; what is written the register has. */
export async function refuseTaken(
  scope: Scope,
  rows: readonly ComparedEntry[],
  earlier?: EarlierClaims,
): Promise<ComparedEntry[]> {
  let left = [...rows]
  for (const column of claimedColumns) left = await refuseTakenIn(scope, column, left, earlier?.[column])
  return left
}

async function refuseTakenIn(
  scope: Scope,
  column: ClaimedColumn,
  rows: readonly ComparedEntry[],
  earlier: Map<string, string> | undefined,
): Promise<ComparedEntry[]> {
  const claiming = rows.flatMap((row) => claimIn(row, column) ?? [])
  const keys = claiming.map(({ claim }) => claim.key).filter((key) => key !== '')
  if (keys.length === 0) return [...rows]
  const claims = claiming.map(({ claim }) => claim)
  const refused = takenClaims(claims, { holders: await listHolders[column](scope, keys), earlier })
  const outcomes = new Map<number, ComparedEntry>()
  for (const [place, { line, entry, claim }] of claiming.entries()) {
    const holder = refused.get(place)
    if (holder === undefined && claim.key !== '') earlier?.set(claim.key, claim.number)
    if (holder === undefined) continue
    const issues = [takenIssue(column, entry, holder)]
    outcomes.set(line, { kind: 'refused', line, name: claim.number, issues })
  }
  return rows.map((row) => outcomes.get(row.line) ?? row)
}

/** A row whose number in this column is another one than before, with what it claims. */
function claimIn(
  row: ComparedEntry,
  column: ClaimedColumn,
): { line: number; entry: RegisterEntry; claim: Claim } | undefined {
  if (row.kind !== 'added' && row.kind !== 'changed') return undefined
  const { line, name, entry } = row
  const key = claimedKey(entry, column)
  if (row.kind === 'changed' && key === claimedKey(row.before, column)) return undefined
  return { line, entry, claim: { number: name, key, leaves: row.kind === 'changed' } }
}

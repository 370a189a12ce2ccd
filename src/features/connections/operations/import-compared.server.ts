// Rows of a register beside what is stored: new, the same, changed, or refused with the reasons.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { NumberedRow } from '#kit/import.ts'
import { differencesIn, faultIssues, type CellIssue } from '#kit/long-import.ts'
import { looseKey } from '#kit/loose-match.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { registerColumns, type RegisterEntry } from '../contract/connection.ts'
import { mayBeChangedBy } from '../rules/changes.ts'
import { outdatedIssues, type Past } from '../rules/outdated.ts'
import type { FindTol } from '../rules/places.ts'
import { numberOf, readRegisterRow, registerCells } from '../rules/rows.ts'
import { listPasts } from '../store/past.server.ts'
import { listEntries, type KnownEntry } from '../store/rows.server.ts'
import type { ComparedEntry } from './compared-entry.server.ts'
import { refuseContradicted } from './import-contradictions.server.ts'
import { warnSimilar } from './import-similar.server.ts'
import { refuseTaken, type EarlierClaims } from './import-taken.server.ts'

/** `own`: connections that are linked to whoever imports. `earlier`: of a file that is only compared. */
export type Rules = { findTol: FindTol; openings: OpeningRules; own: ReadonlySet<number>; earlier?: EarlierClaims }

/**
 * `areOpeningsFixed`: a row with another opening balance than the stored one is refused. `historySums`: what the history of connections adds
 * up to, in paisa by their id; a row that changes the opening balance to anything else is refused.
 */
export type OpeningRules = { areOpeningsFixed: boolean; historySums: ReadonlyMap<number, number> }

/** What each row is beside what is stored. What is unusual is pointed out where a file is only compared. */
export async function compareRows(
  ctx: Ctx,
  rows: readonly NumberedRow[],
  { findTol, openings, own, earlier }: Rules,
): Promise<ComparedEntry[]> {
  const known = await listEntries(
    ctx,
    rows.flatMap(({ cells }) => numberOf(cells) ?? []),
  )
  const today = inNepal(ctx.now).date
  const compared = rows.map((row): ComparedEntry => {
    const { line, cells } = row
    const name = numberOf(cells) ?? ''
    const before = known.get(name)
    const faults = faultIssues(row, 'customer_number')
    if (faults.length > 0) return { kind: 'refused', line, name, issues: faults }
    const reading = readRegisterRow(cells, before, findTol, today)
    if (!reading.ok) return { kind: 'refused', line, name, issues: reading.issues }
    const wrongOpening = openingIssue(reading.value, before, openings)
    if (wrongOpening) return { kind: 'refused', line, name, issues: [wrongOpening] }
    if (!before) return { kind: 'added', line, name, entry: reading.value }
    const differences = differencesIn(registerColumns, registerCells(before), registerCells(reading.value))
    return differences.length === 0
      ? { kind: 'same', line, name }
      : { kind: 'changed', line, name, before, entry: { ...reading.value, id: before.id }, differences }
  })
  const present = await refuseOutdated(ctx, refuseOwn(compared, own), known)
  const free = await refuseTaken(ctx, await refuseContradicted(ctx, present), earlier)
  return earlier ? warnSimilar(ctx, free) : free
}

/** Refuses changes of connections that are linked to whoever imports; a command belongs to nobody. */
function refuseOwn(rows: readonly ComparedEntry[], own: ReadonlySet<number>): ComparedEntry[] {
  return rows.map((row) => {
    const may = mayBeChangedBy({ isOwn: row.kind === 'changed' && own.has(row.entry.id) })
    if (may.ok) return row
    return { kind: 'refused', line: row.line, name: row.name, issues: [{ column: 'customer_number', key: may.key }] }
  })
}

/** Why the opening balance of a row is not taken. */
function openingIssue(
  entry: RegisterEntry,
  before: KnownEntry | undefined,
  { areOpeningsFixed, historySums }: OpeningRules,
): CellIssue | undefined {
  if (!isOtherOpening(entry, before)) return undefined
  const column = 'opening_balance_rs'
  if (areOpeningsFixed) return { column, key: 'connections.opening_fixed' }
  const sum = before && historySums.get(before.id)
  if (sum === undefined || sum === (entry.openingBalancePaisa ?? 0)) return undefined
  return { column, key: 'connections.opening_not_of_history', values: { sum: (sum / 100).toFixed(2) } }
}

/** No opening balance and one of zero are the same debt. */
export function isOtherOpening(entry: RegisterEntry, before: RegisterEntry | undefined): boolean {
  return (entry.openingBalancePaisa ?? 0) !== (before?.openingBalancePaisa ?? 0)
}

/** Refuses rows that take back what the register has changed since the file was written. */
async function refuseOutdated(
  scope: Scope,
  rows: readonly ComparedEntry[],
  known: ReadonlyMap<string, KnownEntry>,
): Promise<ComparedEntry[]> {
  const ids = rows.flatMap((row) => (row.kind === 'changed' ? [row.entry.id] : []))
  if (ids.length === 0) return [...rows]
  const pasts = await listPasts(scope, ids)
  return rows.map((row) => {
    if (row.kind !== 'changed') return row
    const past: Past = pasts.get(row.entry.id) ?? { isMeterReplaced: false, holders: [] }
    const issues = outdatedIssues(row.differences, known.get(row.name)!, past)
    return issues.length === 0 ? row : { kind: 'refused', line: row.line, name: row.name, issues }
  })
}

/**
 * Finds a tol by its code or that of a closed tol that it succeeds, or by its name: the one of the ward, or the only one of all wards that
 * has it.
 */
export async function tolFinder(ctx: Ctx): Promise<FindTol> {
  const { tols } = await readPlaces(ctx)
  const byCode = new Map(tols.flatMap((tol) => [tol.code, ...(tol.former ?? [])].map((known) => [known, tol])))
  const byName = Map.groupBy(
    tols.flatMap(({ name, ...tol }) =>
      [...new Set([looseKey(name.en), looseKey(name.ne)])].map((key) => ({ key, ...tol })),
    ),
    ({ key }) => key,
  )
  return (typed, ward) => {
    const tol = byCode.get(typed)
    if (tol !== undefined) return tol
    const all = byName.get(looseKey(typed)) ?? []
    const ofWard = all.filter((one) => one.ward === ward)
    const named = ofWard.length > 0 ? ofWard : all
    return named.length === 1 ? named[0] : undefined
  }
}

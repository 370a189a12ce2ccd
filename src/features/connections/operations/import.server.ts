// Import of a register of any length: every row compared with what is stored, then written batch by batch.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { NumberedRow } from '#kit/import.ts'
import {
  checkColumns,
  countRow,
  differencesIn,
  emptyReport,
  surplusIssues,
  type CellIssue,
  type ComparedRow,
  type LongImport,
  type LongReport,
} from '#kit/long-import.ts'
import { looseKey } from '#kit/loose-match.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { tellRemovedPhones, type RemovedPhone } from './notify.server.ts'
import { registerColumns, type RegisterEntry } from '../contract/connection.ts'
import { mayBeChangedBy } from '../rules/changes.ts'
import { numberOf, readRegisterRow, registerCells, type FindTol } from '../rules/rows.ts'
import { outdatedIssues, type Past } from '../rules/outdated.ts'
import { endLinksByPhone, listLinkedIds } from '../store/own.server.ts'
import { listPasts } from '../store/past.server.ts'
import {
  insertEntries,
  listEntries,
  lockRegister,
  maintainRegister,
  updateEntries,
  type KnownEntry,
} from '../store/rows.server.ts'

/**
 * `areOpeningsFixed`: a row with another opening balance than the stored one is refused. `historySums`: what the history of connections adds
 * up to, in paisa by their id; a row that changes the opening balance to anything else is refused.
 */
export type RegisterImport = LongImport & { areOpeningsFixed?: boolean; historySums?: ReadonlyMap<number, number> }

/**
 * Imports connections by customer number. The whole file is compared first, and with a refused row nothing is written; unless refused
 * rows are to be skipped: then it is read once. Each batch is a transaction of its own: an import that was interrupted is run again and writes the rest.
 */
export async function importRegister(
  ctx: Ctx,
  { batches, apply, skipRefused, onRow, areOpeningsFixed = false, historySums = new Map() }: RegisterImport,
): Promise<LongReport> {
  const rules: Rules = {
    findTol: await tolFinder(ctx),
    openings: { areOpeningsFixed, historySums },
    own: await listLinkedIds(ctx),
  }
  const isSure = apply && skipRefused
  const report = isSure ? emptyReport() : await compareFile(ctx, batches, rules, onRow)
  if (!apply || (report.refused > 0 && !skipRefused)) return report
  const today = inNepal(ctx.now).date
  const done = emptyReport()
  const written = new Map<string, number>()
  for await (const rows of batches()) {
    checkColumns(rows[0]!.cells, columns)
    for (const row of await writeRows(ctx, rows, { ...rules, today, written }))
      // After a comparison only what it has not refused: somebody has changed the register meanwhile.
      countRow(done, row, isSure || row.kind === 'refused' ? onRow : undefined)
  }
  if (done.added + done.changed >= manyRows) await maintainRegister(ctx)
  return { ...done, written: true }
}

/** So many rows change the plans of searches. */
const manyRows = 1_000

const columns = { needed: ['customer_number'], known: registerColumns }

async function compareFile(
  ctx: Ctx,
  batches: LongImport['batches'],
  rules: Rules,
  onRow: LongImport['onRow'],
): Promise<LongReport> {
  const report = emptyReport()
  const seen = new Map<string, number>()
  for await (const rows of batches()) {
    checkColumns(rows[0]!.cells, columns)
    const compared = await compareRows(ctx, rows, rules)
    for (const row of compared) countRow(report, refuseRepeated(row, seen), onRow)
  }
  return report
}

type ComparedEntry = ComparedRow &
  (
    | { kind: 'changed'; entry: KnownEntry; before: KnownEntry }
    | { kind: 'added'; entry: RegisterEntry }
    | { kind: 'same' | 'refused' }
  )

/** `own`: connections that are linked to whoever imports. */
type Rules = { findTol: FindTol; openings: OpeningRules; own: ReadonlySet<number> }
type OpeningRules = Required<Pick<RegisterImport, 'areOpeningsFixed' | 'historySums'>>

async function compareRows(
  ctx: Ctx,
  rows: readonly NumberedRow[],
  { findTol, openings, own }: Rules,
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
    const surplus = surplusIssues(row, 'customer_number')
    if (surplus.length > 0) return { kind: 'refused', line, name, issues: surplus }
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
  return refuseOutdated(ctx, refuseOwn(compared, own), known)
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
function isOtherOpening(entry: RegisterEntry, before: RegisterEntry | undefined): boolean {
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

type RefusedRow = Extract<ComparedRow, { kind: 'refused' }>

/** The second row of a number is refused. */
function refuseRepeated<Row extends ComparedRow>(row: Row, seen: Map<string, number>): Row | RefusedRow {
  const { line, name } = row
  const first = seen.get(name)
  if (first === undefined || name === '') {
    seen.set(name, line)
    return row
  }
  const values = { key: name, line: first }
  return { kind: 'refused', line, name, issues: [{ column: 'customer_number', key: 'import.twice', values }] }
}

type Writing = Rules & { today: string; written: Map<string, number> }

/** The rows as they were when they were written. */
async function writeRows(
  ctx: Ctx,
  rows: readonly NumberedRow[],
  { today, written, ...rules }: Writing,
): Promise<ComparedRow[]> {
  return transaction(ctx, async (tx) => {
    await lockRegister(tx)
    const compared = await compareRows(tx, rows, rules)
    const first = compared.map((row) => refuseRepeated(row, written))
    const added = first.flatMap((row) => (row.kind === 'added' ? [row.entry] : []))
    const changed = first.flatMap((row) => (row.kind === 'changed' ? [row.entry] : []))
    if (added.length + changed.length === 0) return first
    await insertEntries(tx, added, today)
    await updateEntries(tx, changed, today)
    const changes = { added: added.length, changed: changed.length, lines: linesOf(first) }
    await record(tx, { action: 'connections.imported', changes })
    for (const row of first) if (row.kind === 'changed') await recordOpening(tx, row)
    await endLinks(tx, first)
    await tellRemovedPhones(tx, first.flatMap(removedPhoneOf))
    return first
  })
}

/** Who linked a number by a code proved to have its phone, which is now another one. */
async function endLinks(tx: Ctx, rows: readonly ComparedEntry[]): Promise<void> {
  const moved = rows.flatMap((row) => {
    return row.kind === 'changed' && row.entry.phone !== row.before.phone ? [row.entry.id] : []
  })
  for (const target of await endLinksByPhone(tx, moved))
    await record(tx, { action: 'connection_links.ended', target, changes: { by: 'change of phone' } })
}

/** The phone that a number had until now, where it has another one or none. */
function removedPhoneOf(row: ComparedEntry): RemovedPhone[] {
  if (row.kind !== 'changed' || row.before.phone === null || row.entry.phone === row.before.phone) return []
  return [{ customerNumber: row.name, phone: row.before.phone }]
}

/** An opening balance that is replaced is recorded by itself, in paisa: it changes what the connection owes. */
async function recordOpening(
  tx: Ctx,
  { entry, before, name }: Extract<ComparedEntry, { kind: 'changed' }>,
): Promise<void> {
  if (!isOtherOpening(entry, before)) return
  const changes = { before: before.openingBalancePaisa, after: entry.openingBalancePaisa }
  await record(tx, { action: 'connections.opening_changed', target: name, changes })
}

/** The first and the last line of a batch, as the audit names them. */
function linesOf(rows: readonly { line: number }[]): string {
  return `${rows[0]!.line}–${rows.at(-1)!.line}`
}

/** Finds a tol by its code or that of a closed tol that it succeeds, or by its name where only one tol of the ward, or of all wards, has it. */
async function tolFinder(ctx: Ctx): Promise<FindTol> {
  const { tols } = await readPlaces(ctx)
  const codes = new Map(tols.flatMap(({ code, former = [] }) => [code, ...former].map((known) => [known, code])))
  const byName = Map.groupBy(
    tols.flatMap(({ name, ...tol }) =>
      [...new Set([looseKey(name.en), looseKey(name.ne)])].map((key) => ({ key, ...tol })),
    ),
    ({ key }) => key,
  )
  return (typed, ward) => {
    const code = codes.get(typed)
    if (code !== undefined) return code
    const named = (byName.get(looseKey(typed)) ?? []).filter((tol) => ward === null || tol.ward === ward)
    return named.length === 1 ? named[0]!.code : undefined
  }
}

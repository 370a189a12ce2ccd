// Import of a register of any length: every row compared with what is stored, then written batch by batch.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { NumberedRow } from '#kit/import.ts'
import {
  checkColumns,
  countRow,
  emptyReport,
  type ComparedRow,
  type LongImport,
  type LongReport,
} from '#kit/long-import.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { registerColumns } from '../contract/connection.ts'
import { endLinksByPhone, listLinkedIds } from '../store/own.server.ts'
import { analyzeRegister, insertEntries, lockRegister, maintainRegister, updateEntries } from '../store/rows.server.ts'
import type { ComparedEntry } from './compared-entry.server.ts'
import { compareRows, isOtherOpening, tolFinder, type OpeningRules, type Rules } from './import-compared.server.ts'
import { noClaims } from './import-taken.server.ts'
import { tellRemovedPhones, type RemovedPhone } from './notify.server.ts'

export type RegisterImport = LongImport & Partial<OpeningRules>

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
  const report = isSure ? emptyReport() : await compareFile(ctx, batches, { ...rules, earlier: noClaims() }, onRow)
  if (!apply || (report.refused > 0 && !skipRefused)) return report
  const today = inNepal(ctx.now).date
  const done = emptyReport()
  const written = new Map<string, number>()
  let isAnalyzed = false
  for await (const rows of batches()) {
    checkColumns(rows[0]!.cells, columns)
    if (!isAnalyzed && done.added >= manyRows) {
      await analyzeRegister(ctx)
      isAnalyzed = true
    }
    for (const row of await writeRows(ctx, rows, { ...rules, today, written }))
      // After a comparison only what it has not refused: somebody has changed the register meanwhile.
      countRow(done, row, isSure || row.kind === 'refused' ? onRow : undefined)
  }
  if (done.added + done.changed >= manyRows) await maintainRegister(ctx)
  return { ...done, warned: report.warned, written: true }
}

/** So many rows change the plans of lookups and searches. */
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

// Import of entries of any length: compared by reference, history before the cut-over stored, later entries posted.

import { listLinkedIds } from '#features/connections/operations/own.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { NumberedRow } from '#kit/import.ts'
import type { MessageValues } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { ImportedEntry, LedgerColumn, NewEntry, PostedSum } from '../contract/entries.ts'
import { addPosted, takesTwo } from '../rules/imported-kinds.ts'
import { twoPostings } from '../rules/postings.ts'
import { otherAccountOf } from '../rules/rows.ts'
import { insertHistory } from '../store/imported.server.ts'
import { compareRows, type ComparedRow, type RefusedRow, type Rules } from './compared-rows.server.ts'
import { listDiffering } from './history-sums.server.ts'
import { withImportLock } from './import-lock.server.ts'
import { openLedger, readOpening } from './open.server.ts'
import { lockPosting, postEntries } from './post.server.ts'
import { listRepeated } from './repeated-rows.server.ts'

export type LedgerImport = {
  /** Reads the file from its beginning, each time it is called: for repeated references, for the sums of history, to compare, and to write. */
  batches: () => AsyncIterable<NumberedRow[]>
  /** The day from which entries are posted, where the ledger is not open yet; today by default. */
  cutOverOn?: string | undefined
  /** Write; without it the rows are only compared. */
  apply: boolean
  /** Write the good rows although others are refused. */
  skipRefused: boolean
  /** Posts the surcharges and rebates that follow from what was posted, for at most 500 connections at a time. */
  settle: (ctx: Ctx, connectionIds: readonly number[]) => Promise<unknown>
  /** The organisation bills here: rebates and surcharges follow from what was posted, and a file does not post them. */
  isBilledHere: boolean
  /** Of a file that the office imports: what a second person approves is only compared until it is approved. Without it an operator imports by command. */
  approval?: 'pending' | ImportApproval
  /** Called for each row that is new or refused, in the order of the file. */
  onRow?: (row: ImportedRow) => void
}

/** What was approved: not the lines that were refused then, and nothing of connections that are linked to who approved it. */
export type ImportApproval = { refusedLines: readonly number[]; linked: Iterable<number> }

const settledAtOnce = 500

export type ImportedRow =
  | { kind: 'posted' | 'history'; line: number; reference: string; entry: ImportedEntry }
  | { kind: 'refused'; line: number; column: LedgerColumn; reason: string; values?: MessageValues }

/**
 * Counts of rows; `openings`: opening balances of the register that are, or with `apply` would be, posted. `sums`: of the rows that are
 * posted. `toApprove`: those among them that a second person has to approve before anything is written. `refusedLines`: of the comparison.
 */
export type LedgerReport = {
  posted: number
  history: number
  same: number
  refused: number
  openings: number
  sums: PostedSum[]
  toApprove: number
  refusedLines: number[]
  written: boolean
}

/**
 * Imports entries by their reference. Entries before the cut-over are history: those of a connection add up to its opening balance
 * in the register, or all of them are refused. The opening balances of the register are posted first. Each batch is a transaction;
 * an import that was interrupted is run again and writes the rest. The days of the file are typed: its payments earn rebates by the day of
 * the import. They do when the whole file is written, because a file may hold the rebate itself; the nightly job settles what an interrupted
 * import has left. Of two imports at once the second one compares when the first has ended.
 */
export function importLedger(ctx: Ctx, options: LedgerImport): Promise<LedgerReport> {
  return options.apply ? withImportLock(ctx, () => compareAndWrite(ctx, options)) : compareAndWrite(ctx, options)
}

async function compareAndWrite(ctx: Ctx, options: LedgerImport): Promise<LedgerReport> {
  const { batches, apply, skipRefused, approval, onRow } = options
  const opening = await readOpening(ctx)
  const approved = typeof approval === 'object' ? approval : { refusedLines: [], linked: [] }
  const today = inNepal(ctx.now).date
  const cutOverOn = opening.cutOverOn ?? options.cutOverOn ?? today
  if (options.cutOverOn && options.cutOverOn !== cutOverOn)
    refuse('conflict', 'ledger.open_already', { values: { date: cutOverOn } })
  const report: LedgerReport = emptyReport(opening.due)
  const rules = {
    cutOverOn,
    today,
    isByCommand: approval === undefined,
    isBilledHere: options.isBilledHere,
    own: new Set([...(await listLinkedIds(ctx)), ...approved.linked]),
    repeated: await listRepeated(ctx, batches(), today),
    unapproved: new Set(approved.refusedLines),
  }
  const withHistory: Rules = { ...rules, differing: await listDiffering(ctx, batches(), rules) }
  const refused = new Set<number>()
  for await (const rows of batches()) {
    for (const row of await compareRows(ctx, rows, withHistory)) {
      if (row.kind === 'refused') refused.add(row.line)
      countRow(report, row, onRow)
    }
  }
  report.refusedLines = [...refused]
  if (!apply || (report.refused > 0 && !skipRefused) || (approval === 'pending' && report.toApprove > 0)) return report
  await openLedger(ctx, { cutOverOn })
  const touched = new Set<number>()
  const done: LedgerReport = { ...emptyReport(opening.due), written: true }
  for await (const rows of batches()) {
    for (const row of await writeRows(ctx, rows, withHistory)) {
      done[row.kind] += 1
      if (row.kind === 'posted') {
        touched.add(row.connectionId)
        addPosted(done.sums, row.entry)
      }
      // What the first comparison has not refused: somebody has posted or changed meanwhile.
      if (row.kind === 'refused' && !refused.has(row.line)) reportIssues(row, onRow)
    }
  }
  const ids = [...touched]
  for (let place = 0; place < ids.length; place += settledAtOnce)
    await options.settle(ctx, ids.slice(place, place + settledAtOnce))
  return done
}

function emptyReport(openings: number): LedgerReport {
  const counts = { posted: 0, history: 0, same: 0, refused: 0, toApprove: 0 }
  return { ...counts, openings, sums: [], refusedLines: [], written: false }
}

function countRow(report: LedgerReport, row: ComparedRow, onRow: LedgerImport['onRow']): void {
  report[row.kind] += 1
  if (row.kind === 'refused') return reportIssues(row, onRow)
  if (row.kind === 'same') return
  const { line, reference, entry } = row
  onRow?.({ kind: row.kind, line, reference, entry })
  if (row.kind === 'history') return
  addPosted(report.sums, entry)
  if (takesTwo(entry.kind)) report.toApprove += 1
}

function reportIssues({ line, issues }: RefusedRow, onRow: LedgerImport['onRow']): void {
  for (const { column, key, values } of issues)
    onRow?.({ kind: 'refused', line, column, reason: key, ...(values && { values }) })
}

/** The rows as they were when they were written. */
async function writeRows(ctx: Ctx, rows: readonly NumberedRow[], rules: Rules): Promise<ComparedRow[]> {
  return transaction(ctx, async (tx) => {
    const done = await compareRows(tx, rows, rules)
    const history = done.flatMap((row) =>
      row.kind === 'history' ? [{ ...row.entry, connectionId: row.connectionId }] : [],
    )
    const entries = done.flatMap((row) => (row.kind === 'posted' ? [newEntryOf(row.entry, row.connectionId)] : []))
    if (history.length + entries.length === 0) return done
    await insertHistory(tx, history)
    await lockPosting(
      tx,
      entries.flatMap(({ connectionId }) => connectionId ?? []),
    )
    await postEntries(tx, entries)
    await record(tx, { action: 'ledger.imported', changes: { posted: entries.length, history: history.length } })
    return done
  })
}

function newEntryOf(entry: ImportedEntry, connectionId: number): NewEntry {
  const { kind, amountPaisa, valueOn, period, reference, note } = entry
  const postings = twoPostings(otherAccountOf(kind), amountPaisa)
  return { connectionId, kind, postings, valueOn, isDayTyped: true, reference, note, ...(period && { period }) }
}

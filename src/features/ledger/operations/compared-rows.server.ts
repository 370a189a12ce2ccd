// Rows of an import of entries beside what is stored: new, history before the cut-over, the same, or refused.

import { columnIssue, type NumberedRow } from '#kit/import.ts'
import type { MessageValues } from '#kit/language.ts'
import { faultIssues } from '#kit/long-import.ts'
import { enforce } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { ledgerColumns, type ImportedEntry, type LedgerColumn } from '../contract/entries.ts'
import { refusalOfPosting } from '../rules/imported-kinds.ts'
import { ledgerCells, readLedgerRow } from '../rules/rows.ts'
import { listBilledMonths, listByReference, listConnectionsByNumber } from '../store/imported.server.ts'

export type ComparedRow = { line: number; reference: string } & (
  | { kind: 'posted' | 'history' | 'same'; entry: ImportedEntry; connectionId: number; opening: number }
  | { kind: 'refused'; issues: { column: LedgerColumn; key: string; values?: MessageValues }[] }
)

export type RefusedRow = Extract<ComparedRow, { kind: 'refused' }>

/**
 * `own`: connections that are linked to whoever imports or approves. `repeated`: lines whose reference an earlier row has, with the line of
 * that row. `unapproved`: lines that were refused when the file was approved. `differing`: what the history of connections adds up to, in
 * paisa by their id, where that is not the opening balance of the register.
 */
export type Rules = {
  cutOverOn: string
  today: string
  isByCommand: boolean
  isBilledHere: boolean
  own: ReadonlySet<number>
  repeated: ReadonlyMap<number, number>
  unapproved: ReadonlySet<number>
  differing: ReadonlyMap<number, number>
}

/** What each row is beside what is stored: new, history, the same, or refused with the reasons. */
export async function compareRows(ctx: Ctx, rows: readonly NumberedRow[], rules: Rules): Promise<ComparedRow[]> {
  const { cutOverOn, today, own, repeated, unapproved, differing } = rules
  const read = rows.map((row) => ({ line: row.line, ...readRow(row, today) }))
  const entries = read.flatMap((row) => (row.ok ? [row.value] : []))
  const known = await listByReference(
    ctx,
    entries.map(({ reference }) => reference),
  )
  const connections = await listConnectionsByNumber(
    ctx,
    entries.map(({ customerNumber }) => customerNumber),
  )
  const billed = await listBilledMonths(
    ctx,
    entries.flatMap(({ kind, period, customerNumber }) =>
      kind === 'bill' && period !== null ? (connections.get(customerNumber)?.id ?? []) : [],
    ),
  )
  return read.map((row): ComparedRow => {
    const { line } = row
    if (!row.ok) return { kind: 'refused', line, reference: '', issues: row.issues }
    const entry = row.value
    const { reference, customerNumber } = entry
    const refused = (column: LedgerColumn, key: string, values: MessageValues): ComparedRow => {
      return { kind: 'refused', line, reference, issues: [{ column, key, values }] }
    }
    const first = repeated.get(line)
    if (first !== undefined) return refused('reference', 'import.twice', { key: reference, line: first })
    const connection = connections.get(customerNumber)
    if (!connection) return refused('customer_number', 'ledger.number_unknown', { typed: customerNumber })
    const before = known.get(reference)
    const changed = before && changedColumn(before, entry)
    if (changed) return refused(changed, 'ledger.reference_used', { reference })
    const isHistory = entry.valueOn < cutOverOn
    if (!isHistory && entry.kind === 'opening') return refused('entry', 'ledger.opening_late', { date: cutOverOn })
    const kind = before ? 'same' : isHistory ? 'history' : 'posted'
    if (kind !== 'same' && own.has(connection.id)) return refused('customer_number', 'ledger.linked_connection', {})
    const refusal = kind === 'posted' ? refusalOfPosting(entry.kind, rules) : undefined
    if (refusal) return refused('entry', refusal, {})
    if (kind === 'posted' && entry.kind === 'bill' && billed.has(`${connection.id} ${entry.period}`))
      return refused('period', 'ledger.month_billed', { month: entry.period! })
    if (kind !== 'same' && unapproved.has(line)) return refused('reference', 'ledger.row_unapproved', {})
    const opening = connection.openingBalancePaisa ?? 0
    const sum = kind === 'history' ? differing.get(connection.id) : undefined
    if (sum !== undefined) {
      const values = { number: customerNumber, sum: rupees(sum), opening: rupees(opening) }
      return refused('amount_rs', 'ledger.history_differs', values)
    }
    return { kind, line, reference, entry, connectionId: connection.id, opening }
  })
}

function rupees(paisa: number): string {
  return (paisa / 100).toFixed(2)
}

function readRow(row: NumberedRow, today: string): ReturnType<typeof readLedgerRow> {
  const issues = faultIssues(row, 'amount_rs' as const)
  return issues.length > 0 ? { ok: false, issues } : readLedgerRow(row.cells, today)
}

/** The first column in which an entry is not the stored one: entries are not edited. */
function changedColumn(before: ImportedEntry, after: ImportedEntry): LedgerColumn | undefined {
  const [from, to] = [ledgerCells(before), ledgerCells(after)]
  return ledgerColumns.find((column) => from[column] !== to[column])
}

/** Refuses a file without the columns that an entry needs, or with unknown ones. */
export function checkColumns({ cells }: NumberedRow): void {
  const needed = ['customer_number', 'entry', 'amount_rs', 'on', 'reference']
  enforce(columnIssue(Object.keys(cells), { needed, known: ledgerColumns }), 'invalid')
}

// The imports of the console: the register, readings, and entries of a ledger that is open.

import { isBilledHere } from '#features/bills/operations/policies.server.ts'
import { settle } from '#features/bills/operations/settle.server.ts'
import { importRegister } from '#features/connections/operations/import.server.ts'
import { importedKinds } from '#features/ledger/contract/entries.ts'
import { importLedger, type ImportApproval, type ImportedRow } from '#features/ledger/operations/import.server.ts'
import { isLedgerOpen } from '#features/ledger/operations/open.server.ts'
import { takesTwo } from '#features/ledger/rules/imported-kinds.ts'
import { importReadings } from '#features/readings/operations/import.server.ts'
import type { LongImport, LongReport } from '#kit/long-import.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import type { ImportKind } from '../contract/forms.ts'
import type { ImportedFileRow } from '../contract/rows.ts'
import type { FileReport } from '../store.server.ts'

/** `approval`: of entries of the ledger, what was approved; 'pending' before. */
export type FileImport = Omit<LongImport, 'onRow'> & {
  approval: 'pending' | ImportApproval
  onRow: (row: ImportedFileRow) => void
}

/** `refusedLines`: of entries of the ledger. */
export type RunReport = FileReport & { refusedLines: number[] }

/** Runs an import, which also refuses the rows of connections that are linked to the person who imports. */
export function runImport(ctx: Ctx, kind: ImportKind, options: FileImport): Promise<RunReport> {
  return runs[kind](ctx, options)
}

const runs: Record<ImportKind, (ctx: Ctx, options: FileImport) => Promise<RunReport>> = {
  customers: async (ctx, options) => withoutEntries(await runRegister(ctx, options)),
  readings: async (ctx, options) => withoutEntries(await importReadings(ctx, options)),
  ledger: runLedger,
}

function withoutEntries(report: LongReport): RunReport {
  return { ...report, sums: [], toApprove: 0, refusedLines: [] }
}

/** Once the ledger is open nobody changes alone what is owed: opening balances are then those of the register, of connections with history too. */
async function runRegister(ctx: Ctx, options: FileImport): Promise<LongReport> {
  return importRegister(ctx, { ...options, areOpeningsFixed: await isLedgerOpen(ctx) })
}

/** Entries of a ledger that is open: the day from which it is kept is decided with the command that opens it. */
async function runLedger(ctx: Ctx, { onRow, ...options }: FileImport): Promise<RunReport> {
  if (!(await isLedgerOpen(ctx))) refuse('conflict', 'ledger.not_open')
  const {
    posted,
    history,
    sums,
    openings: _,
    ...report
  } = await importLedger(ctx, {
    ...options,
    settle,
    isBilledHere: await isBilledHere(ctx),
    onRow: (row) => onRow(fileRowOf(row)),
  })
  const inOrder = sums.toSorted((a, b) => importedKinds.indexOf(a.kind) - importedKinds.indexOf(b.kind))
  return { ...report, added: posted + history, changed: 0, blank: 0, warned: 0, sums: inOrder }
}

function fileRowOf(row: ImportedRow): ImportedFileRow {
  if (row.kind === 'refused') return row
  const { kind, customerNumber, amountPaisa } = row.entry
  const entry = { kind, customerNumber, amountPaisa, takesTwo: row.kind === 'posted' && takesTwo(kind) }
  return { kind: 'added', line: row.line, name: row.reference, entry }
}

// The imports of the console: the register, readings, and entries of a ledger that is open.

import { isBilledHere } from '#features/bills/operations/policies.server.ts'
import { settle } from '#features/bills/operations/settle.server.ts'
import { importRegister } from '#features/connections/operations/import.server.ts'
import { importLedger } from '#features/ledger/operations/import.server.ts'
import { isLedgerOpen } from '#features/ledger/operations/open.server.ts'
import { importReadings } from '#features/readings/operations/import.server.ts'
import type { LongImport, LongReport } from '#kit/long-import.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import type { ImportKind } from '../contract/api.ts'

/** Runs an import, which also refuses the rows of connections that are linked to the person who imports. */
export function runImport(ctx: Ctx, kind: ImportKind, options: LongImport): Promise<LongReport> {
  return runs[kind](ctx, options)
}

const runs: Record<ImportKind, (ctx: Ctx, options: LongImport) => Promise<LongReport>> = {
  customers: runRegister,
  readings: importReadings,
  ledger: runLedger,
}

/** Once the ledger is open nobody changes alone what is owed: opening balances are then those of the register, of connections with history too. */
async function runRegister(ctx: Ctx, options: LongImport): Promise<LongReport> {
  return importRegister(ctx, { ...options, areOpeningsFixed: await isLedgerOpen(ctx) })
}

/** Entries of a ledger that is open: the day from which it is kept is decided with the command that opens it. */
async function runLedger(ctx: Ctx, { batches, apply, skipRefused, onRow }: LongImport): Promise<LongReport> {
  if (!(await isLedgerOpen(ctx))) refuse('conflict', 'ledger.not_open')
  const { posted, history, same, refused, written } = await importLedger(ctx, {
    batches,
    apply,
    skipRefused,
    byOnePerson: true,
    settle,
    isBilledHere: await isBilledHere(ctx),
    onRow: (row) => onRow?.(row.kind === 'refused' ? row : { kind: 'added', line: row.line, name: row.reference }),
  })
  return { added: posted + history, changed: 0, same, refused, written }
}

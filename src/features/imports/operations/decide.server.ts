// Decisions about an import of ledger entries that waits for its approval: approved, refused or cancelled.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { enqueue } from '#platform/job-queue.server.ts'
import type { ImportDecision } from '../contract/forms.ts'
import { mayCancel, mayDecide } from '../rules/deciding.ts'
import { decideImportRun, lockLedgerRun } from '../store.server.ts'
import { isPending, readImportRun, type ReadRun } from './read.server.ts'
import { importQueue } from './sent-file.server.ts'

/** A job writes it, in the name of the person who sent it. */
export function approveImport(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ReadRun> {
  return decide(ctx, id, 'approved')
}

export function refuseImport(ctx: Ctx<Staff>, { id, reason }: { id: number; reason: string }): Promise<ReadRun> {
  return decide(ctx, id, 'refused', reason)
}

export function cancelImport(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ReadRun> {
  return decide(ctx, id, 'cancelled')
}

function decide(ctx: Ctx<Staff>, id: number, outcome: ImportDecision, reason: string | null = null): Promise<ReadRun> {
  return transaction(ctx, async (tx) => {
    const run = (await lockLedgerRun(tx, id)) ?? refuse('missing', 'imports.run_unknown')
    const may = outcome === 'cancelled' ? mayCancel : mayDecide
    enforce(may({ ...run, isPending: isPending(run) }, authorOf(tx)))
    await decideImportRun(tx, id, { outcome, reason }, { id: tx.actor.id, name: tx.actor.name, at: tx.now })
    if (outcome === 'approved') await enqueue(tx.db, importQueue, { org: tx.org.id, id }, { key: `${tx.org.id} ${id}` })
    const { toApprove, sums } = run.comparison!
    const changes = { fileName: run.fileName, toApprove, sums, ...(reason && { reason }) }
    await record(tx, { action: `imports.${outcome}`, target: String(id), changes })
    return readImportRun(tx, 'ledger', id)
  })
}

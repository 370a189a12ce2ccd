// Imports that a job writes: taken, left to an approval, written with progress, ended, and removed.

import { listLinkedIds } from '#features/connections/operations/own.server.ts'
import type { ImportApproval } from '#features/ledger/operations/import.server.ts'
import { Refusal } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff, System } from '#platform/context.ts'
import { transaction, type Database } from '#platform/database.server.ts'
import type { Row } from '#platform/tables.server.ts'
import { importDays, waitsForApproval } from '../rules/phase.ts'
import {
  endImportRun,
  removeImportRuns,
  storeComparison,
  takeImportRun,
  updateProgress,
  type ImportOutcome,
} from '../store.server.ts'
import { runFile } from './run-file.server.ts'

/**
 * Writes an import in the name of the person who sent it, or compares it where a second person has to approve it first or nothing more was
 * asked. It is taken again when the process that wrote it has ended: what was written then
 * stays unchanged, and the rest is written. A refusal ends it; any other failure makes the queue run it again.
 */
export async function writeImportRun(ctx: Ctx<System>, id: number): Promise<{ written: number } | { refused: string }> {
  const run = await takeImportRun(ctx, id)
  if (!run) return { written: 0 }
  const { kind, file, mapping, fileName, mappingName, skipRefused, preeti, sentById, sentBy, sessionId } = run
  const actor: Staff = { kind: 'staff', id: sentById, name: sentBy, session: sessionId, permissions: new Set() }
  const sent = {
    file: { name: fileName, bytes: file! },
    ...(mapping && { mapping: { name: mappingName, bytes: mapping } }),
  }
  const approval = await approvalOf(ctx, run)
  try {
    const { refusedLines, ...result } = await runFile({ ...ctx, actor }, kind, sent, {
      apply: !run.comparesOnly,
      // What is refused only since the approval is left out.
      skipRefused: skipRefused || approval !== 'pending',
      approval,
      preeti: preeti ?? undefined,
      onProgress: (progress) => updateProgress(ctx, id, progress),
    })
    if (!run.comparesOnly && approval === 'pending' && waitsForApproval(result, skipRefused)) {
      await waitForApproval({ ...ctx, actor }, run, result, refusedLines)
      return { written: 0 }
    }
    await endImportRun(ctx, id, { at: ctx.now, result })
    return { written: result.written ? result.added + result.changed : 0 }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await endImportRun(ctx, id, { at: ctx.now, problem: { key: error.key, values: error.details.values } })
    return { refused: error.key }
  }
}

/** Nothing of connections that are linked to whoever approved it, who may have got others since. */
async function approvalOf(ctx: Ctx<System>, run: Row<'importRuns'>): Promise<'pending' | ImportApproval> {
  const { outcome, decidedById, decidedBy, refusedLines } = run
  if (outcome !== 'approved') return 'pending'
  const actor: Staff = { kind: 'staff', id: decidedById!, name: decidedBy!, session: 0, permissions: new Set() }
  return { refusedLines: refusedLines!, linked: await listLinkedIds({ ...ctx, actor }) }
}

function waitForApproval(
  ctx: Ctx<Staff>,
  { id, fileName }: Pick<Row<'importRuns'>, 'id' | 'fileName'>,
  comparison: ImportOutcome,
  refusedLines: number[],
): Promise<void> {
  return transaction(ctx, async (tx) => {
    await storeComparison(tx, id, { at: tx.now, comparison, refusedLines })
    const { toApprove, sums } = comparison
    await record(tx, { action: 'imports.prepared', target: String(id), changes: { fileName, toApprove, sums } })
  })
}

/** Removes what has ended, or waits for its approval since, a long time ago, of all organisations. */
export async function removeOldImportRuns(db: Database, now: Date): Promise<{ removed: number }> {
  return { removed: await removeImportRuns(db, new Date(now.getTime() - importDays * 86_400_000)) }
}

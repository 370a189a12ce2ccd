// Imports that a job writes: taken, written with progress, ended, shown and removed.

import { Refusal, refuse } from '#kit/refusal.ts'
import type { Ctx, Staff, System } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { ImportKind } from '../contract/api.ts'
import type { ImportProgress } from '../contract/progress.ts'
import { importDays, phaseOf } from '../rules.ts'
import {
  endImportRun,
  findImportRun,
  removeImportRuns,
  takeImportRun,
  updateProgress,
  type ImportOutcome,
} from '../store.server.ts'
import { runFile } from './run-file.server.ts'

export type ReadRun = ImportProgress & { result: ImportOutcome | null; problem: string | null }

const noLegacy = { legacyCount: 0, legacy: [] }

export async function readImportRun(ctx: Ctx<Staff>, kind: ImportKind, id: number): Promise<ReadRun> {
  const run = (await findImportRun(ctx, { kind, id })) ?? refuse('missing', 'imports.run_unknown')
  const { fileName, totalRows, doneRows, attempts, result, problem, endedAt } = run
  const phase = phaseOf({ ...run, kind, isEnded: endedAt !== null })
  return {
    id,
    fileName,
    phase,
    done: doneRows,
    total: totalRows,
    isResumed: attempts > 1,
    // A result that an earlier version stored has no cells typed for Preeti.
    result: result && { ...noLegacy, ...result },
    problem,
  }
}

/**
 * Writes an import in the name of the person who sent it. It is taken again when the process that wrote it has ended: what was written then
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
  try {
    const result = await runFile({ ...ctx, actor }, kind, sent, {
      apply: true,
      skipRefused,
      preeti: preeti ?? undefined,
      onProgress: (progress) => updateProgress(ctx, id, progress),
    })
    await endImportRun(ctx, id, { at: ctx.now, result })
    return { written: result.added + result.changed }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await endImportRun(ctx, id, { at: ctx.now, problem: error.key })
    return { refused: error.key }
  }
}

/** Removes what has ended a long time ago, of all organisations. */
export async function removeOldImportRuns(db: Database, now: Date): Promise<{ removed: number }> {
  return { removed: await removeImportRuns(db, new Date(now.getTime() - importDays * 86_400_000)) }
}

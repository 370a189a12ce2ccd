// A file that staff send: compared, written at once, or left to a job.

import type { LegacyChoice } from '#kit/legacy-cells.ts'
import { emptyReport } from '#kit/long-import.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { enqueue } from '#platform/job-queue.server.ts'
import type { ImportKind } from '../contract/forms.ts'
import { insertImportRun, type ImportOutcome, type NewImportRun } from '../store.server.ts'
import { waitsForApproval } from '../rules/phase.ts'
import { countRows, runFile, type ImportFile, type NamedBytes } from './run-file.server.ts'

/** `later`: a job compares or writes it. */
export type SentFile = {
  file: File
  mapping?: File | undefined
  skipRefused: boolean
  apply: boolean
  later: boolean
  preeti?: LegacyChoice | undefined
}

/** The queue of the job; a key names one import of an organisation. */
export const importQueue = 'write-import'

/** `run`: the import that a job compares or writes, null where it was done at once. What a second person approves is not written at once. */
export async function importSentFile(
  ctx: Ctx<Staff>,
  kind: ImportKind,
  { file, mapping, skipRefused, apply, later, preeti }: SentFile,
): Promise<ImportOutcome & { run: number | null }> {
  // A browser sends an empty file where none was chosen.
  const sent = { file: await bytesOf(file), ...(mapping && mapping.size > 0 && { mapping: await bytesOf(mapping) }) }
  const totalRows = await countRows(sent.file)
  if (later) {
    const options = { skipRefused, comparesOnly: !apply, preeti: preeti ?? null, totalRows }
    const run = await startRun(ctx, kind, sent, options)
    return { ...emptyReport(), sums: [], toApprove: 0, rows: [], legacyCount: 0, legacy: [], run }
  }
  const options = { apply, skipRefused, preeti, approval: 'pending' } as const
  const { refusedLines: _, ...outcome } = await runFile(ctx, kind, sent, options)
  if (apply && waitsForApproval(outcome, skipRefused)) refuse('conflict', 'imports.takes_two')
  return { ...outcome, run: null }
}

function startRun(
  ctx: Ctx<Staff>,
  kind: ImportKind,
  { file, mapping }: ImportFile,
  options: Pick<NewImportRun, 'skipRefused' | 'comparesOnly' | 'preeti' | 'totalRows'>,
): Promise<number> {
  return transaction(ctx, async (tx) => {
    const id = await insertImportRun(tx, {
      kind,
      fileName: file.name.slice(0, 200),
      file: file.bytes,
      mappingName: mapping?.name.slice(0, 200) ?? '',
      mapping: mapping?.bytes ?? null,
      ...options,
      sentAt: ctx.now,
      sentById: ctx.actor.id,
      sentBy: ctx.actor.name,
      sessionId: ctx.actor.session,
    })
    await enqueue(tx.db, importQueue, { org: ctx.org.id, id }, { key: `${ctx.org.id} ${id}` })
    return id
  })
}

async function bytesOf(file: File): Promise<NamedBytes> {
  return { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) }
}

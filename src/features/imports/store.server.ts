// SQL of imports that a job writes: the sent file, its progress and its result.

import { sql } from 'kysely'
import type { LegacyCell, LegacyChoice } from '#kit/legacy-cells.ts'
import type { ImportedRow, LongReport } from '#kit/long-import.ts'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { ImportKind } from './contract/api.ts'

export type ImportOutcome = LongReport & { rows: ImportedRow[]; legacyCount: number; legacy: LegacyCell[] }

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    importRuns: { kind: ImportKind; preeti: LegacyChoice | null; result: Json<ImportOutcome> | null }
  }
}

export type NewImportRun = {
  kind: ImportKind
  fileName: string
  file: Buffer
  mappingName: string
  mapping: Buffer | null
  skipRefused: boolean
  preeti: LegacyChoice | null
  totalRows: number
  sentAt: Date
  sentById: number
  sentBy: string
  sessionId: number
}

export async function insertImportRun({ db, org }: Scope, run: NewImportRun): Promise<number> {
  const { id } = await db
    .insertInto('importRuns')
    .values({ ...run, orgId: org.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Without the file. */
export function findImportRun({ db, org }: Scope, { kind, id }: { kind: ImportKind; id: number }) {
  return db
    .selectFrom('importRuns')
    .select([
      'id',
      'fileName',
      'skipRefused',
      'totalRows',
      'begun',
      'doneRows',
      'attempts',
      'result',
      'problem',
      'endedAt',
    ])
    .where('orgId', '=', org.id)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Takes an import that has not ended, with its file, and counts that it was taken; undefined where it has ended. */
export function takeImportRun({ db, org }: Scope, id: number) {
  return db
    .updateTable('importRuns')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), begun: 0, doneRows: 0 }))
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function updateProgress(
  { db, org }: Scope,
  id: number,
  { begun, doneRows }: { begun: number; doneRows: number },
): Promise<void> {
  await db.updateTable('importRuns').set({ begun, doneRows }).where('orgId', '=', org.id).where('id', '=', id).execute()
}

/** The result, or the message of the refusal that ended it; the file is removed. */
export async function endImportRun(
  { db, org }: Scope,
  id: number,
  { at, ...ended }: { at: Date } & ({ result: ImportOutcome } | { problem: string }),
): Promise<void> {
  const result = 'result' in ended ? JSON.stringify(ended.result) : null
  const problem = 'problem' in ended ? ended.problem : null
  await db
    .updateTable('importRuns')
    .set({ result, problem, endedAt: at, file: null, mapping: null })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** Of all organisations; returns how many were removed. */
export async function removeImportRuns(db: Database, endedBefore: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from import_runs where ended_at < ${endedBefore}`.execute(db)
  return Number(numAffectedRows)
}

// SQL of imports that a job writes: the sent file, its progress, its approval and its result.

import { sql } from 'kysely'
import type { PostedSum } from '#features/ledger/contract/entries.ts'
import type { LegacyCell, LegacyChoice } from '#kit/legacy-cells.ts'
import type { MessageValues } from '#kit/language.ts'
import type { LongReport } from '#kit/long-import.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { ImportDecision, ImportKind } from './contract/forms.ts'
import type { ImportedFileRow } from './contract/rows.ts'

/** `sums`, `toApprove`: of entries of the ledger. */
export type FileReport = LongReport & { sums: PostedSum[]; toApprove: number }
export type ImportOutcome = FileReport & { rows: ImportedFileRow[]; legacyCount: number; legacy: LegacyCell[] }

/** The message of a refusal of the whole file. */
export type ImportProblem = { key: string; values?: MessageValues | undefined }

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    importRuns: {
      kind: ImportKind
      preeti: LegacyChoice | null
      result: Json<ImportOutcome> | null
      comparison: Json<ImportOutcome> | null
      problemValues: Json<MessageValues> | null
      outcome: ImportDecision | null
    }
  }
}

export type NewImportRun = {
  kind: ImportKind
  fileName: string
  file: Buffer
  mappingName: string
  mapping: Buffer | null
  skipRefused: boolean
  comparesOnly: boolean
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

const withoutFile = [
  'id',
  'fileName',
  'skipRefused',
  'comparesOnly',
  'totalRows',
  'begun',
  'doneRows',
  'attempts',
  'result',
  'problem',
  'problemValues',
  'sentAt',
  'sentById',
  'sentBy',
  'endedAt',
  'comparison',
  'comparedAt',
  'outcome',
  'decidedAt',
  'decidedById',
  'decidedBy',
  'reason',
] as const

/** Without the file. */
export function findImportRun({ db, org }: Scope, { kind, id }: { kind: ImportKind; id: number }) {
  return db
    .selectFrom('importRuns')
    .select(withoutFile)
    .where('orgId', '=', org.id)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The same of entries of the ledger, which nobody else decides about meanwhile. */
export function lockLedgerRun({ db, org }: Scope, id: number) {
  return db
    .selectFrom('importRuns')
    .select(withoutFile)
    .where('orgId', '=', org.id)
    .where('kind', '=', 'ledger')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes an import that is to be compared or written, with its file, and counts that it was taken; undefined where it has ended or waits for its approval. */
export function takeImportRun({ db, org }: Scope, id: number) {
  return db
    .updateTable('importRuns')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), begun: 0, doneRows: 0 }))
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where((eb) => eb.or([eb('comparedAt', 'is', null), eb('outcome', '=', 'approved')]))
    .returningAll()
    .executeTakeFirst()
}

/** The comparison that a second person is shown, and the lines that it refused. From now on the import waits. */
export async function storeComparison(
  { db, org }: Scope,
  id: number,
  { at, comparison, refusedLines }: { at: Date; comparison: ImportOutcome; refusedLines: number[] },
): Promise<void> {
  await db
    .updateTable('importRuns')
    .set({ comparison: JSON.stringify(comparison), comparedAt: at, refusedLines })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

export type Decider = { id: number; name: string; at: Date }

/** An approved import is to be written from its beginning; of another one the file is removed. */
export async function decideImportRun(
  { db, org }: Scope,
  id: number,
  { outcome, reason }: { outcome: ImportDecision; reason: string | null },
  by: Decider,
): Promise<void> {
  const then =
    outcome === 'approved' ? { attempts: 0, begun: 0, doneRows: 0 } : { endedAt: by.at, file: null, mapping: null }
  await db
    .updateTable('importRuns')
    .set({ outcome, reason, decidedAt: by.at, decidedById: by.id, decidedBy: by.name, ...then })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

export type PendingRun = {
  id: number
  fileName: string
  sentAt: Date
  sentById: number
  sentBy: string
  toApprove: number
}

/** The file of one that waits for its approval. */
export async function findPendingFile(
  scope: Scope,
  id: number,
): Promise<{ fileName: string; file: Buffer } | undefined> {
  const { rows } = await sql<{ fileName: string; file: Buffer }>`
    select file_name, file from ${pending(scope)} and kind = 'ledger' and id = ${id}`.execute(scope.db)
  return rows[0]
}

/** Those that wait for their approval, the oldest first. */
export async function listPendingRuns(
  scope: Scope,
  { offset, limit }: { offset: number; limit: number },
): Promise<PendingRun[]> {
  const { rows } = await sql<PendingRun>`
    select id, file_name, sent_at, sent_by_id, sent_by, (comparison->>'toApprove')::integer as to_approve
      from ${pending(scope)} order by id limit ${limit} offset ${offset}`.execute(scope.db)
  return rows
}

export function countPendingRuns(scope: Scope, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${pending(scope)}`, max)
}

function pending({ org }: Scope) {
  return sql`import_runs where org_id = ${org.id} and compared_at is not null and outcome is null`
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
  { at, ...ended }: { at: Date } & ({ result: ImportOutcome } | { problem: ImportProblem }),
): Promise<void> {
  const result = 'result' in ended ? JSON.stringify(ended.result) : null
  const { key: problem = null, values } = 'problem' in ended ? ended.problem : {}
  const problemValues = values ? JSON.stringify(values) : null
  await db
    .updateTable('importRuns')
    .set({ result, problem, problemValues, endedAt: at, file: null, mapping: null })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** Of all organisations, those that ended or began to wait for their approval before; returns how many were removed. */
export async function removeImportRuns(db: Database, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from import_runs
     where ended_at < ${before} or (compared_at < ${before} and outcome is null)`.execute(db)
  return Number(numAffectedRows)
}

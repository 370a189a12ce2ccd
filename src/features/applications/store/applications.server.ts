// How are applications, their papers and their steps read and written?

import type { SelectQueryBuilder } from 'kysely'
import { searchKey } from '#kit/search-key.ts'
import type { Scope } from '#platform/context.ts'
import type { Json, NewRow, Row, Tables } from '#platform/tables.server.ts'
import type { DetailName, Details } from '../contract/form.ts'
import { detailNames } from '../contract/form.ts'
import type { Paper } from '../contract/papers.ts'
import type { Step } from '../contract/progress.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    applicationSteps: { before: Json<Record<string, unknown>> | null }
  }
}

/** An application as it is kept, without what belongs to it. */
export type KeptApplication = {
  id: number
  code: string
  submittedAt: Date
  language: 'en' | 'ne'
  keepUntil: string
  details: Details
}
export type NewPaper = Omit<Paper, 'id' | 'at' | 'replacedAt'> & { hash: string }
export type NewStep = Pick<Step, 'kind' | 'at'> & Partial<Step>

export async function insertApplication(
  { db, org }: Scope,
  row: { code: string; details: Details; language: 'en' | 'ne'; at: Date; keepUntil: string; personId: number | null },
): Promise<number> {
  const { code, details, language, at, keepUntil, personId } = row
  const kept = { orgId: org.id, code, submittedAt: at, language, consentedAt: at, keepUntil, personId }
  const { id } = await db
    .insertInto('applications')
    .values({ ...columnsOf(details), ...kept, searchKey: searchKeyOf(code, details) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateDetails(
  { db, org }: Scope,
  { id, code }: KeptApplication,
  details: Details,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ ...columnsOf(details), searchKey: searchKeyOf(code, details) })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** Locks the row until the transaction ends, so that two people's steps come one after the other. */
export async function lockApplication(
  scope: Scope,
  by: { id: number } | { code: string },
): Promise<KeptApplication | undefined> {
  const row = await chosen(scope, by).forUpdate().executeTakeFirst()
  return row && keptOf(row)
}

export async function findApplication(
  scope: Scope,
  by: { id: number } | { code: string },
): Promise<KeptApplication | undefined> {
  const row = await chosen(scope, by).executeTakeFirst()
  return row && keptOf(row)
}

export function listSteps({ db, org }: Scope, id: number): Promise<Step[]> {
  return db
    .selectFrom('applicationSteps')
    .select(['kind', 'at', 'byId', 'byName', 'byPosition', 'reason', 'note', 'seenPapers', 'before'])
    .where('orgId', '=', org.id)
    .where('applicationId', '=', id)
    .orderBy('id')
    .execute()
}

export async function insertStep({ db, org }: Scope, id: number, step: NewStep): Promise<void> {
  const { byId = null, byName = '', byPosition = '', reason = '', note = '', seenPapers = [], before } = step
  await db
    .insertInto('applicationSteps')
    .values({
      orgId: org.id,
      applicationId: id,
      kind: step.kind,
      at: step.at,
      byId,
      byName,
      byPosition,
      reason,
      note,
      seenPapers,
      before: before ? JSON.stringify(before) : null,
    })
    .execute()
}

export async function setKeepUntil({ db, org }: Scope, id: number, day: string): Promise<void> {
  await db
    .updateTable('applications')
    .set({ keepUntil: day })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** Every paper ever sent, the newest of each kind last. */
export function listPapers({ db, org }: Scope, id: number): Promise<Paper[]> {
  return db
    .selectFrom('applicationPapers')
    .select(['id', 'kind', 'name', 'type', 'size', 'at', 'replacedAt'])
    .where('orgId', '=', org.id)
    .where('applicationId', '=', id)
    .orderBy('id')
    .execute()
}

export function findPaper({ db, org }: Scope, { id, paperId }: { id: number; paperId: number }) {
  return db
    .selectFrom('applicationPapers')
    .select(['hash', 'type', 'size', 'name', 'at'])
    .where('orgId', '=', org.id)
    .where('applicationId', '=', id)
    .where('id', '=', paperId)
    .executeTakeFirst()
}

/** Adds papers; earlier ones of the same kinds are kept as replaced. */
export async function insertPapers({ db, org }: Scope, id: number, papers: NewPaper[], at: Date): Promise<void> {
  if (papers.length === 0) return
  await db
    .updateTable('applicationPapers')
    .set({ replacedAt: at })
    .where('applicationId', '=', id)
    .where('replacedAt', 'is', null)
    .where(
      'kind',
      'in',
      papers.map(({ kind }) => kind),
    )
    .execute()
  const rows = papers.map((paper) => ({ ...paper, orgId: org.id, applicationId: id, at, replacedAt: null }))
  await db.insertInto('applicationPapers').values(rows).execute()
}

/** The papers of these applications. */
export async function listPaperHashes({ db, org }: Scope, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('applicationPapers')
    .select('hash')
    .distinct()
    .where('orgId', '=', org.id)
    .where('applicationId', 'in', ids)
    .execute()
  return rows.map(({ hash }) => hash)
}

export async function removeApplications({ db, org }: Scope, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('applications').where('orgId', '=', org.id).where('id', 'in', ids).execute()
}

/** Which of these bytes still belong to some application's paper. */
export async function listHashesInUse({ db }: Pick<Scope, 'db'>, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const rows = await db.selectFrom('applicationPapers').select('hash').distinct().where('hash', 'in', hashes).execute()
  return rows.map(({ hash }) => hash)
}

function chosen({ db, org }: Scope, by: { id: number } | { code: string }): Chosen {
  const query = db.selectFrom('applications').selectAll().where('orgId', '=', org.id)
  return 'id' in by ? query.where('id', '=', by.id) : query.where('code', '=', by.code)
}

type ApplicationRow = Row<'applications'>
type Chosen = SelectQueryBuilder<Tables, 'applications', ApplicationRow>
type DetailColumns = Pick<NewRow<'applications'>, DetailName>

/** The row as the other rooms know it. */
export function keptOf({ id, code, submittedAt, language, keepUntil, ...row }: ApplicationRow): KeptApplication {
  const given = detailNames.map((name) => [name, row[name]] as const).filter(([, value]) => value !== null)
  const details = Object.fromEntries(given) as Details
  const { buildingHeight } = details
  const heights = buildingHeight === undefined ? {} : { buildingHeight: Number(buildingHeight) }
  return { id, code, submittedAt, language, keepUntil, details: { ...details, ...heights } }
}

function columnsOf(details: Details): DetailColumns {
  return Object.fromEntries(detailNames.map((name) => [name, details[name] ?? null])) as DetailColumns
}

function searchKeyOf(code: string, { applicantEn, applicantNe, customerNo = '', meterNo = '', tol }: Details): string {
  // A space before every word, for what is looked up by its beginning.
  return ` ${searchKey([code, applicantEn, applicantNe, customerNo, meterNo, tol].join(' '))}`
}

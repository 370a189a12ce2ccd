// SQL of applications, their papers and steps.

import type { Expression, SqlBool } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Json, NewRow, Row } from '#platform/tables.server.ts'
import type { DetailName, Details } from '../contract/form.ts'
import { detailNames } from '../contract/form.ts'
import type { Paper } from '../contract/papers.ts'
import type { ApplicationPolicy, Step } from '../contract/progress.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    applicationSteps: { before: Json<Record<string, unknown>> | null }
  }
}

/** An application as it is stored, with what its organisation has decided about retention. */
export type StoredApplication = ApplicationRecord & { policy: ApplicationPolicy }
export type ApplicationRecord = {
  id: number
  code: string
  submittedAt: Date
  language: 'en' | 'ne'
  /** Through which program, or how, it came. */
  channel: string
  keepUntil: string
  details: Details
}
export type NewApplicationRow = Pick<ApplicationRecord, 'code' | 'details' | 'language' | 'channel' | 'keepUntil'> & {
  at: Date
  personId: number | null
}
export type NewPaper = Omit<Paper, 'id' | 'at' | 'replacedAt'> & { hash: string }

/** The new application's id, or undefined when the code is taken. */
export async function insertApplication(
  { db, org }: Scope,
  { details, at, ...row }: NewApplicationRow,
): Promise<number | undefined> {
  const stored = { ...row, orgId: org.id, submittedAt: at, consentedAt: at }
  const inserted = await db
    .insertInto('applications')
    .values({ ...columnsOf(details), ...stored })
    .onConflict((on) => on.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function updateDetails({ db, org }: Scope, { id }: ApplicationRecord, details: Details): Promise<void> {
  await db
    .updateTable('applications')
    .set({ ...columnsOf(details) })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** The application of a condition on `c`; `lock` locks its row until the transaction ends. */
export async function findApplication(
  { db, org }: Scope,
  where: Expression<SqlBool>,
  { lock }: { lock: boolean },
): Promise<StoredApplication | undefined> {
  const row = await db
    .selectFrom('applications as c')
    .innerJoin('applicationPolicies as p', 'p.orgId', 'c.orgId')
    .selectAll('c')
    .select(['p.openDays', 'p.returnedDays', 'p.rejectedDays', 'p.approvedDays'])
    .where('c.orgId', '=', org.id)
    .where(where)
    .$if(lock, (query) => query.forUpdate('c'))
    .executeTakeFirst()
  if (!row) return undefined
  const { openDays, returnedDays, rejectedDays, approvedDays } = row
  return { ...recordOf(row), policy: { openDays, returnedDays, rejectedDays, approvedDays } }
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

export async function insertStep({ db, org }: Scope, id: number, { before, ...step }: Step): Promise<void> {
  await db
    .insertInto('applicationSteps')
    .values({ ...step, orgId: org.id, applicationId: id, before: before ? JSON.stringify(before) : null })
    .execute()
}

export async function updateRetention({ db, org }: Scope, id: number, day: string): Promise<void> {
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

/** The papers of an application that this person has opened. */
export async function listOpened({ db, org }: Scope, id: number, personId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('applicationPaperViews as v')
    .innerJoin('applicationPapers as p', 'p.id', 'v.paperId')
    .select('v.paperId')
    .where('v.orgId', '=', org.id)
    .where('p.applicationId', '=', id)
    .where('v.personId', '=', personId)
    .execute()
  return new Set(rows.map(({ paperId }) => paperId))
}

/** Records the first time at which a person opened a paper. */
export async function insertView({ db, org }: Scope, view: { paperId: number; personId: number; at: Date }) {
  await db
    .insertInto('applicationPaperViews')
    .values({ ...view, orgId: org.id })
    .onConflict((on) => on.doNothing())
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

export async function insertPapers({ db, org }: Scope, id: number, papers: NewPaper[], at: Date): Promise<void> {
  if (papers.length === 0) return
  const rows = papers.map((paper) => ({ ...paper, orgId: org.id, applicationId: id, at, replacedAt: null }))
  await db.insertInto('applicationPapers').values(rows).execute()
}

/** Adds papers; earlier ones of the same kinds stay, marked as replaced. */
export async function replacePapers(scope: Scope, id: number, papers: NewPaper[], at: Date): Promise<void> {
  if (papers.length === 0) return
  await scope.db
    .updateTable('applicationPapers')
    .set({ replacedAt: at })
    .where('orgId', '=', scope.org.id)
    .where('applicationId', '=', id)
    .where('replacedAt', 'is', null)
    .where(
      'kind',
      'in',
      papers.map(({ kind }) => kind),
    )
    .execute()
  await insertPapers(scope, id, papers, at)
}

type ApplicationRow = Row<'applications'>
type DetailColumns = Pick<NewRow<'applications'>, DetailName>

/** The row with its details by the form's names; missing values are absent. */
export function recordOf({
  id,
  code,
  submittedAt,
  language,
  channel,
  keepUntil,
  ...row
}: ApplicationRow): ApplicationRecord {
  const given = detailNames.map((name) => [name, row[name]] as const).filter(([, value]) => value !== null)
  const details = Object.fromEntries(given) as Details
  const { buildingHeight } = details
  const heights = buildingHeight === undefined ? {} : { buildingHeight: Number(buildingHeight) }
  return { id, code, submittedAt, language, channel, keepUntil, details: { ...details, ...heights } }
}

function columnsOf(details: Details): DetailColumns {
  return Object.fromEntries(detailNames.map((name) => [name, details[name] ?? null])) as DetailColumns
}

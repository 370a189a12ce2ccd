// SQL of complaints, their photographs and events.

import { sql, type Expression, type Generated, type SqlBool } from 'kysely'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'
import type { NewRow, Row } from '#platform/tables.server.ts'
import type { ComplaintPolicy, ComplaintState, ComplaintType } from '../contract/form.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    complaints: { state: Generated<ComplaintState> }
  }
}

export type ComplaintRow = Row<'complaints'>
/** A complaint with the policy of its organisation and the details of its type. */
export type FoundComplaint = ComplaintRow &
  Pick<ComplaintPolicy, 'reopenDays' | 'keptDays'> & {
    hours: number
    labelEn: string
    labelNe: string
    photoCount: number
    /** Of the attached bill. */
    billPeriod: string | null
    billText: string | null
  }
export type ComplaintEvent = Row<'complaintEvents'>
export type ComplaintPhoto = Row<'complaintPhotos'>
export type NewEvent = Omit<NewRow<'complaintEvents'>, 'complaintId'>
export type NewPhoto = Pick<ComplaintPhoto, 'hash' | 'size' | 'width' | 'height'>
export type NewComplaintRow = Omit<NewRow<'complaints'>, 'orgId'>

/** Types that the form offers, in the organisation's order. */
export async function listTypes({ db, org }: Scope): Promise<ComplaintType[]> {
  const rows = await db
    .selectFrom('complaintTypes')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('offered', '=', true)
    .orderBy('position')
    .execute()
  return rows.map(({ key, labelEn, labelNe, hours }) => ({ key, hours, label: { en: labelEn, ne: labelNe } }))
}

/** Labels of all types, including those no longer offered. */
export async function listTypeLabels({ db, org }: Scope): Promise<Map<string, Bilingual>> {
  const types = db.selectFrom('complaintTypes').select(['key', 'labelEn', 'labelNe']).where('orgId', '=', org.id)
  return new Map((await types.execute()).map(({ key, labelEn: en, labelNe: ne }) => [key, { en, ne }]))
}

/** The number of complaints of a type. */
export async function countOfType({ db, org }: Scope, key: string): Promise<number> {
  const counted = db.selectFrom('complaints').select((eb) => eb.fn.countAll<number>().as('n'))
  const { n } = await counted.where('orgId', '=', org.id).where('type', '=', key).executeTakeFirstOrThrow()
  return n
}

export function findPolicy({ db, org }: Scope): Promise<ComplaintPolicy> {
  return db
    .selectFrom('complaintPolicies')
    .select(['reopenDays', 'keptDays', 'wards'])
    .where('orgId', '=', org.id)
    .executeTakeFirstOrThrow()
}

export async function updatePolicy({ db, org }: Scope, changes: Partial<ComplaintPolicy>): Promise<void> {
  await db.updateTable('complaintPolicies').set(changes).where('orgId', '=', org.id).execute()
}

/** The new complaint's id, or undefined when the code is taken. */
export async function insertComplaint({ db, org }: Scope, row: NewComplaintRow): Promise<number | undefined> {
  const inserted = await db
    .insertInto('complaints')
    .values({ ...row, orgId: org.id })
    .onConflict((on) => on.columns(['orgId', 'code']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function insertPhotos({ db }: Scope, complaintId: number, photos: readonly NewPhoto[]): Promise<void> {
  if (photos.length === 0) return
  const rows = photos.map((photo, index) => ({ ...photo, complaintId, position: index + 1 }))
  await db.insertInto('complaintPhotos').values(rows).execute()
}

export function insertEvent({ db }: Scope, complaintId: number, event: NewEvent): Promise<ComplaintEvent> {
  return db
    .insertInto('complaintEvents')
    .values({ ...event, complaintId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Sets the clock and returns the row, whose state and assignee the newest event has set. */
export function updateClock(
  { db, org }: Scope,
  id: number,
  clock: Pick<ComplaintRow, 'warnAt' | 'dueAt' | 'eraseAfter'>,
): Promise<ComplaintRow> {
  return db
    .updateTable('complaints')
    .set(clock)
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The complaint of a condition on `c`; `lock` locks its row until the transaction ends. */
export function findComplaint(
  { db, org }: Scope,
  where: Expression<SqlBool>,
  { lock }: { lock: boolean },
): Promise<FoundComplaint | undefined> {
  return db
    .selectFrom('complaints as c')
    .innerJoin('complaintPolicies as p', 'p.orgId', 'c.orgId')
    .innerJoin('complaintTypes as t', (on) => on.onRef('t.orgId', '=', 'c.orgId').onRef('t.key', '=', 'c.type'))
    .leftJoin('bills as b', (on) =>
      on
        .onRef('b.orgId', '=', 'c.orgId')
        .onRef('b.fiscalYear', '=', 'c.billFiscalYear')
        .onRef('b.number', '=', 'c.billNumber'),
    )
    .selectAll('c')
    .select('b.period as billPeriod')
    .select(billText)
    .select(['p.reopenDays', 'p.keptDays', 't.hours', 't.labelEn', 't.labelNe'])
    .select(photosOf)
    .where('c.orgId', '=', org.id)
    .where(where)
    .$if(lock, (query) => query.forUpdate('c'))
    .executeTakeFirst()
}

/** The number of the attached bill as addresses write it. */
const billText = sql<string | null>`replace(c.bill_fiscal_year, '/', '-') || '-' || c.bill_number`.as('billText')

const photosOf = sql<number>`(select count(*)::int from complaint_photos f where f.complaint_id = c.id)`.as(
  'photoCount',
)

export function listEvents({ db }: Scope, complaintId: number): Promise<ComplaintEvent[]> {
  return db.selectFrom('complaintEvents').selectAll().where('complaintId', '=', complaintId).orderBy('id').execute()
}

export function listPhotos({ db }: Scope, complaintId: number): Promise<ComplaintPhoto[]> {
  return db
    .selectFrom('complaintPhotos')
    .selectAll()
    .where('complaintId', '=', complaintId)
    .orderBy('position')
    .execute()
}

export function findPhoto({ db, org }: Scope, complaintId: number, id: number): Promise<ComplaintPhoto | undefined> {
  return db
    .selectFrom('complaintPhotos as p')
    .innerJoin('complaints as c', 'c.id', 'p.complaintId')
    .selectAll('p')
    .where('c.orgId', '=', org.id)
    .where('c.id', '=', complaintId)
    .where('p.id', '=', id)
    .executeTakeFirst()
}

/** Complaints that are finished but not closed. */
export async function listFinished({ db, org }: Scope): Promise<number[]> {
  const rows = await db
    .selectFrom('complaints as c')
    .select('c.id')
    .where('c.orgId', '=', org.id)
    .where('c.state', 'in', ['resolved', 'rejected'])
    .execute()
  return rows.map(({ id }) => id)
}

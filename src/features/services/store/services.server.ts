// Rows of services: public list, admin list, insert and update.

import type { Bilingual } from '#kit/language.ts'
import type { Page } from '#kit/page.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { inState, publicNow } from '#platform/publishing-window.server.ts'
import type { Json, Row } from '#platform/tables.server.ts'
import { isFound } from '#platform/list-search.server.ts'
import { draftWindow, type ListedState } from '#features/publishing/contract/window.ts'
import type { Service } from '../contract/api.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    services: { papers: Json<Bilingual[]> }
  }
}

type Stretch = { offset: number; limit: number }
type At = Scope & { now: Date }

/** Query of the admin lists of services and questions. */
export type AdminRequest = Stretch & {
  state?: ListedState | undefined
  search: string
  column: 'position' | 'createdAt'
  direction: 'asc' | 'desc'
}

export async function listServices({ db, org }: Scope, now: Date, stretch: Stretch): Promise<Page<Service>> {
  const all = db.selectFrom('services').where('orgId', '=', org.id).where(publicNow('services', now))
  const ordered = all.selectAll().orderBy('position').orderBy('id')
  const rows = await ordered.offset(stretch.offset).limit(stretch.limit).execute()
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { data: rows.map(serviceOf), total }
}

/** Services in every state. */
export async function listServicesForOffice(at: At, request: AdminRequest) {
  const { column, direction, offset, limit } = request
  const ordered = found(at, request).selectAll().orderBy(column, direction).orderBy('id', direction)
  return (await ordered.offset(offset).limit(limit).execute()).map(adminServiceOf)
}

/** How many the request finds, counted up to `max`. */
export function countServicesForOffice(at: At, request: AdminRequest, max: number): Promise<number> {
  return countUpTo(at, found(at, request).select('id'), max)
}

export async function findServiceForOffice({ db, org }: Scope, id: number) {
  const services = db.selectFrom('services').selectAll().where('orgId', '=', org.id)
  const row = await services.where('id', '=', id).executeTakeFirst()
  return row && adminServiceOf(row)
}

/** The new service's id, or undefined when its slug is taken. */
export async function insertService({ db, org }: Scope, entry: Service, at: Date): Promise<number | undefined> {
  const row = await db
    .insertInto('services')
    .values({ ...columnsOf(entry), ...draftWindow, orgId: org.id, slug: entry.slug, createdAt: at })
    .onConflict((on) => on.columns(['orgId', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateService({ db, org }: Scope, id: number, entry: Omit<Service, 'slug'>): Promise<void> {
  await db.updateTable('services').set(columnsOf(entry)).where('orgId', '=', org.id).where('id', '=', id).execute()
}

function found({ db, org, now }: At, { state, search }: AdminRequest) {
  return db
    .selectFrom('services')
    .where('orgId', '=', org.id)
    .where(isFound('services.searchKey', search))
    .$if(state !== undefined, (query) => query.where(inState('services', state!, now)))
}

function columnsOf(entry: Omit<Service, 'slug'>) {
  const { position, name, papers, fee, time, officer, grievanceOfficer, rule, sample } = entry
  return {
    position,
    nameEn: name.en,
    nameNe: name.ne,
    papers: JSON.stringify(papers),
    feeEn: fee.en,
    feeNe: fee.ne,
    timeEn: time.en,
    timeNe: time.ne,
    officerEn: officer.en,
    officerNe: officer.ne,
    grievanceOfficerEn: grievanceOfficer.en,
    grievanceOfficerNe: grievanceOfficer.ne,
    ruleEn: rule.en,
    ruleNe: rule.ne,
    sample,
  }
}

function adminServiceOf(row: Row<'services'>) {
  const { id, createdAt, publishFrom, publishUntil, withdrawnAt } = row
  return { id, ...serviceOf(row), enteredAt: createdAt.toISOString(), publishFrom, publishUntil, withdrawnAt }
}

function serviceOf(row: Row<'services'>): Service {
  return {
    slug: row.slug,
    position: row.position,
    name: { en: row.nameEn, ne: row.nameNe },
    papers: row.papers,
    fee: { en: row.feeEn, ne: row.feeNe },
    time: { en: row.timeEn, ne: row.timeNe },
    officer: { en: row.officerEn, ne: row.officerNe },
    grievanceOfficer: { en: row.grievanceOfficerEn, ne: row.grievanceOfficerNe },
    rule: { en: row.ruleEn, ne: row.ruleNe },
    sample: row.sample,
  }
}

// Rows of quarterly disclosures: public list, admin list, insert and update.

import type { Page } from '#kit/page.ts'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { isUniqueViolation } from '#platform/database.server.ts'
import { inState, publicNow } from '#platform/publishing-window.server.ts'
import type { Json, Row } from '#platform/tables.server.ts'
import { isFound } from '#platform/list-search.server.ts'
import { draftWindow, type ListedState } from '#features/publishing/contract/window.ts'
import type { Disclosure } from './contract/api.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    disclosures: { quarter: Disclosure['quarter']; entries: Json<Bilingual[]> }
  }
}

type At = Scope & { now: Date }

export type AdminRequest = {
  state?: ListedState | undefined
  search: string
  newestEntered: boolean
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

/** Newest quarter first. */
export async function listDisclosures(
  { db, org }: Scope,
  now: Date,
  { offset, limit }: { offset: number; limit: number },
): Promise<Page<Disclosure>> {
  const all = db.selectFrom('disclosures').where('orgId', '=', org.id).where(publicNow('disclosures', now))
  const ordered = all.selectAll().orderBy('fiscalYear', 'desc').orderBy('quarter', 'desc')
  const rows = await ordered.offset(offset).limit(limit).execute()
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { data: rows.map(disclosureOf), total }
}

/** Disclosures in every state. */
export async function listForOffice(at: At, request: AdminRequest) {
  const { newestEntered, direction, offset, limit } = request
  const rows = await found(at, request)
    .selectAll()
    .$if(newestEntered, (query) => query.orderBy('createdAt', direction))
    .$if(!newestEntered, (query) => query.orderBy('fiscalYear', direction).orderBy('quarter', direction))
    .orderBy('id', direction)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const { entries: _, ...listed } = adminDisclosureOf(row)
    return listed
  })
}

/** How many the request finds, counted up to `max`. */
export function countForOffice(at: At, request: AdminRequest, max: number): Promise<number> {
  return countUpTo(at, found(at, request).select('id'), max)
}

export async function findForOffice({ db, org }: Scope, id: number) {
  const disclosures = db.selectFrom('disclosures').selectAll().where('orgId', '=', org.id)
  const row = await disclosures.where('id', '=', id).executeTakeFirst()
  return row && adminDisclosureOf(row)
}

/** The new id, or undefined when the quarter already exists. */
export async function insertDisclosure({ db, org }: Scope, entry: Disclosure, at: Date): Promise<number | undefined> {
  const row = await db
    .insertInto('disclosures')
    .values({ ...columnsOf(entry), ...draftWindow, orgId: org.id, createdAt: at })
    .onConflict((on) => on.columns(['orgId', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** False when another disclosure has the quarter; the transaction cannot continue then. */
export async function updateDisclosure({ db, org }: Scope, id: number, entry: Disclosure): Promise<boolean> {
  const update = db.updateTable('disclosures').set(columnsOf(entry)).where('orgId', '=', org.id).where('id', '=', id)
  try {
    await update.execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

function found({ db, org, now }: At, { state, search }: AdminRequest) {
  return db
    .selectFrom('disclosures')
    .where('orgId', '=', org.id)
    .where(isFound('disclosures.searchKey', search))
    .$if(state !== undefined, (query) => query.where(inState('disclosures', state!, now)))
}

function columnsOf({ title, entries, ...entry }: Disclosure) {
  return { ...entry, titleEn: title.en, titleNe: title.ne, entries: JSON.stringify(entries) }
}

function adminDisclosureOf(row: Row<'disclosures'>) {
  const { id, createdAt, publishFrom, publishUntil, withdrawnAt } = row
  return { id, ...disclosureOf(row), enteredAt: createdAt.toISOString(), publishFrom, publishUntil, withdrawnAt }
}

function disclosureOf(row: Row<'disclosures'>): Disclosure {
  const { slug, fiscalYear, quarter, publishedOn, titleEn, titleNe, entries } = row
  return { slug, fiscalYear, quarter, publishedOn, title: { en: titleEn, ne: titleNe }, entries }
}

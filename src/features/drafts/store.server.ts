// SQL of drafts, each read and written for one person of one organisation.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'

export type StoredDraft = {
  form: string
  address: string
  title: string
  content: string
  writer: string
  savedAt: Date
}

/** The newest first. */
export async function listDrafts(scope: Scope, personId: number) {
  return draftsOf(scope, personId).select(['form', 'address', 'title', 'savedAt']).execute()
}

/** The same, with what each of them holds. */
export async function listDraftsWithContent(scope: Scope, personId: number) {
  return draftsOf(scope, personId).select(['form', 'address', 'title', 'savedAt', 'content']).execute()
}

function draftsOf({ db, org }: Scope, personId: number) {
  return db
    .selectFrom('drafts')
    .where('orgId', '=', org.id)
    .where('personId', '=', personId)
    .orderBy('savedAt', 'desc')
    .orderBy('form')
}

/** With `lock` until the transaction ends. */
export async function findDraft({ db, org }: Scope, personId: number, form: string, { lock = false } = {}) {
  const query = db
    .selectFrom('drafts')
    .select(['content', 'writer', 'savedAt'])
    .where('orgId', '=', org.id)
    .where('personId', '=', personId)
    .where('form', '=', form)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

export async function countDrafts({ db, org }: Scope, personId: number): Promise<number> {
  const { total } = await db
    .selectFrom('drafts')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('orgId', '=', org.id)
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow()
  return total
}

/** False when another request has written the first draft of the form meanwhile. */
export async function insertDraft({ db, org }: Scope, personId: number, draft: StoredDraft): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('drafts')
    .values({ orgId: org.id, personId, ...draft })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateDraft(
  { db, org }: Scope,
  personId: number,
  { form, ...draft }: StoredDraft,
): Promise<void> {
  await db
    .updateTable('drafts')
    .set(draft)
    .where('orgId', '=', org.id)
    .where('personId', '=', personId)
    .where('form', '=', form)
    .execute()
}

export async function removeDraft({ db, org }: Scope, personId: number, form: string): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('orgId', '=', org.id)
    .where('personId', '=', personId)
    .where('form', '=', form)
    .execute()
}

/** Drafts of every organisation that were saved last before a time. Returns how many. */
export async function removeDraftsBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('drafts').where('savedAt', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

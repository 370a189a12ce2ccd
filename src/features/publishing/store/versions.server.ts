// SQL of the earlier versions of published items: listed by number, one read, one stored.

import type { Scope } from '#platform/context.ts'

export type VersionedItem = { subject: string; subjectId: number }

/** The numbers of those that are stored, ascending. */
export async function listVersions({ db, org }: Scope, { subject, subjectId }: VersionedItem): Promise<number[]> {
  const rows = await db
    .selectFrom('itemVersions')
    .select('number')
    .where('orgId', '=', org.id)
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

/** The values of the item as they were stored. */
export async function findVersion(
  { db, org }: Scope,
  { subject, subjectId }: VersionedItem,
  number: number,
): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom('itemVersions')
    .select('item')
    .where('orgId', '=', org.id)
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.item as Record<string, unknown> | undefined
}

/** Stores a version, and removes those of the item from before the newest `max`. */
export async function insertVersion(
  { db, org }: Scope,
  { subject, subjectId }: VersionedItem,
  { number, item, max }: { number: number; item: object; max: number },
): Promise<void> {
  await db
    .insertInto('itemVersions')
    .values({ orgId: org.id, subject, subjectId, number, item: JSON.stringify(item) })
    .execute()
  await db
    .deleteFrom('itemVersions')
    .where('orgId', '=', org.id)
    .where('subject', '=', subject)
    .where('subjectId', '=', subjectId)
    .where('number', '<=', number - max)
    .execute()
}

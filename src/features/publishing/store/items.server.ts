// Rows of published items: their history, the moments at which public content changes, the public items by address, their order.

import { sql } from 'kysely'
import type { Bilingual } from '#kit/language.ts'
import type { Actor, Ctx, Scope } from '#platform/context.ts'
import { publicNow, writeWindow } from '#platform/publishing-window.server.ts'
import type { Stretch } from '#platform/sitemap.ts'
import type { Explanation, PublishingEvent, PublishingEventName, PublishingWindow } from '../contract/window.ts'

/** A transition of an item: its window from now on, and the events for its history. */
export type Transition = {
  window: PublishingWindow
  events: readonly { act: PublishingEventName; effectiveAt: Date; note?: Explanation }[]
}

/** Writes the history of an item and its window. */
export async function recordTransition(
  ctx: Pick<Ctx, 'db' | 'org' | 'actor' | 'now'>,
  { kind, table }: { kind: string; table: string },
  id: number,
  { window, events }: Transition,
): Promise<void> {
  const row = { orgId: ctx.org.id, subject: kind, subjectId: id, byActor: nameOf(ctx.actor), at: ctx.now }
  const rows = events.map(({ act, effectiveAt, note }) => {
    return { ...row, act, effectiveAt, noteEn: note?.en ?? '', noteNe: note?.ne ?? '' }
  })
  await ctx.db.insertInto('publishingActs').values(rows).execute()
  await writeWindow(ctx, table, id, window)
}

/** Oldest first. */
export async function listEvents({ db, org }: Scope, kind: string, id: number): Promise<PublishingEvent[]> {
  const rows = await db
    .selectFrom('publishingActs')
    .select(['act', 'effectiveAt', 'noteEn', 'noteNe', 'byActor', 'at'])
    .where('orgId', '=', org.id)
    .where('subject', '=', kind)
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ noteEn, noteNe, byActor, ...row }) => ({ ...row, note: { en: noteEn, ne: noteNe }, by: byActor }))
}

type At = Scope & { now: Date }

export async function countPublic({ db, org, now }: At, table: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} where org_id = ${org.id} and ${publicNow(table, now)}`.execute(
    db,
  )
  return rows[0]!.total
}

/** Slugs of public items, newest first, each with its time of publication. */
export async function listPublic({ db, org, now }: At, table: string, { offset, limit }: Stretch) {
  const { rows } = await sql<{ slug: string; publishFrom: Date }>`
    select slug, publish_from from ${sql.table(table)} where org_id = ${org.id} and ${publicNow(table, now)}
     order by id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

/** The last time at which public content of the organisation changed. */
export async function findLastChange({ db, org }: Scope, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('publishingActs')
    .select('effectiveAt')
    .where('orgId', '=', org.id)
    .where('effectiveAt', '<=', now)
    .orderBy('effectiveAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.effectiveAt
}

/** The next time at which public content of the organisation changes without a transition. */
export async function findNextChange({ db, org }: Scope, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('publishingActs')
    .select('effectiveAt')
    .where('orgId', '=', org.id)
    .where('effectiveAt', '>', now)
    .orderBy('effectiveAt')
    .limit(1)
    .executeTakeFirst()
  return row?.effectiveAt
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'visitor') return `visitor ${actor.client}`
  return actor.kind === 'machine' ? `machine ${actor.name}` : `${actor.kind} ${actor.id} ${actor.name}`
}

/** The columns of a kind's table by which its items are named and ordered; the table has `position`. */
export type OrderColumns = { title: string; group?: string }
export type OrderedRow = PublishingWindow & { id: number; title: Bilingual; group: string | null }

/** The items that are not withdrawn or expired, in each group by position; with `lock` until the transaction ends. */
export async function listOrdered(
  { db, org, now }: At,
  table: string,
  { title, group }: OrderColumns,
  { lock = false } = {},
): Promise<OrderedRow[]> {
  const { rows } = await sql<OrderedRow & { position: number }>`
    select id, jsonb_build_object('en', ${sql.ref(`${title}En`)}, 'ne', ${sql.ref(`${title}Ne`)}) as title,
           ${group === undefined ? sql`null` : sql.ref(group)} as "group", position,
           publish_from, publish_until, withdrawn_at
      from ${sql.table(table)}
     where org_id = ${org.id} and withdrawn_at is null and (publish_until is null or publish_until > ${now})
     ${lock ? sql`for update` : sql``}`.execute(db)
  // Sorted here: rows that waited for a lock may come with newer positions than those by which they were found.
  const sorted = rows.toSorted(
    (a, b) => (a.group ?? '').localeCompare(b.group ?? '') || a.position - b.position || a.id - b.id,
  )
  return sorted.map(({ position: _position, ...row }) => row)
}

/** Numbers these items from 1. */
export async function writePositions({ db, org }: Scope, table: string, ids: readonly number[]): Promise<void> {
  await sql`
    update ${sql.table(table)} as item set position = ordered.place
      from unnest(${[...ids]}::bigint[]) with ordinality as ordered (id, place)
     where item.org_id = ${org.id} and item.id = ordered.id and item.position <> ordered.place`.execute(db)
}

/** The position after all items of the organisation. */
export async function findNextPosition({ db, org }: Scope, table: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), 0) + 1 as next from ${sql.table(table)} where org_id = ${org.id}`.execute(db)
  return rows[0]!.next
}

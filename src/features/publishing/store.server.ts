// Transitions of published items: their history, the moments at which public content changes, and the public items by address.

import { sql } from 'kysely'
import type { Actor, Ctx, Scope } from '#platform/context.ts'
import { publicNow, writeWindow } from '#platform/publishing-window.server.ts'
import type { Stretch } from '#platform/sitemap.ts'
import type { Explanation, PublishingEvent, PublishingEventName, PublishingWindow } from './contract/window.ts'

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

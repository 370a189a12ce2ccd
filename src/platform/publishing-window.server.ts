// Publishing windows in SQL: which rows the public may see, counts by state, and reading, locking and writing one row's window.

import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { refuse } from '#kit/refusal.ts'
import { soonDays } from '#kit/soon.ts'
import type { Scope } from '#platform/context.ts'

/**
 * The condition for a table that carries `publish_from`, `publish_until` and `withdrawn_at`. Pass its alias in the query.
 * Indexes over listed rows have `where publish_from is not null and withdrawn_at is null`.
 * @example db.selectFrom('articles').where(publicNow('articles', now))
 */
export function publicNow(table: string, now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<SqlBool>`(${column('publishFrom')} <= ${now} and ${column('withdrawnAt')} is null
    and (${column('publishUntil')} is null or ${column('publishUntil')} > ${now}))`
}

/** Caches may serve a copy for so long without revalidation, so that withdrawn content disappears from them. */
const copySeconds = 60

/** The Cache-Control of a public file or picture; a copy expires with its item. */
export function copiesUntil(publishUntil: Date | null, now: Date): string {
  const left = publishUntil ? (publishUntil.getTime() - now.getTime()) / 1000 : copySeconds
  const seconds = Math.max(0, Math.floor(Math.min(copySeconds, left)))
  return `public, max-age=${seconds}, must-revalidate`
}

/** `ending`: published, and no longer after `soonDays`. */
export type WindowState = 'draft' | 'scheduled' | 'published' | 'ending' | 'expired' | 'withdrawn'

/** `publishingState` of the publishing rules, as a condition on a table with a window. */
export function inState(table: string, state: WindowState, now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const [from, until, withdrawn] = [column('publishFrom'), column('publishUntil'), column('withdrawnAt')]
  if (state === 'withdrawn') return sql`${withdrawn} is not null`
  if (state === 'draft') return sql`(${from} is null and ${withdrawn} is null)`
  if (state === 'published') return publicNow(table, now)
  // Both ends of the range in one column: rows that ended long ago are not scanned.
  if (state === 'ending')
    return sql`(${until} > ${now} and ${until} <= ${soonAfter(now)} and ${from} <= ${now} and ${withdrawn} is null)`
  if (state === 'scheduled') return sql`(${from} > ${now} and ${withdrawn} is null)`
  return sql`(${until} <= ${now} and ${from} <= ${now} and ${withdrawn} is null)`
}

/** How many rows of the organisation are in each state, each counted up to `max`. */
export async function countInStates(
  { db, org, now }: Scope & { now: Date },
  table: string,
  max: number,
): Promise<Record<WindowState, number>> {
  const counted = countedIn({ org, now }, table, max)
  const { rows } = await sql<Record<WindowState, number>>`
    select ${counted('draft')} as draft, ${counted('scheduled')} as scheduled, ${counted('published')} as published,
           ${counted('ending')} as ending, ${counted('expired')} as expired, ${counted('withdrawn')} as withdrawn`.execute(
    db,
  )
  return rows[0]!
}

/** Counts of rows that will still change, and the times of the next publication and the next expiry. */
export async function findUpcoming(
  { db, org, now }: Scope & { now: Date },
  table: string,
  max: number,
): Promise<Record<'draft' | 'scheduled' | 'ending', number> & Record<'nextStart' | 'nextEnd', string | null>> {
  const counted = countedIn({ org, now }, table, max)
  const next = (state: WindowState, column: 'publish_from' | 'publish_until') =>
    sql`(select min(${sql.ref(column)}) from ${sql.table(table)} where org_id = ${org.id} and ${inState(table, state, now)})`
  const { rows } = await sql<
    Record<'draft' | 'scheduled' | 'ending', number> & Record<'nextStart' | 'nextEnd', Date | null>
  >`
    select ${counted('draft')} as draft, ${counted('scheduled')} as scheduled, ${counted('ending')} as ending,
           ${next('scheduled', 'publish_from')} as next_start, ${next('ending', 'publish_until')} as next_end`.execute(
    db,
  )
  const { nextStart, nextEnd, ...counts } = rows[0]!
  return { ...counts, nextStart: nextStart?.toISOString() ?? null, nextEnd: nextEnd?.toISOString() ?? null }
}

function countedIn({ org, now }: Pick<Scope, 'org'> & { now: Date }, table: string, max: number) {
  return (state: WindowState) =>
    sql`(select count(*) from (select 1 from ${sql.table(table)} where org_id = ${org.id} and ${inState(table, state, now)}
      limit ${max}) as counted)`
}

function soonAfter(now: Date): Date {
  return new Date(now.getTime() + soonDays * 86_400_000)
}

/** The id of an item that was public until it was withdrawn; `column` identifies it within its organisation. */
export async function findWithdrawn(
  { db, org }: Scope,
  table: string,
  column: 'id' | 'slug',
  key: string | number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
     where org_id = ${org.id} and ${sql.ref(column)} = ${key} and publish_from <= withdrawn_at`.execute(db)
  return rows[0]?.id
}

/** The hash of a picture, and the time until which it is public. */
export type PublicPicture = { fileHash: string; publishUntil: Date | null }

/**
 * Finds the bytes of a picture whose owner the public may see now. `owners` is a table with a window, `by` the column of `pictures`
 * that names its row.
 * @example const articlePictureFiles = picturesOf('article_pictures', 'articles', 'article_id')
 */
export function picturesOf(pictures: string, owners: string, by: string) {
  return async ({ db, org }: Scope, id: number, now: Date): Promise<PublicPicture | undefined> => {
    const { rows } = await sql<PublicPicture>`
      select p.file_hash, o.publish_until from ${sql.table(pictures)} p join ${sql.table(owners)} o on o.id = ${sql.ref(`p.${by}`)}
       where p.org_id = ${org.id} and p.id = ${id} and ${publicNow('o', now)}`.execute(db)
    return rows[0]
  }
}

type Window = { publishFrom: Date | null; publishUntil: Date | null; withdrawnAt: Date | null }

/** The window of a row, locked until the transaction ends. */
export async function lockWindow({ db, org }: Scope, table: string, id: number): Promise<Window | undefined> {
  const { rows } = await sql<Window>`
    select publish_from, publish_until, withdrawn_at from ${sql.table(table)}
     where org_id = ${org.id} and id = ${id} for update`.execute(db)
  return rows[0]
}

export async function writeWindow({ db, org }: Scope, table: string, id: number, window: Window): Promise<void> {
  const { publishFrom, publishUntil, withdrawnAt } = window
  await sql`
    update ${sql.table(table)}
       set publish_from = ${publishFrom}, publish_until = ${publishUntil}, withdrawn_at = ${withdrawnAt}
     where org_id = ${org.id} and id = ${id}`.execute(db)
}

/** The number of a row by the name it has in its organisation. */
export async function findByKey(
  { db, org }: Scope,
  table: string,
  column: 'id' | 'slug',
  key: string,
): Promise<number | undefined> {
  if (column === 'id' && !/^\d{1,15}$/.test(key)) return undefined
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where org_id = ${org.id} and ${sql.ref(column)} = ${key}`.execute(db)
  return rows[0]?.id
}

/**
 * Inserts under the address name that was given, which is refused with `taken` where another row has it; without one under the first
 * free one made from `wanted`. `insert` returns undefined for a name in use: of two at once, the second gets the next name.
 */
export async function insertUnderSlug(
  scope: Scope,
  { table, given, wanted, taken }: { table: string; given: string | undefined; wanted: string; taken: string },
  insert: (slug: string) => Promise<number | undefined>,
): Promise<number> {
  if (given !== undefined) return (await insert(given)) ?? refuse('conflict', taken)
  for (;;) {
    const id = await insert(await freeSlug(scope, table, wanted))
    if (id !== undefined) return id
  }
}

/** The first of an address name, the same with -2, -3 … that no row of the organisation has. */
async function freeSlug({ db, org }: Scope, table: string, wanted: string): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)}
     where org_id = ${org.id} and (slug = ${wanted} or slug like ${`${wanted}-%`})`.execute(db)
  const taken = new Set(rows.map(({ slug }) => slug))
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(slug)) return slug
  }
}

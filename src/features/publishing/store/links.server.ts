// SQL of links in published texts: those of public items, what checks found, and what leads nowhere.

import { sql } from 'kysely'
import type { Ctx, Scope } from '#platform/context.ts'
import { enqueue } from '#platform/job-queue.server.ts'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { BrokenLink, LinkIssue } from '../contract/links.ts'

type At = Scope & { now: Date }
/** A kind whose columns hold links. */
export type LinkedKind = { kind: string; table: string; linked: readonly string[] }
export type LinkedRow = { id: number; columns: unknown[] }

/** The columns with links of public items, by id after `after`; of one item alone with `only`. */
export async function listLinkedRows(
  { db, org, now }: At,
  { table, linked }: LinkedKind,
  { after = 0, limit = 1, only }: { after?: number; limit?: number; only?: number },
): Promise<LinkedRow[]> {
  const columns = linked.map((column) => sql`to_jsonb(${sql.ref(`t.${column}`)})`)
  const { rows } = await sql<LinkedRow>`
    select t.id, jsonb_build_array(${sql.join(columns)}) as columns from ${sql.table(table)} t
     where t.org_id = ${org.id} and ${only === undefined ? sql`t.id > ${after}` : sql`t.id = ${only}`} and ${publicNow('t', now)}
     order by t.id limit ${limit}`.execute(db)
  return rows
}

export async function isPublicNow({ db, org, now }: At, { table }: { table: string }, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} t where t.org_id = ${org.id} and t.id = ${id} and ${publicNow('t', now)}`.execute(
    db,
  )
  return rows.length > 0
}

/** The links of these items: new ones are added unchecked, those no longer there are removed. */
export async function writeLinks(
  { db, org }: Scope,
  kind: string,
  items: readonly { id: number; urls: readonly string[] }[],
): Promise<void> {
  const ids = items.map(({ id }) => id)
  const pairs = items.flatMap(({ id, urls }) => urls.map((url) => ({ id, url })))
  const found = sql`unnest(${pairs.map(({ id }) => id)}::integer[], ${pairs.map(({ url }) => url)}::text[]) as f (id, url)`
  await sql`
    delete from item_links l where l.org_id = ${org.id} and l.subject = ${kind} and l.subject_id = any(${ids}::integer[])
       and not exists (select 1 from ${found} where f.id = l.subject_id and f.url = l.url)`.execute(db)
  await sql`
    insert into item_links (org_id, subject, subject_id, url) select ${org.id}, ${kind}, f.id, f.url from ${found}
    on conflict do nothing`.execute(db)
}

/** Removes the links of items of a kind that are not public. */
export async function removeLinksOfOthers({ db, org, now }: At, { kind, table }: LinkedKind): Promise<void> {
  await sql`
    delete from item_links l where l.org_id = ${org.id} and l.subject = ${kind}
       and not exists (select 1 from ${sql.table(table)} t
                        where t.org_id = l.org_id and t.id = l.subject_id and ${publicNow('t', now)})`.execute(db)
}

/** The addresses that items link to, each once: those never checked first, then those checked longest ago. */
export async function listAddresses(
  { db, org }: Scope,
  limit: number,
  of?: { kind: string; id: number },
): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`
    select url from item_links where org_id = ${org.id} ${of ? sql`and subject = ${of.kind} and subject_id = ${of.id}` : sql``}
     group by url order by min(checked_at) nulls first, url limit ${limit}`.execute(db)
  return rows.map(({ url }) => url)
}

/** Whatever links to the address leads somewhere, or nothing is known. */
export async function writeSound({ db, org, now }: At, url: string): Promise<void> {
  await db
    .updateTable('itemLinks')
    .set({ issue: null, brokenSince: null, failures: 0, checkedAt: now })
    .where('orgId', '=', org.id)
    .where('url', '=', url)
    .execute()
}

/** One more failed check; the issue is stored from the check numbered `reportedAfter` on. */
export async function writeFailure(
  { db, org, now }: At,
  url: string,
  { issue, reportedAfter }: { issue: LinkIssue; reportedAfter: number },
): Promise<void> {
  await sql`
    update item_links
       set failures = failures + 1, checked_at = ${now},
           issue = case when failures + 1 >= ${reportedAfter}::integer then ${issue} else issue end,
           broken_since = case when failures + 1 >= ${reportedAfter}::integer then coalesce(broken_since, ${now}) else broken_since end
     where org_id = ${org.id} and url = ${url}`.execute(db)
}

/** The links of an item that lead nowhere. */
export async function listBroken({ db, org }: Scope, kind: string, id: number): Promise<BrokenLink[]> {
  const rows = await db
    .selectFrom('itemLinks')
    .select(['url', 'issue', 'brokenSince'])
    .where('orgId', '=', org.id)
    .where('subject', '=', kind)
    .where('subjectId', '=', id)
    .where('issue', 'is not', null)
    .orderBy('url')
    .execute()
  return rows.map(({ url, issue, brokenSince }) => ({
    url,
    issue: issue as LinkIssue,
    since: brokenSince!.toISOString(),
  }))
}

/** The queue of items whose links are to be checked, filled in the transaction that changes an item. */
export const linkCheckQueue = 'check-links-of-item'

/**
 * Forgets what was found in an item that staff change, and has it checked after the commit. What commands and imports write
 * is checked by the next run over all items.
 */
export async function checkLinksAfter(
  { db, org, actor }: Pick<Ctx, 'db' | 'org' | 'actor'>,
  { kind, linked }: { kind: string; linked?: readonly string[] },
  id: number,
): Promise<void> {
  if (!linked || actor.kind !== 'staff') return
  await db
    .deleteFrom('itemLinks')
    .where('orgId', '=', org.id)
    .where('subject', '=', kind)
    .where('subjectId', '=', id)
    .execute()
  await enqueue(db, linkCheckQueue, { org: org.id, kind, id }, { key: `${org.id} ${kind} ${id}` })
}

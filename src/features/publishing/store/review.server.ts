// SQL of reviews of published items: the policy, the acts, the days of the next review, and the items of all kinds in one view.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { soonDays } from '#kit/soon.ts'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'
import { inState, publicNow } from '#platform/publishing-window.server.ts'
import type { PublishingWindow, ReviewAct } from '../contract/window.ts'
import type { PublishingPolicy } from '../contract/policy.ts'
import type { ReviewView } from '../contract/review.ts'

/** Without a row nobody asks for review. With `lock` the policy stays as it is until the transaction ends. */
export async function findPublishingPolicy({ db, org }: Scope, { lock = false } = {}): Promise<PublishingPolicy> {
  const row = await db
    .selectFrom('publishingPolicies')
    .select('reviewByAnother')
    .where('orgId', '=', org.id)
    .$if(lock, (query) => query.forShare())
    .executeTakeFirst()
  return row ?? { reviewByAnother: 0 }
}

export async function updatePublishingPolicy({ db, org }: Scope, policy: PublishingPolicy): Promise<void> {
  await db
    .insertInto('publishingPolicies')
    .values({ orgId: org.id, ...policy })
    .onConflict((on) => on.column('orgId').doUpdateSet(policy))
    .execute()
}

type StoredAct = {
  act: ReviewAct
  publishFrom: Date | null
  publishUntil: Date | null
  note: string
  /** Null for the system itself. */
  byId: number | null
  at: Date
}

/** Oldest first. */
export async function listReviewActs({ db, org }: Scope, kind: string, id: number): Promise<StoredAct[]> {
  return db
    .selectFrom('publishingReviews')
    .select(['act', 'publishFrom', 'publishUntil', 'note', 'byId', 'at'])
    .where('orgId', '=', org.id)
    .where('subject', '=', kind)
    .where('subjectId', '=', id)
    .orderBy('number')
    .execute()
}

/** The item is locked by its window: no other act comes between. */
export async function insertReviewAct({ db, org }: Scope, kind: string, id: number, act: StoredAct): Promise<void> {
  const { publishFrom, publishUntil, note, byId, at } = act
  await sql`
    insert into publishing_reviews (org_id, subject, subject_id, number, act, publish_from, publish_until, note, by_id, at)
    select ${org.id}, ${kind}, ${id}, coalesce(max(number), 0) + 1, ${act.act}, ${publishFrom}, ${publishUntil}, ${note}, ${byId}, ${at}
      from publishing_reviews where org_id = ${org.id} and subject = ${kind} and subject_id = ${id}`.execute(db)
}

/** Ends every review of the organisation that is open: of what is pending, and of what became public without one. */
export async function cancelReviews({ db, org }: Scope, { byId, at }: Pick<StoredAct, 'byId' | 'at'>): Promise<void> {
  await sql`
    insert into publishing_reviews (org_id, subject, subject_id, number, act, by_id, at)
    select r.org_id, r.subject, r.subject_id, r.number + 1, 'cancelled', ${byId}::integer, ${at}
      from publishing_reviews r where r.org_id = ${org.id} and r.act in ('submitted', 'flagged')
       and not exists (select 1 from publishing_reviews n where n.org_id = r.org_id and n.subject = r.subject
                          and n.subject_id = r.subject_id and n.number > r.number)`.execute(db)
}

export async function findReviewDay({ db, org }: Scope, kind: string, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('publishingReviewDays')
    .select('reviewOn')
    .where('orgId', '=', org.id)
    .where('subject', '=', kind)
    .where('subjectId', '=', id)
    .executeTakeFirst()
  return row?.reviewOn ?? null
}

export async function writeReviewDay({ db, org }: Scope, kind: string, id: number, day: string | null): Promise<void> {
  const key = { orgId: org.id, subject: kind, subjectId: id }
  if (day === null) {
    await db
      .deleteFrom('publishingReviewDays')
      .where('orgId', '=', org.id)
      .where('subject', '=', kind)
      .where('subjectId', '=', id)
      .execute()
    return
  }
  await db
    .insertInto('publishingReviewDays')
    .values({ ...key, reviewOn: day })
    .onConflict((on) => on.columns(['orgId', 'subject', 'subjectId']).doUpdateSet({ reviewOn: day }))
    .execute()
}

/** A kind as its items are listed: its table, and the columns in both languages, of which the first names an item. */
export type ListedKind = { kind: string; table: string; texts: readonly string[] }
export type ReviewRow = PublishingWindow & { kind: string; id: number; title: Bilingual; at: Date }

type At = Scope & { now: Date; today: string }

/** The first items of a view, of all these kinds: those that have waited longest, begin, end or are due first. */
export async function listForReview(at: At, kinds: readonly ListedKind[], view: ReviewView, limit: number) {
  if (kinds.length === 0) return []
  const parts = kinds.map((kind) => sql`(${itemsOf(at, kind, view)} order by at, t.id limit ${limit})`)
  const { rows } = await sql<ReviewRow>`
    select * from (${sql.join(parts, sql` union all `)}) as items order by at, id limit ${limit}`.execute(at.db)
  return rows
}

/** How many items a view has, counted up to `limit`; in the order of the list, whose index has these items alone. Without it PostgreSQL would read the table until it has found so many. */
export async function countForReview(at: At, kinds: readonly ListedKind[], view: ReviewView, limit: number) {
  if (kinds.length === 0) return 0
  const parts = kinds.map((kind) => sql`(${itemsOf(at, kind, view)} order by at, t.id limit ${limit})`)
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (${sql.join(parts, sql` union all `)} limit ${limit}) counted`.execute(at.db)
  return rows[0]!.n
}

function itemsOf({ org, now, today }: At, { kind, table, texts }: ListedKind, view: ReviewView): RawBuilder<unknown> {
  const [title] = texts as [string]
  const select = (time: RawBuilder<unknown>) => sql`
    select ${kind}::text as kind, t.id, jsonb_build_object('en', ${column(title, 'en')}, 'ne', ${column(title, 'ne')}) as title,
           t.publish_from, t.publish_until, t.withdrawn_at, ${time} as at
      from ${sql.table(table)} t`
  const own = sql`where t.org_id = ${org.id}`
  const newest = (act: ReviewAct) => sql`
      join publishing_reviews r on r.org_id = t.org_id and r.subject = ${kind} and r.subject_id = t.id and r.act = ${act}
       and not exists (select 1 from publishing_reviews n where n.org_id = r.org_id and n.subject = r.subject
                          and n.subject_id = r.subject_id and n.number > r.number)`
  switch (view) {
    case 'waiting':
      return sql`${select(sql`r.at`)} ${newest('submitted')} ${own}`
    case 'flagged':
      return sql`${select(sql`r.at`)} ${newest('flagged')} ${own} and (${publicNow('t', now)} or ${inState('t', 'scheduled', now)})`
    case 'scheduled':
      return sql`${select(sql`t.publish_from`)} ${own} and ${inState('t', 'scheduled', now)}`
    case 'ending':
      return sql`${select(sql`t.publish_until`)} ${own} and ${inState('t', 'ending', now)}`
    case 'missing': {
      const lacking = texts.map((text) => sql`(${column(text, 'en')} = '') <> (${column(text, 'ne')} = '')`)
      return sql`${select(sql`t.created_at`)} ${own} and t.withdrawn_at is null
        and (t.publish_until is null or t.publish_until > ${now}) and (${sql.join(lacking, sql` or `)})`
    }
    case 'broken':
      return sql`${select(sql`b.at`)}
        join (select org_id, subject_id, min(broken_since) as at from item_links
               where org_id = ${org.id} and subject = ${kind} and issue is not null group by org_id, subject_id) b
          on b.org_id = t.org_id and b.subject_id = t.id ${own} and ${publicNow('t', now)}`
    case 'due':
      return sql`${select(sql`(d.review_on::timestamp at time zone 'Asia/Kathmandu')`)}
        join publishing_review_days d on d.org_id = t.org_id and d.subject = ${kind} and d.subject_id = t.id
         and d.review_on <= ${today}::date + ${soonDays}::integer ${own} and ${publicNow('t', now)}`
  }
}

/** A column in one language; `t` is the table of the kind. */
function column(name: string, language: 'en' | 'ne') {
  return sql.ref(`t.${name}_${language}`)
}

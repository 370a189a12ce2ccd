// Rows of news categories, with the number of public articles in each.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { CategoryEntry, NewsCategory } from '../contract/api.ts'

/** Categories in order, with counts from the stored ones, so that articles are not counted one by one. */
export async function listCategories({ db, org }: Scope, now: Date): Promise<NewsCategory[]> {
  const { rows } = await sql<{ code: string; nameEn: string; nameNe: string; count: number; newest: string | null }>`
    select c.code, c.name_en, c.name_ne,
      coalesce(k.endless, 0) - coalesce(waiting.n, 0) + coalesce(ending.n, 0) as count,
      (select published_on from articles a where a.org_id = c.org_id and a.category = c.code
          and ${publicNow('a', now)} order by published_on desc limit 1) as newest
    from news_categories c
    left join article_counts k on k.org_id = c.org_id and k.category = c.code
    left join (select category, count(*) as n from articles where org_id = ${org.id}
        and publish_from > ${now} and publish_until is null and withdrawn_at is null
        group by category) as waiting on waiting.category = c.code
    left join (select category, count(*) as n from articles where org_id = ${org.id}
        and publish_until > ${now} and publish_from <= ${now} and withdrawn_at is null
        group by category) as ending on ending.category = c.code
    where c.org_id = ${org.id} order by c.position, c.code`.execute(db)
  return rows.map(({ code, nameEn, nameNe, count, newest }) => {
    return { code, name: { en: nameEn, ne: nameNe }, count: Number(count), newest }
  })
}

export async function hasCategory({ db, org }: Scope, code: string): Promise<boolean> {
  const found = db.selectFrom('newsCategories').select('code').where('orgId', '=', org.id).where('code', '=', code)
  return (await found.executeTakeFirst()) !== undefined
}

/** Adds new categories, renames existing ones, and sets their order. */
export async function writeCategories({ db, org }: Scope, categories: readonly CategoryEntry[]): Promise<void> {
  const rows = categories.map(({ code, name }, position) => {
    return { orgId: org.id, code, position, nameEn: name.en, nameNe: name.ne }
  })
  await db
    .insertInto('newsCategories')
    .values(rows)
    .onConflict((on) =>
      on.columns(['orgId', 'code']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        nameEn: ref('excluded.nameEn'),
        nameNe: ref('excluded.nameNe'),
      })),
    )
    .execute()
}

// Where are the quarterly disclosures kept?

import type { Page } from '#kit/page.ts'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { Json } from '#platform/tables.server.ts'
import type { Disclosure, NewDisclosure } from './contract.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    disclosures: { quarter: Disclosure['quarter']; entries: Json<Bilingual[]> }
  }
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
  const data = rows.map(({ slug, fiscalYear, quarter, publishedOn, titleEn, titleNe, entries }) => ({
    slug,
    fiscalYear,
    quarter,
    publishedOn,
    title: { en: titleEn, ne: titleNe },
    entries,
  }))
  return { data, total }
}

/** The new number, or undefined when the quarter is there already. */
export async function insertDisclosure(
  { db, org }: Scope,
  entry: NewDisclosure & { slug: string },
  at: Date,
): Promise<number | undefined> {
  const { slug, fiscalYear, quarter, publishedOn, title, entries } = entry
  const row = await db
    .insertInto('disclosures')
    .values({
      orgId: org.id,
      slug,
      fiscalYear,
      quarter,
      publishedOn,
      titleEn: title.en,
      titleNe: title.ne,
      entries: JSON.stringify(entries),
      publishFrom: null,
      publishUntil: null,
      withdrawnAt: null,
      createdAt: at,
    })
    .onConflict((on) => on.columns(['orgId', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

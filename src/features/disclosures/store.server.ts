// Where are the quarterly disclosures kept?

import type { Generated } from 'kysely'
import type { Page } from '#kit/contract.ts'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'
import { publicNow, windowsOf } from '#platform/publishing-window.server.ts'
import type { PublishingWindow } from '#features/publishing/contract/window.ts'
import type { Disclosure, NewDisclosure } from './contract.ts'

type DisclosuresTable = PublishingWindow & {
  id: Generated<number>
  orgId: number
  slug: string
  fiscalYear: number
  quarter: Disclosure['quarter']
  publishedOn: string
  titleEn: string
  titleNe: string
  entries: string
  createdAt: Date
}

declare module '#platform/database.server.ts' {
  interface Tables {
    disclosures: DisclosuresTable
  }
}

export const disclosureWindows = windowsOf<string>('disclosures', 'slug')

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
    // Stored as json, read as what it holds.
    entries: entries as unknown as Bilingual[],
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

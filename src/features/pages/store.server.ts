// Where are the long pages kept?

import type { Block, ShownPicture } from '#kit/blocks/blocks.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { StoredText } from '#platform/block-pictures.server.ts'
import type { Scope } from '#platform/context.ts'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { Json, Row } from '#platform/tables.server.ts'
import type { ListedPage, PageEntry, Source } from './contract/api.ts'
import type { PageSlug } from './contract/site-pages.ts'
import { pagePictureAddress, sitePages } from './contract/site-pages.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    pages: { slug: PageSlug; blocks: Json<Block<number>[]>; sources: Json<Source[]> }
  }
}

/** A page with its text as kept and its pictures by their numbers. */
export type FoundPage = ListedPage & { blocks: Block<number>[]; sources: Source[]; pictures: Map<number, ShownPicture> }

export async function listPages({ db, org }: Scope, now: Date): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom('pages')
    .select(['slug', 'titleEn', 'titleNe', 'updatedAt', 'sample'])
    .where('orgId', '=', org.id)
    .where(publicNow('pages', now))
    .orderBy('id')
    .execute()
  return rows.map(listedOf)
}

export async function findPage({ db, org }: Scope, slug: PageSlug, now: Date): Promise<FoundPage | undefined> {
  const row = await db
    .selectFrom('pages')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('slug', '=', slug)
    .where(publicNow('pages', now))
    .executeTakeFirst()
  if (!row) return undefined
  const kept = await db
    .selectFrom('pagePictures')
    .select(['id', 'position', 'width', 'height', 'blur'])
    .where('orgId', '=', org.id)
    .where('pageId', '=', row.id)
    .execute()
  const pictures = new Map(
    kept.map(({ id, position, ...size }) => [position, { ...size, url: pagePictureAddress(id) }]),
  )
  const { blocks, sources } = row
  return { ...listedOf(row), blocks, sources, pictures }
}

/** The stored bytes of a picture whose page the public may see, until when, and the name of the page. */
export function findPictureFile({ db, org }: Scope, id: number, now: Date) {
  return db
    .selectFrom('pagePictures')
    .innerJoin('pages', 'pages.id', 'pagePictures.pageId')
    .select(['pagePictures.fileHash', 'pages.slug', 'pages.publishUntil'])
    .where('pagePictures.orgId', '=', org.id)
    .where('pagePictures.id', '=', id)
    .where(publicNow('pages', now))
    .executeTakeFirst()
}

type Written = Pick<PageEntry, 'slug' | 'title' | 'sources' | 'sample'> & StoredText

/** Writes the page whole, over the one before; `isNew` when there was none. */
export async function writePageRow(
  { db, org }: Scope,
  { slug, title, sources, sample, blocks, pictures }: Written,
  at: Date,
): Promise<{ id: number; isNew: boolean }> {
  const text = {
    titleEn: title.en,
    titleNe: title.ne,
    blocks: JSON.stringify(blocks),
    sources: JSON.stringify(sources),
    sample,
    updatedAt: at,
  }
  const before = db.updateTable('pages').set(text).where('orgId', '=', org.id).where('slug', '=', slug)
  const updated = await before.returning('id').executeTakeFirst()
  const window = { publishFrom: null, publishUntil: null, withdrawnAt: null }
  const row = { ...text, ...window, orgId: org.id, slug }
  const { id } = updated ?? (await db.insertInto('pages').values(row).returning('id').executeTakeFirstOrThrow())
  await db.deleteFrom('pagePictures').where('orgId', '=', org.id).where('pageId', '=', id).execute()
  const rows = [...pictures].map(([position, { hash, width, height, blur }]) => {
    return { orgId: org.id, pageId: id, position, fileHash: hash, width, height, blur }
  })
  if (rows.length > 0) await db.insertInto('pagePictures').values(rows).execute()
  return { id, isNew: !updated }
}

type Listed = Pick<Row<'pages'>, 'slug' | 'titleEn' | 'titleNe' | 'updatedAt' | 'sample'>

function listedOf({ slug, titleEn, titleNe, updatedAt, sample }: Listed): ListedPage {
  const { path } = sitePages.find((page) => page.slug === slug)!
  return { slug, url: path, title: { en: titleEn, ne: titleNe }, updatedOn: inNepal(updatedAt).date, sample }
}

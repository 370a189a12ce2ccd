// Rows of public pages: all of them, and one whole with its pictures.

import type { Block, ShownPicture } from '#kit/blocks/blocks.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Scope } from '#platform/context.ts'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { Json, Row } from '#platform/tables.server.ts'
import type { ListedPage, Source } from '../contract/api.ts'
import type { PageSlug } from '../contract/site-pages.ts'
import { pageAddress, pagePictureAddress } from '../contract/site-pages.ts'
import { listPictures } from './pictures.server.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    pages: { slug: PageSlug; blocks: Json<Block<number>[]>; sources: Json<Source[]> }
  }
}

/** A page with its text as it is stored and its pictures by their numbers. */
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

export async function findPage(scope: Scope, slug: PageSlug, now: Date): Promise<FoundPage | undefined> {
  const row = await scope.db
    .selectFrom('pages')
    .selectAll()
    .where('orgId', '=', scope.org.id)
    .where('slug', '=', slug)
    .where(publicNow('pages', now))
    .executeTakeFirst()
  if (!row) return undefined
  const stored = await listPictures(scope, row.id)
  const pictures = new Map(
    stored.map(({ id, position, ...size }) => [position, { ...size, url: pagePictureAddress(id) }]),
  )
  const { blocks, sources } = row
  return { ...listedOf(row), blocks, sources, pictures }
}

type ListedColumns = Pick<Row<'pages'>, 'slug' | 'titleEn' | 'titleNe' | 'updatedAt' | 'sample'>

export function listedOf({ slug, titleEn, titleNe, updatedAt, sample }: ListedColumns): ListedPage {
  const title = { en: titleEn, ne: titleNe }
  return { slug, url: pageAddress(slug), title, updatedOn: inNepal(updatedAt).date, sample }
}

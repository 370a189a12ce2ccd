// Rows of public articles: list, search, find, neighbours, and insert.

import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Block, ShownPicture } from '#kit/blocks/blocks.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { isFound } from '#platform/list-search.server.ts'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { Json, Row, Tables } from '#platform/tables.server.ts'
import type { ListedArticle, NewArticle } from '../contract/api.ts'
import { articleAddress, articlePictureAddress } from '../contract/addresses.ts'
import { listPictures } from './pictures.server.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    articles: { blocks: Json<Block<number>[]> }
  }
}

/** `offset` is the number of articles before the page. */
export type ListRequest = {
  category?: string | undefined
  search?: string | undefined
  now: Date
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

type Stretch = { offset: number; limit: number }

/** An article with what its page also needs: id, stored text, and pictures by position. */
export type FoundArticle = ListedArticle & {
  id: number
  blocks: Block<number>[]
  attachments: string[]
  pictures: Map<number, ShownPicture>
}

const listedColumns = [
  'a.id',
  'a.slug',
  'a.category',
  'a.publishedOn',
  'a.titleEn',
  'a.titleNe',
  'a.summaryEn',
  'a.summaryNe',
  'c.nameEn as categoryEn',
  'c.nameNe as categoryNe',
] as const

/** The ids of a page are read from an index alone, then only those rows: a page costs the same in a long list. */
export async function listArticles(scope: Scope, request: ListRequest): Promise<ListedArticle[]> {
  const { direction, offset, limit } = request
  const ids = listed(scope, request)
    .select('articles.id')
    .orderBy('publishedOn', direction)
    .orderBy('articles.id', direction)
    .offset(offset)
    .limit(limit)
  const rows = await withCategory(scope)
    .innerJoin(ids.as('page'), 'page.id', 'a.id')
    .leftJoin('articlePictures as p', (join) => join.onRef('p.articleId', '=', 'a.id').on('p.position', '=', 0))
    .select(listedColumns)
    .select(['p.id as pictureId', 'p.width', 'p.height', 'p.blur'])
    .orderBy('a.publishedOn', direction)
    .orderBy('a.id', direction)
    .execute()
  return rows.map(({ pictureId, width, height, blur, ...row }) => ({
    ...listedOf(row),
    picture: pictureId ? { url: articlePictureAddress(pictureId), width: width!, height: height!, blur: blur! } : null,
  }))
}

/** The number of articles found, counted up to `max`. */
export function countFound(scope: Scope, request: ListRequest, max: number): Promise<number> {
  return countUpTo(scope, listed(scope, request).select(sql`1`.as('one')), max)
}

/** A range of the slugs of public articles, newest first, each with its time of publication. */
export async function listArticleSlugs({ db, org }: Scope, now: Date, { offset, limit }: Stretch) {
  const rows = await db
    .selectFrom('articles')
    .select(['slug', 'publishFrom'])
    .where('orgId', '=', org.id)
    .where(publicNow('articles', now))
    .orderBy('publishedOn', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ slug, publishFrom }) => ({ slug, publishFrom: publishFrom! }))
}

export async function findArticle(scope: Scope, slug: string, now: Date): Promise<FoundArticle | undefined> {
  const row = await withCategory(scope)
    .select([...listedColumns, 'a.blocks', 'a.attachments'])
    .where('a.slug', '=', slug)
    .where(publicNow('a', now))
    .executeTakeFirst()
  if (!row) return undefined
  const stored = await listPictures(scope, row.id)
  const pictures = new Map(
    stored.map(({ id, position, width, height, blur }) => [
      position,
      { width, height, blur, url: articlePictureAddress(id) },
    ]),
  )
  const { blocks, attachments, id, ...rest } = row
  const picture = pictures.get(0) ?? null
  // The column type is json; the blocks were validated when they were written.
  return { ...listedOf(rest), id, picture, pictures, attachments, blocks: blocks as unknown as Block<number>[] }
}

/** The next newer or older public article. */
export async function findNeighbour(
  { db, org }: Scope,
  { id, publishedOn }: Pick<FoundArticle, 'id' | 'publishedOn'>,
  side: 'newer' | 'older',
  now: Date,
) {
  const [beyond, order] = side === 'newer' ? ([sql`>`, 'asc'] as const) : ([sql`<`, 'desc'] as const)
  const row = await db
    .selectFrom('articles')
    .select(['slug', 'titleEn', 'titleNe'])
    .where('orgId', '=', org.id)
    .where(publicNow('articles', now))
    .where(sql<boolean>`(published_on, id) ${beyond} (${publishedOn}::date, ${id}::bigint)`)
    .orderBy('publishedOn', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst()
  return row && { slug: row.slug, url: articleAddress(row.slug), title: { en: row.titleEn, ne: row.titleNe } }
}

export type ArticleRow = Omit<NewArticle, 'slug' | 'picture' | 'blocks' | 'publishFrom' | 'publishUntil' | 'draft'> & {
  slug: string
  blocks: Block<number>[]
}

/** The id of the new article, or undefined when its slug is in use. */
export async function insertArticle({ db, org }: Scope, entry: ArticleRow, at: Date): Promise<number | undefined> {
  const { title, summary, blocks, attachments = [], ...rest } = entry
  const texts = { titleEn: title.en, titleNe: title.ne, summaryEn: summary.en, summaryNe: summary.ne }
  const window = { publishFrom: null, publishUntil: null, withdrawnAt: null }
  const row = await db
    .insertInto('articles')
    .values({
      ...rest,
      ...texts,
      ...window,
      attachments,
      orgId: org.id,
      blocks: JSON.stringify(blocks),
      createdAt: at,
    })
    .onConflict((on) => on.columns(['orgId', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type ListedTexts = Pick<
  Row<'articles'>,
  'slug' | 'category' | 'publishedOn' | 'titleEn' | 'titleNe' | 'summaryEn' | 'summaryNe'
>

function listedOf(row: ListedTexts & { categoryEn: string; categoryNe: string }): Omit<ListedArticle, 'picture'> {
  return {
    slug: row.slug,
    url: articleAddress(row.slug),
    category: { code: row.category, name: { en: row.categoryEn, ne: row.categoryNe } },
    publishedOn: row.publishedOn,
    title: { en: row.titleEn, ne: row.titleNe },
    summary: { en: row.summaryEn, ne: row.summaryNe },
  }
}

function withCategory({ db, org }: Scope) {
  return db
    .selectFrom('articles as a')
    .innerJoin('newsCategories as c', (join) =>
      join.onRef('c.orgId', '=', 'a.orgId').onRef('c.code', '=', 'a.category'),
    )
    .where('a.orgId', '=', org.id)
}

function listed({ db, org }: Scope, { category, search, now }: ListRequest) {
  const all: SelectQueryBuilder<Tables, 'articles', object> = db
    .selectFrom('articles')
    .where('orgId', '=', org.id)
    .where(publicNow('articles', now))
  const selected = category ? all.where('category', '=', category) : all
  return selected.where(isFound('articles.searchKey', search))
}

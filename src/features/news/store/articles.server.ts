// Where is the news kept, and how does one page of it cost the same however much there is?

import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Block, ShownPicture } from '#kit/blocks/blocks.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
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

/** `patterns` all have to match; `offset` articles of the order come before the page. */
export type ListRequest = {
  category?: string | undefined
  patterns: string[]
  now: Date
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

type Stretch = { offset: number; limit: number }

/** An article with what its page needs besides: its number, its text as kept, and its pictures by position. */
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

/** The numbers of the page's articles come off an index alone; only those articles are then read. */
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

/** How many a search finds, counted no further than `max`. */
export function countFound(scope: Scope, request: ListRequest, max: number): Promise<number> {
  return countUpTo(scope, listed(scope, request).select(sql`1`.as('one')), max)
}

/** A stretch of the public articles' addresses, newest first, with the moment each went public. */
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
  const kept = await listPictures(scope, row.id)
  const pictures = new Map(
    kept.map(({ id, position, width, height, blur }) => [
      position,
      { width, height, blur, url: articlePictureAddress(id) },
    ]),
  )
  const { blocks, attachments, id, ...rest } = row
  const picture = pictures.get(0) ?? null
  // Stored as json, read as what it holds.
  return { ...listedOf(rest), id, picture, pictures, attachments, blocks: blocks as unknown as Block<number>[] }
}

/** The public article next to this one in time: the newer or the older. */
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
  searchKey: string
}

/** The new article's number, or undefined when its address is taken. */
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

function listed({ db, org }: Scope, { category, patterns, now }: ListRequest) {
  const all: SelectQueryBuilder<Tables, 'articles', object> = db
    .selectFrom('articles')
    .where('orgId', '=', org.id)
    .where(publicNow('articles', now))
  const chosen = category ? all.where('category', '=', category) : all
  return patterns.reduce((query, pattern) => query.where('searchKey', 'like', pattern), chosen)
}

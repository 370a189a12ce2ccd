// Public news: a page of the list, one article, the categories.

import { mapPictures } from '#kit/blocks/blocks.ts'
import { refuse } from '#kit/refusal.ts'
import { isFirstPage } from '#kit/page-sizes.ts'
import { isSlug } from '#kit/slug.ts'
import type { Ctx, Staff, System } from '#platform/context.ts'
import { listFromNearerEnd, maxCounted, pageFound } from '#platform/count.server.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import { documentsBySlug } from '#features/documents/operations/lists.server.ts'
import { refuseHidden } from '#features/publishing/operations/history.server.ts'
import type { Article, CategoryEntry, ListedArticle, NewsCategory, NewsPage, NewsQuery } from '../contract/api.ts'
import type { ListRequest } from '../store/articles.server.ts'
import { countFound, findArticle, findNeighbour, listArticles } from '../store/articles.server.ts'
import { listCategories, writeCategories } from '../store/categories.server.ts'
import { article } from './definition.server.ts'

type Office = Ctx<Staff | System>

/** The categories, each with its number of public articles. */
export function readCategories(ctx: Ctx): Promise<NewsCategory[]> {
  return listCategories(ctx, ctx.now)
}

/** One page of the news, newest first. Beyond the last page, and of an unknown category, it is empty. */
export async function readNews(ctx: Ctx, query: NewsQuery): Promise<NewsPage> {
  return (await readNewsWithCategories(ctx, query)).news
}

type NewsWithCategories = { news: NewsPage; categories: NewsCategory[] }

/** The same with the categories, which are read for the total in any case. The first page is shared with the other readers of the list. */
export function readNewsWithCategories(ctx: Ctx, query: NewsQuery): Promise<NewsWithCategories> {
  const { limit, category, search } = query
  if (!isFirstPage(query) || category || search) return findNews(ctx, query)
  return perChange(ctx, `news.first|${limit}`, () => findNews(ctx, query))
}

async function findNews(ctx: Ctx, { page, limit, category, search }: NewsQuery): Promise<NewsWithCategories> {
  const offset = (page - 1) * limit
  const request: ListRequest = { category, search, now: ctx.now, direction: 'desc', offset, limit }
  const categories = await listCategories(ctx, ctx.now)
  if (category && !categories.some(({ code }) => code === category)) return { news: { data: [], total: 0 }, categories }
  if (search) {
    const [data, found] = await Promise.all([listArticles(ctx, request), countFound(ctx, request, maxCounted + 1)])
    return { news: pageFound(data, found), categories }
  }
  const counted = category ? categories.filter(({ code }) => code === category) : categories
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const data = await listFromNearerEnd(request, total, (part) => listArticles(ctx, part))
  return { news: { data, total }, categories }
}

/** The newest public articles. */
export function latestArticles(ctx: Ctx, max: number): Promise<ListedArticle[]> {
  return perChange(ctx, `news.latest|${max}`, () =>
    listArticles(ctx, { now: ctx.now, direction: 'desc', offset: 0, limit: max }),
  )
}

/** A public article with attachments and neighbours; refuses `missing` otherwise. */
export async function readArticle(ctx: Ctx, { slug }: { slug: string }): Promise<Article> {
  const found = (isSlug(slug) && (await findArticle(ctx, slug, ctx.now))) || (await refuseArticle(ctx, slug))
  const [attachments, next, previous] = await Promise.all([
    documentsBySlug(ctx, found.attachments),
    findNeighbour(ctx, found, 'newer', ctx.now),
    findNeighbour(ctx, found, 'older', ctx.now),
  ])
  const { id: _, pictures, blocks, ...rest } = found
  return {
    ...rest,
    blocks: mapPictures(blocks, (position) => pictures.get(position)),
    attachments,
    next: next ?? null,
    previous: previous ?? null,
  }
}

function refuseArticle(ctx: Ctx, slug: string): Promise<never> {
  return isSlug(slug) ? refuseHidden(ctx, article, slug) : refuse('missing', 'news.unknown')
}

/** Adds new categories and renames existing ones. */
export function setNewsCategories(ctx: Office, categories: readonly CategoryEntry[]): Promise<void> {
  return writeCategories(ctx, categories)
}

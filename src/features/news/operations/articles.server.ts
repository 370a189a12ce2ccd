// How is the news read, and how does an article come in, end and go?

import { cleanWords, mapPictures } from '#kit/blocks/blocks.ts'
import { refuse } from '#kit/refusal.ts'
import { wordPatterns } from '#kit/search-words.ts'
import { keepText } from '#platform/block-pictures.server.ts'
import type { Ctx, Machine, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { findWithdrawn } from '#platform/publishing-window.server.ts'
import type { AddressSource } from '#platform/sitemap.ts'
import { unknownDocuments } from '#features/documents/operations/documents.server.ts'
import { documentsBySlug } from '#features/documents/operations/lists.server.ts'
import { actsOn, refuseHidden } from '#features/publishing/operations/publish.server.ts'
import type {
  Article,
  CategoryEntry,
  ListedArticle,
  NewArticle,
  NewsCategory,
  NewsPage,
  NewsQuery,
} from '../contract/api.ts'
import { articleAddress } from '../contract/addresses.ts'
import { articleIssues, articleKey, goesPublicAt, isAddress } from '../rules.ts'
import type { ListRequest } from '../store/articles.server.ts'
import {
  articleWindows,
  countFound,
  findArticle,
  findNeighbour,
  insertArticle,
  listArticleSlugs,
  listArticles,
} from '../store/articles.server.ts'
import { hasCategory, listCategories, writeCategories } from '../store/categories.server.ts'
import { insertPictures } from '../store/pictures.server.ts'

type Office = Ctx<Staff | Machine>

/** A search counts this many results and then says "more than". */
export const mostCounted = 10_000

/** The categories with what the public sees in each. */
export function readCategories(ctx: Ctx): Promise<NewsCategory[]> {
  return listCategories(ctx, ctx.now)
}

/** One page of the news, newest first. Beyond the last page, and of an unknown category, it is empty. */
export async function readNews(ctx: Ctx, query: NewsQuery): Promise<NewsPage> {
  return (await readNewsWithCategories(ctx, query)).news
}

/** The same with the categories, which the total is worked out from anyway. */
export async function readNewsWithCategories(
  ctx: Ctx,
  { page, limit, category, search = '' }: NewsQuery,
): Promise<{ news: NewsPage; categories: NewsCategory[] }> {
  const patterns = wordPatterns(search)
  const offset = (page - 1) * limit
  const request: ListRequest = { category, patterns, now: ctx.now, direction: 'desc', offset, limit }
  const categories = await listCategories(ctx, ctx.now)
  if (category && !categories.some(({ code }) => code === category)) return { news: { data: [], total: 0 }, categories }
  if (patterns.length > 0) {
    const [data, found] = await Promise.all([listArticles(ctx, request), countFound(ctx, request, mostCounted + 1)])
    const news: NewsPage = {
      data,
      total: Math.min(found, mostCounted),
      ...(found > mostCounted && { totalIsLeast: true }),
    }
    return { news, categories }
  }
  const counted = category ? categories.filter(({ code }) => code === category) : categories
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const news: NewsPage = { data: await listFromNearerEnd(ctx, request, total), total }
  return { news, categories }
}

/** The newest public articles. */
export function latestArticles(ctx: Ctx, most: number): Promise<ListedArticle[]> {
  return listArticles(ctx, { patterns: [], now: ctx.now, direction: 'desc', offset: 0, limit: most })
}

/** Every public article, for the sitemap. */
export const articleAddresses: AddressSource = {
  count: async (ctx) => (await listCategories(ctx, ctx.now)).reduce((sum, { count }) => sum + count, 0),
  list: async (ctx, stretch) =>
    (await listArticleSlugs(ctx, ctx.now, stretch)).map(({ slug, publishFrom }) => {
      return { path: articleAddress(slug), changedAt: publishFrom }
    }),
}

/** An article that the public may see, whole; refuses `missing` otherwise. */
export async function readArticle(ctx: Ctx, { slug }: { slug: string }): Promise<Article> {
  const found = (isAddress(slug) && (await findArticle(ctx, slug, ctx.now))) || (await refuseArticle(ctx, slug))
  const [attachments, next, previous] = await Promise.all([
    documentsBySlug(ctx, found.attachments),
    findNeighbour(ctx, found, 'newer', ctx.now),
    findNeighbour(ctx, found, 'older', ctx.now),
  ])
  const { id: _, pictures, blocks, ...article } = found
  return {
    ...article,
    blocks: mapPictures(blocks, (position) => pictures.get(position)),
    attachments,
    next: next ?? null,
    previous: previous ?? null,
  }
}

async function refuseArticle(ctx: Ctx, slug: string): Promise<never> {
  const withdrawn = isAddress(slug) ? await findWithdrawn(ctx, 'articles', 'slug', slug) : undefined
  return refuseHidden(ctx, { subject: 'article', withdrawn, unknown: 'news.unknown' })
}

/** Adds categories and renames those there. */
export function setNewsCategories(ctx: Office, categories: readonly CategoryEntry[]): Promise<void> {
  return writeCategories(ctx, categories)
}

/**
 * Checks and cleans the text, stores the pictures durably, then writes article, pictures and publishing acts at once.
 * Refuses `invalid` for wrong details, `conflict` when the address is taken.
 */
export async function addArticle(ctx: Office, entry: NewArticle): Promise<{ id: number }> {
  const fields = articleIssues(entry)
  if (fields.length > 0) refuse('invalid', 'news.invalid', { fields })
  const kept = await keepText(ctx.files, entry.blocks, entry.picture)
  const { pictures, blocks } = kept ?? refuse('invalid', 'news.not_a_picture')
  const { slug, category, publishedOn, attachments = [] } = entry
  const words = { title: cleanWords(entry.title), summary: cleanWords(entry.summary) }
  return transaction(ctx, async (tx) => {
    if (!(await hasCategory(tx, category))) refuse('invalid', 'news.unknown_category')
    const [unknown] = await unknownDocuments(tx, attachments)
    if (unknown) refuse('invalid', 'news.unknown_attachment', { values: { slug: unknown } })
    const row = { ...words, slug, category, publishedOn, attachments, blocks, searchKey: articleKey(words) }
    const id = (await insertArticle(tx, row, tx.now)) ?? refuse('conflict', 'news.slug_taken')
    await insertPictures(tx, id, pictures)
    await acts.begin(tx, id, { ...entry, publishFrom: goesPublicAt(entry, tx.now) })
    return { id }
  })
}

const acts = actsOn({ subject: 'article', unknown: 'news.unknown', keeper: articleWindows })

export const publishArticle = acts.publish
export const expireArticle = acts.expire
export const withdrawArticle = acts.withdraw
export const draftArticle = acts.returnToDraft

/** The last pages of a long list are its first ones read backwards. */
async function listFromNearerEnd(ctx: Ctx, request: ListRequest, total: number) {
  const { offset, limit } = request
  if (offset >= total) return []
  if (offset <= total / 2) return listArticles(ctx, request)
  const rows = await listArticles(ctx, {
    ...request,
    direction: 'asc',
    offset: Math.max(total - offset - limit, 0),
    limit: Math.min(limit, total - offset),
  })
  return rows.toReversed()
}

// News rules: validation of an article, list query from the address, search key, order of pictures.

import type { Block, ImageBlock } from '#kit/blocks/blocks.ts'
import { blockIssues } from '#kit/blocks/blocks.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Bilingual } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import { isSlug, slugFrom } from '#kit/slug.ts'
import { clean, isLongerThan } from '#kit/text.ts'
import type { NewArticle, NewsQuery } from './contract/api.ts'
import { articlesOnAPage } from './contract/addresses.ts'

/** What an article consists of, whether it is added or corrected, apart from its category and the bytes of its pictures. */
export type ArticleContent = Pick<NewArticle, 'title' | 'summary' | 'publishedOn'> & {
  slug: string
  blocks: readonly Block<unknown>[]
}

/** All issues in the content of an article; pictures and category are checked by the operations. */
export function articleIssues({ slug, title, summary, publishedOn, blocks }: ArticleContent): FieldIssue[] {
  const issues: FieldIssue[] = []
  const check = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  check(!isSlug(slug), 'slug', 'news.slug_unreadable')
  check(!title.en.trim() && !title.ne.trim(), 'title', 'news.title_required')
  check(isEitherLonger(title, 300), 'title', 'news.title_too_long')
  check(isEitherLonger(summary, 600), 'summary', 'news.summary_too_long')
  check(!isIsoDate(publishedOn), 'publishedOn', 'news.date_unreadable')
  return [...issues, ...blockIssues(blocks)]
}

/** The address name that an article gets from its English title, else from its day. */
export function addressFor({ title, publishedOn }: Pick<NewArticle, 'title' | 'publishedOn'>): string {
  return slugFrom(title.en, `news-${publishedOn}`)
}

/** The list query of an address; an invalid value becomes the nearest valid one. */
export function readNewsQuery(values: URLSearchParams): NewsQuery {
  const search = clean(values.get('search') ?? '').slice(0, 200)
  const category = values.get('category')?.slice(0, 60)
  return {
    page: Math.min(Math.max(Math.trunc(Number(values.get('page'))) || 1, 1), 1_000_000),
    limit: articlesOnAPage,
    ...(search ? { search } : {}),
    ...(category ? { category } : {}),
  }
}

/** The address of a list without default values. Any change except of the page returns to page 1. */
export function newsAddress(query: Partial<NewsQuery>, change: Partial<NewsQuery> = {}): string {
  const { page, category, search } = { ...query, page: 1, ...change }
  const values = new URLSearchParams()
  if (category) values.set('category', category)
  if (search) values.set('search', search)
  if (page > 1) values.set('page', String(page))
  return values.size > 0 ? `/news?${values.toString()}` : '/news'
}

export function lastPage(total: number, limit: number): number {
  return Math.max(Math.ceil(total / limit), 1)
}

/** The pictures in a text, in order. */
export function imagesIn(blocks: readonly Block<number>[]): ImageBlock<number>[] {
  return blocks.filter((block) => block.type === 'image')
}

/** The text with its pictures in the given order, in the positions of pictures; undefined unless `order` names each exactly once. */
export function reordered(blocks: readonly Block<number>[], order: readonly number[]): Block<number>[] | undefined {
  const byNumber = new Map(imagesIn(blocks).map((image) => [image.picture, image]))
  const images = order.flatMap((number) => byNumber.get(number) ?? [])
  if (new Set(images).size !== byNumber.size || order.length !== byNumber.size) return undefined
  const next = images.values()
  return blocks.map((block) => (block.type === 'image' ? next.next().value! : block))
}

function isEitherLonger({ en, ne }: Bilingual, max: number): boolean {
  return isLongerThan(en, max) || isLongerThan(ne, max)
}

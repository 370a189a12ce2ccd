// What may be entered as an article, what does a request for the list mean, and under which words is an article found?

import type { Block, ImageBlock } from '#kit/blocks/blocks.ts'
import { blockIssues } from '#kit/blocks/blocks.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Bilingual } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import { wordsKey } from '#kit/search-words.ts'
import { isSlug, slugFrom } from '#kit/slug.ts'
import { clean } from '#kit/text.ts'
import type { NewArticle, NewsQuery } from './contract/api.ts'
import { articlesOnAPage } from './contract/addresses.ts'

/** Everything wrong with the words of a new article; pictures and category are looked at elsewhere. */
export function articleIssues({
  slug,
  title,
  summary,
  publishedOn,
  blocks,
}: NewArticle & { slug: string }): FieldIssue[] {
  const issues: FieldIssue[] = []
  const check = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  check(!isSlug(slug), 'slug', 'news.slug_unreadable')
  check(!title.en.trim() && !title.ne.trim(), 'title', 'news.title_required')
  check(longest(title) > 300, 'title', 'news.title_too_long')
  check(longest(summary) > 600, 'summary', 'news.summary_too_long')
  check(!isIsoDate(publishedOn), 'publishedOn', 'news.date_unreadable')
  return [...issues, ...blockIssues(blocks)]
}

/** The address name that an article gets from its English title, else from its day. */
export function addressFor({ title, publishedOn }: Pick<NewArticle, 'title' | 'publishedOn'>): string {
  return slugFrom(title.en, `news-${publishedOn}`)
}

/** A request out of an address bar: whatever is broken or absurd becomes the nearest sensible thing. */
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

/** The address of a list; what is as usual is left out. Any change but of the page leads to page 1. */
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

/** What a search looks through: title and summary in both languages. */
export function articleKey({ title, summary }: Pick<NewArticle, 'title' | 'summary'>): string {
  return wordsKey(title.en, title.ne, summary.en, summary.ne)
}

/** The pictures in a text, in their order. */
export function imagesIn(blocks: readonly Block<number>[]): ImageBlock<number>[] {
  return blocks.filter((block) => block.type === 'image')
}

/** The text with its pictures in another order, each in a place where one stood; undefined unless `order` names each of them once. */
export function reordered(blocks: readonly Block<number>[], order: readonly number[]): Block<number>[] | undefined {
  const byNumber = new Map(imagesIn(blocks).map((image) => [image.picture, image]))
  const chosen = order.flatMap((number) => byNumber.get(number) ?? [])
  if (new Set(chosen).size !== byNumber.size || order.length !== byNumber.size) return undefined
  const next = chosen.values()
  return blocks.map((block) => (block.type === 'image' ? next.next().value! : block))
}

function longest({ en, ne }: Bilingual): number {
  return Math.max(en.length, ne.length)
}

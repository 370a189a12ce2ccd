// HTTP API of the news: articles and their categories.

import * as z from 'zod/mini'
import type { Block, LibraryPicture } from '#kit/blocks/blocks.ts'
import { shownBlock, shownPicture } from '#kit/blocks/schema.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId, slug } from '#kit/inputs.ts'
import type { Bilingual } from '#kit/language.ts'
import { bilingual, countedPageOf } from '#kit/outputs.ts'
import { searchedFields } from '#kit/page.ts'
import { text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { maxLength } from '#kit/validation/rules.ts'
import { listedDocument } from '#features/documents/contract/api.ts'
import type { WindowEntry } from '#features/publishing/contract/window.ts'

/** `count` and `newest` refer to public articles. */
export const newsCategory = z.object({
  code: z.string(),
  name: bilingual,
  count: z.number(),
  newest: z.nullable(z.string()),
})
export type NewsCategory = z.infer<typeof newsCategory>

/** One article of a list. `publishedOn` is an ISO civil date in Nepal; `url` is a path of this website. */
export const listedArticle = z.object({
  slug: z.string(),
  url: z.string(),
  category: z.object({ code: z.string(), name: bilingual }),
  publishedOn: z.string(),
  title: bilingual,
  summary: bilingual,
  picture: z.nullable(shownPicture),
})
export type ListedArticle = z.infer<typeof listedArticle>

const neighbour = z.object({ slug: z.string(), url: z.string(), title: bilingual })

export const article = z.extend(listedArticle, {
  blocks: z.array(shownBlock),
  attachments: z.array(listedDocument),
  next: z.nullable(neighbour),
  previous: z.nullable(neighbour),
})
export type Article = z.infer<typeof article>

const newsQuery = form({ orgId, ...searchedFields, category: text(maxLength(60)) })
export type NewsQuery = Omit<FormValue<typeof newsQuery.fields>, 'orgId'>

const newsPage = countedPageOf(listedArticle)
export type NewsPage = z.infer<typeof newsPage>

export type CategoryEntry = { code: string; name: Bilingual }

export type NewArticle = WindowEntry & {
  /** Unique in the organisation; made from the title when absent. */
  slug?: string
  category: string
  /** An ISO civil date. Without `publishFrom` the article is published on that day, immediately when it is past. */
  publishedOn: string
  title: Bilingual
  summary: Bilingual
  picture?: Uint8Array
  blocks: Block<Uint8Array | LibraryPicture>[]
  /** Addresses (slugs) of documents of the same organisation. */
  attachments?: string[]
}

export const newsApi = {
  news: {
    method: 'GET',
    path: '/customer/news/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'The news, newest first; optionally of one category or matching a search',
      ne: 'समाचार, नयाँदेखि पुरानो क्रममा; चाहिएमा एउटा वर्ग वा खोजअनुसार',
    },
    input: newsQuery,
    output: newsPage,
  },
  newsCategories: {
    method: 'GET',
    path: '/customer/newsCategories/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'The categories of the news, with the number of articles and the newest day of each',
      ne: 'समाचारका वर्ग, प्रत्येकको समाचार सङ्ख्या र पछिल्लो मितिसहित',
    },
    input: form({ orgId }),
    output: z.object({ data: z.array(newsCategory) }),
  },
  article: {
    method: 'GET',
    path: '/customer/news/{orgId}/{slug}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'One article with its attachments and the next and previous articles',
      ne: 'कुनै एक समाचार, संलग्न कागजात र अघिल्लो–पछिल्लो समाचारसहित',
    },
    input: form({ orgId, slug }),
    output: article,
  },
} as const satisfies Contract

export type NewsApi = typeof newsApi

// HTTP API of the long pages: profile, history, provisions, about the website.

import * as z from 'zod/mini'
import type { Block, LibraryPicture } from '#kit/blocks/blocks.ts'
import { blockWith, shownBlock } from '#kit/blocks/schema.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId, slug } from '#kit/inputs.ts'
import type { Bilingual } from '#kit/language.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import type { WindowEntry } from '#features/publishing/contract/window.ts'
import type { PageSlug } from './site-pages.ts'
import { pageSlugs } from './site-pages.ts'

export const source = z.object({ label: bilingual, url: z.string() })
/** Where a stated fact comes from; `url` '' when it is not on the internet. */
export type Source = z.infer<typeof source>

export const listedPage = z.object({
  slug: z.enum(pageSlugs),
  url: z.string(),
  title: bilingual,
  /** The ISO civil date in Nepal of the last change. */
  updatedOn: z.string(),
  sample: z.boolean(),
})
export type ListedPage = z.infer<typeof listedPage>

export const sitePage = z.extend(listedPage, { blocks: z.array(shownBlock), sources: z.array(source) })
export type SitePage = z.infer<typeof sitePage>

/** What a page says besides its text. */
export type PageDetails = { title: Bilingual; sources: Source[]; sample: boolean }

export type NewPage = WindowEntry & PageDetails & { slug: PageSlug; blocks: Block<Uint8Array | LibraryPicture>[] }

export const pagesApi = {
  pages: {
    method: 'GET',
    path: '/customer/pages/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'The long pages of an organisation: profile, history, provisions, about the website',
      ne: 'संस्थाका विस्तृत पृष्ठ: परिचय, इतिहास, कार्यकारी निर्देशकसम्बन्धी व्यवस्था, वेबसाइटको बारेमा',
    },
    input: form({ orgId, ...pagingFields }),
    output: pageOf(listedPage),
  },
  sitePage: {
    method: 'GET',
    path: '/customer/pages/{orgId}/{slug}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'One long page whole, with its sources and the day of its last change',
      ne: 'कुनै एक विस्तृत पृष्ठ, स्रोत र अन्तिम अद्यावधिक मितिसहित',
    },
    input: form({ orgId, slug }),
    output: sitePage,
  },
} as const satisfies Contract

export type PagesApi = typeof pagesApi

/** A page in a file for `npm run content`; a picture is the name of a file beside it. */
export const importedPage = z.strictObject({
  ...z.pick(listedPage, { slug: true, title: true }).shape,
  blocks: z.array(blockWith(z.string())),
  sources: z._default(z.array(z.extend(source, { url: z._default(z.string(), '') })), []),
  sample: z._default(z.boolean(), false),
})
export type ImportedPage = z.infer<typeof importedPage>

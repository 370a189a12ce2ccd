// Which long pages may an organisation have, and what is one made of?

import * as z from 'zod/mini'
import type { Block } from '#kit/blocks/blocks.ts'
import { shownBlock } from '#kit/blocks/blocks.ts'
import type { Contract } from '#kit/contract.ts'
import { pageOf, pageQuery } from '#kit/contract.ts'
import type { Bilingual } from '#kit/language.ts'
import type { WindowEntry } from '#features/publishing/contract/window.ts'

/** Every organisation has each of them, also while nothing is published there; the menu decides by itself what it shows. */
export const sitePages = [
  { slug: 'profile', path: '/organization-profile' },
  { slug: 'history', path: '/organization-history' },
  { slug: 'provisions', path: '/provision-executive-director' },
  { slug: 'about', path: '/about' },
] as const

export type PageSlug = (typeof sitePages)[number]['slug']
export const pageSlugs = sitePages.map(({ slug }) => slug)

const bilingual = z.object({ en: z.string(), ne: z.string() })
const source = z.object({ label: bilingual, url: z.string() })
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

export type PageEntry = WindowEntry & {
  slug: PageSlug
  title: Bilingual
  blocks: Block<Uint8Array>[]
  sources: Source[]
  sample: boolean
}

export function pageAt(path: string) {
  const plain = path.replace(/\/+$/, '')
  return sitePages.find((row) => row.path === plain)
}

export function pagePictureAddress(id: number): string {
  return `/page-pictures/${id}`
}

export const pagesApi = {
  pages: {
    method: 'GET',
    path: '/customer/pages/{orgId}',
    for: 'anyone',
    summary: 'The long pages of an organisation: profile, history, provisions, about the website',
    input: z.pick(pageQuery, { page: true, limit: true }),
    output: pageOf(listedPage),
  },
  sitePage: {
    method: 'GET',
    path: '/customer/pages/{orgId}/{slug}',
    for: 'anyone',
    summary: 'One long page whole, with its sources and the day of its last change',
    input: z.object({ slug: z.string().check(z.maxLength(200)) }),
    output: sitePage,
  },
} satisfies Contract

// Which paths of an organisation's website lead to something public.

import { exampleAddress, exampleParts } from '#features/examples/contract/parts.ts'
import { sitePages } from '#features/pages/contract/site-pages.ts'
import { isPublicItem } from '#features/publishing/operations/links.server.ts'
import { apiBase } from '#platform/api-base.ts'
import type { Ctx } from '#platform/context.ts'
import { publishedKinds } from './features.server.ts'
import { navigation } from './features.ts'

/** Pages and files without parameters that are in no menu; `tests/public-addresses.test.ts` compares them with the routes. */
const inNoMenu =
  `/ /sitemap.xml /robots.txt /favicon.ico /manifest.webmanifest /.well-known/receipt-keys.json /news.rss /offline /categories /accessibility
  /registration/new /registration/transfer /registration/sent /registration/track /registration/correct /registration/print
  /complaint/track /login /login/forgotten /login/activate /examples /examples/form`.split(/\s+/)

const fixed: ReadonlySet<string> = new Set([
  ...navigation.public.map(({ to }) => to),
  ...sitePages.map(({ path }) => path),
  ...exampleParts.map(exampleAddress),
  ...inNoMenu,
  apiBase,
])

/** Signed-in pages, and parts of pages that no text links to: they are taken to be there. */
const notJudged =
  /^\/(?:account|staff|assets|web-resources|complaint\/received|water-schedule|[a-z]+-(?:pictures|photos))(?:\/|$)/

const document = publishedKinds.find(({ kind }) => kind === 'document')!

/** The kinds whose items have pages of their own, at an address made of the slug. */
const withPages = publishedKinds.flatMap(({ kind, table, key, unknown, page }) =>
  typeof page === 'function' && kind !== 'page' ? [{ kind, table, unknown, page, ...(key && { key }) }] : [],
)

/**
 * Whether a visitor who opens the path finds something: a page that every organisation has, or an item or file that is public now.
 * @example await isPublicAddress(ctx, '/news/water-tomorrow') // false once it is withdrawn
 */
export async function isPublicAddress(ctx: Ctx, path: string): Promise<boolean> {
  const plain = decoded(path.length > 1 ? path.replace(/\/+$/, '') : path)
  if (fixed.has(plain) || notJudged.test(plain)) return true
  const [, file] = /^\/(?:files|documents)\/(\d{1,9})\/./.exec(plain) ?? []
  if (file !== undefined) return isPublicItem(ctx, document, file)
  // A picture of an album has its position after the address of the album.
  const [, item = plain] = /^(\/gallery\/[^/]+)\/\d+$/.exec(plain) ?? []
  const slug = item.slice(item.lastIndexOf('/') + 1)
  const kind = withPages.find(({ page }) => page(slug) === item)
  return kind !== undefined && isPublicItem(ctx, kind, slug)
}

/** The path as it is; one that cannot be decoded leads nowhere. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

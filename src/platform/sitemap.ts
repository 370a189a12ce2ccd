// The files sitemap.xml and robots.txt.

import { languages } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'

/** A public page by its path; `changedAt` when its content last changed, if that is known. */
export type SiteAddress = { path: string; changedAt?: Date | undefined }

/** Addresses that a feature contributes to the sitemap, in a stable order. */
export type AddressSource = {
  count(ctx: Ctx): Promise<number>
  list(ctx: Ctx, stretch: Stretch): Promise<SiteAddress[]>
}
export type Stretch = { offset: number; limit: number }

/** Each address is listed twice, plainly and in Nepali: a file has at most 10,000 entries. */
export const addressesPerFile = 5000
/** Maximum number of files. */
export const maxFiles = 20

/** One range of the concatenated addresses of all sources. */
export async function listTogether(ctx: Ctx, sources: readonly AddressSource[], { offset, limit }: Stretch) {
  const found: SiteAddress[] = []
  let skipped = offset
  for (const source of sources) {
    if (found.length >= limit) break
    const count = await source.count(ctx)
    if (skipped < count) found.push(...(await source.list(ctx, { offset: skipped, limit: limit - found.length })))
    skipped = Math.max(skipped - count, 0)
  }
  return found
}

/** A source of few addresses, listed at once. */
export function fixedAddresses(all: (ctx: Ctx) => Promise<SiteAddress[]> | SiteAddress[]): AddressSource {
  return {
    count: async (ctx) => (await all(ctx)).length,
    list: async (ctx, { offset, limit }) => (await all(ctx)).slice(offset, offset + limit),
  }
}

/** Pages that every organisation has. @example plainAddresses('/registration', '/registration/new') */
export function plainAddresses(...paths: string[]): AddressSource {
  return fixedAddresses(() => paths.map((path) => ({ path })))
}

/**
 * The addresses of one file, each with its alternates in every language (`?lang=`), by sitemaps.org 0.9.
 * @example sitemapFile('https://a.example', [{ path: '/news' }])
 */
export function sitemapFile(origin: string, addresses: SiteAddress[]): string {
  const entries = addresses.flatMap(({ path, changedAt }) => {
    const plain = `${origin}${path}`
    const rest = `${dated(changedAt)}${alternates(plain)}`
    return [plain, inLanguageOf(plain, 'ne')].map((address) => `<url><loc>${escaped(address)}</loc>${rest}</url>`)
  })
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

/** The index of `files` sitemap files: `/sitemap.xml?page=1` and so on. */
export function sitemapIndex(origin: string, files: number): string {
  const entries = Array.from({ length: files }, (_, index) => {
    return `<sitemap><loc>${escaped(`${origin}/sitemap.xml?page=${index + 1}`)}</loc></sitemap>`
  })
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** Paths for crawlers: everything public, but neither the API nor signed-in apps. */
export function robotsFile(origin: string, closed: readonly string[]): string {
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

function alternates(plain: string): string {
  const addresses = [...languages.map((language) => [language, inLanguageOf(plain, language)]), ['x-default', plain]]
  return addresses
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(address!)}"/>`)
    .join('')
}

function inLanguageOf(address: string, language: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}

function dated(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 19)}Z</lastmod>` : ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

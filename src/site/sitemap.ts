// sitemap.xml of an organisation, in several files when it has many addresses.

import { publicOrigin } from '#platform/page-context.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { page } from '#platform/page.server.ts'
import { cacheForHeader } from '#platform/cached-pages.server.ts'
import { addressesPerFile, listTogether, maxFiles, sitemapFile, sitemapIndex } from '#platform/sitemap.ts'
import { refuse } from '#kit/refusal.ts'
import { addressSources } from './addresses.ts'

export const handle = { parameters: ['page'] } satisfies PageHandle

export const loader = page(async (ctx, { request, context }) => {
  const origin = context.get(publicOrigin)
  const counts = await Promise.all(addressSources.map((source) => source.count(ctx)))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const files = Math.min(Math.max(Math.ceil(all / addressesPerFile), 1), maxFiles)
  const requested = new URL(request.url).searchParams.get('page')
  if (requested === null && files > 1) return xml(sitemapIndex(origin, files))
  const file = Number(requested ?? 1)
  if (!Number.isInteger(file) || file < 1 || file > files) return refuse('missing', 'request.unknown_path')
  const range = { offset: (file - 1) * addressesPerFile, limit: addressesPerFile }
  return xml(sitemapFile(origin, await listTogether(ctx, addressSources, range)))
})

function xml(text: string): Response {
  const headers = { 'content-type': 'application/xml; charset=utf-8', [cacheForHeader]: '3600' }
  return new Response(text, { headers: { ...headers, 'cache-control': 'public, no-cache' } })
}

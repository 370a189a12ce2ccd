// Public pages: all of them, one, and their addresses for the sitemap.

import { mapPictures } from '#kit/blocks/blocks.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { fixedAddresses } from '#platform/sitemap.ts'
import type { ListedPage, SitePage } from '../contract/api.ts'
import { isPageSlug } from '../rules.ts'
import { findPage, listPages } from '../store/pages.server.ts'

export function readPages(ctx: Ctx): Promise<ListedPage[]> {
  return listPages(ctx, ctx.now)
}

/** The published pages; one that nobody has written yet is not for search engines. */
export const pageAddresses = fixedAddresses(async (ctx) => (await readPages(ctx)).map(({ url }) => ({ path: url })))

/** The page with this slug; undefined while nothing of it is public, refused as `missing` when there is no such slug. */
export async function readPageIfPublic(ctx: Ctx, { slug }: { slug: string }): Promise<SitePage | undefined> {
  if (!isPageSlug(slug)) return refuse('missing', 'pages.unknown')
  const found = await findPage(ctx, slug, ctx.now)
  if (!found) return undefined
  const { pictures, blocks, ...page } = found
  return { ...page, blocks: mapPictures(blocks, (number) => pictures.get(number)) }
}

/** A page that the public may see; refuses `missing` otherwise. */
export async function readPage(ctx: Ctx, { slug }: { slug: string }): Promise<SitePage> {
  return (await readPageIfPublic(ctx, { slug })) ?? refuse('missing', 'pages.unknown')
}

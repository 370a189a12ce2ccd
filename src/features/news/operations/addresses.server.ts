// Sitemap entries of the public articles.

import type { AddressSource } from '#platform/sitemap.ts'
import { articleAddress } from '../contract/addresses.ts'
import { listArticleSlugs } from '../store/articles.server.ts'
import { listCategories } from '../store/categories.server.ts'

/** Counted from the stored counts of the categories, so that a long sitemap does not count articles. */
export const articleAddresses: AddressSource = {
  count: async (ctx) => (await listCategories(ctx, ctx.now)).reduce((sum, { count }) => sum + count, 0),
  list: async (ctx, stretch) =>
    (await listArticleSlugs(ctx, ctx.now, stretch)).map(({ slug, publishFrom }) => {
      return { path: articleAddress(slug), changedAt: publishFrom }
    }),
}

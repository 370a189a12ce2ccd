// Server manifest of categories: sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'

export const categoriesServer = {
  sitemap: [plainAddresses('/categories')],
} satisfies ServerFeature

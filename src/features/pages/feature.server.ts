// Server manifest of pages: API rows and sitemap.

import type { ServerFeature } from '#root/manifest.ts'
import { pages } from './api.server.ts'
import { pageAddresses } from './operations.server.ts'

export const pagesServer = {
  api: pages,
  sitemap: [pageAddresses],
} satisfies ServerFeature

// Server manifest of news: API rows, published kinds, sitemap and dashboard.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { news } from './api.server.ts'
import { article, readUpcomingArticles } from './operations/definition.server.ts'

export const newsServer = {
  api: news,
  published: [article],
  sitemap: [plainAddresses('/news')],
  dashboard: { section: 'news', permission: 'content:write', read: readUpcomingArticles },
} satisfies ServerFeature

// Server manifest of news: API rows, published kinds, sitemap and dashboard.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { news } from './api.server.ts'
import { articleNoun } from './contract/addresses.ts'
import { article, readUpcomingArticles } from './operations/definition.server.ts'

export const newsServer = {
  api: news,
  published: [article],
  sitemap: [plainAddresses('/news')],
  dashboard: { section: 'news', permission: 'content:write', read: readUpcomingArticles },
  media: [
    {
      kind: articleNoun.label,
      table: 'articles',
      title: { en: 'title_en', ne: 'title_ne' },
      hash: 'file_hash',
      parts: { table: 'article_pictures', item: 'article_id' },
      page: (id) => `/staff/news/${id}`,
    },
  ],
} satisfies ServerFeature

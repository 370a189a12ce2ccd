// Server manifest of pages: API rows and the published kind, with its sitemap entries.

import type { ServerFeature } from '#root/manifest.ts'
import { pages } from './api.server.ts'
import { pageNoun } from './contract/site-pages.ts'
import { sitePage } from './operations/definition.server.ts'

export const pagesServer = {
  api: pages,
  published: [sitePage],
  media: [
    {
      kind: pageNoun.label,
      table: 'pages',
      title: { en: 'title_en', ne: 'title_ne' },
      hash: 'file_hash',
      parts: { table: 'page_pictures', item: 'page_id' },
      page: (id) => `/staff/pages/${id}`,
    },
  ],
} satisfies ServerFeature

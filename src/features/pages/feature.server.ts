// Server manifest of pages: API rows and the published kind, with its sitemap entries.

import type { ServerFeature } from '#root/manifest.ts'
import { pages } from './api.server.ts'
import { sitePage } from './operations/definition.server.ts'

export const pagesServer = {
  api: pages,
  published: [sitePage],
} satisfies ServerFeature

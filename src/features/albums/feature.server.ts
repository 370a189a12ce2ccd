// Server manifest of albums: API rows, published kinds and sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { albums } from './api.server.ts'
import { album } from './operations/definition.server.ts'

export const albumsServer = {
  api: albums,
  published: [album],
  sitemap: [plainAddresses('/gallery')],
} satisfies ServerFeature

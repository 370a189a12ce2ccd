// Server manifest of albums: API rows, published kinds and sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { albums } from './api.server.ts'
import { albumNoun } from './contract/addresses.ts'
import { album } from './operations/definition.server.ts'

export const albumsServer = {
  api: albums,
  published: [album],
  sitemap: [plainAddresses('/gallery')],
  media: [
    {
      kind: albumNoun.label,
      table: 'albums',
      title: { en: 'title_en', ne: 'title_ne' },
      hash: 'file_hash',
      parts: { table: 'album_pictures', item: 'album_id' },
      page: (id) => `/staff/albums/${id}`,
    },
  ],
} satisfies ServerFeature

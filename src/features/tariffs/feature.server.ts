// Server manifest of tariffs: API rows, editions and sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { tariffs } from './api.server.ts'
import { tariffEditions } from './operations.server.ts'

export const tariffsServer = {
  api: tariffs,
  editions: [tariffEditions],
  sitemap: [plainAddresses('/tarrif-calculator', '/tariff')],
} satisfies ServerFeature

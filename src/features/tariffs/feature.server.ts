// Server manifest of tariffs: API rows and sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { tariffs } from './api.server.ts'

export const tariffsServer = {
  api: tariffs,
  sitemap: [plainAddresses('/tarrif-calculator', '/tariff')],
} satisfies ServerFeature

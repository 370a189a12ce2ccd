// Server manifest of water quality: API rows and published kinds.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { waterQuality } from './api.server.ts'
import { waterTest } from './operations.server.ts'

export const waterQualityServer = {
  api: waterQuality,
  published: [waterTest],
  sitemap: [plainAddresses('/water-quality')],
} satisfies ServerFeature

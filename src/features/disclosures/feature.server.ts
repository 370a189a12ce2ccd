// Server manifest of disclosures: API rows and published kinds.

import type { ServerFeature } from '#root/manifest.ts'
import { disclosures } from './api.server.ts'
import { disclosure } from './operations.server.ts'

export const disclosuresServer = {
  api: disclosures,
  published: [disclosure],
} satisfies ServerFeature

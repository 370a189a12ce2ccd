// Server manifest of tols: the lists of tols and supply zones.

import type { ServerFeature } from '#root/manifest.ts'
import { officeTols, officeZones } from './operations.server.ts'

export const tolsServer = {
  lists: [officeTols, officeZones],
} satisfies ServerFeature

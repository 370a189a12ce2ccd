// Server manifest of offices: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { offices } from './api.server.ts'

export const officesServer = {
  api: offices,
} satisfies ServerFeature

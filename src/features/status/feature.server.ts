// Server manifest of the state of the installation: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { status } from './api.server.ts'

export const statusServer = {
  api: status,
} satisfies ServerFeature

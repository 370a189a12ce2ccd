// Server manifest of organisations: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { organisations } from './api.server.ts'

export const organisationsServer = {
  api: organisations,
} satisfies ServerFeature

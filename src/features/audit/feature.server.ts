// Server manifest of audit: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { audit } from './api.server.ts'

export const auditServer = {
  api: audit,
} satisfies ServerFeature

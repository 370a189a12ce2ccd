// Server manifest of audit: API rows and jobs.

import type { ServerFeature } from '#root/manifest.ts'
import { audit } from './api.server.ts'
import { auditJobs } from './jobs.server.ts'

export const auditServer = {
  api: audit,
  jobs: auditJobs,
} satisfies ServerFeature

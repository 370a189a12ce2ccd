// Server manifest of audit: jobs. Its API rows need the messages of all features and are added by the list of features.

import type { ServerFeature } from '#root/manifest.ts'
import { auditJobs } from './jobs.server.ts'

export const auditServer = {
  jobs: auditJobs,
} satisfies ServerFeature

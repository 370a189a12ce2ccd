// Server manifest of imports: jobs and dashboard. Its API rows need the messages of all features.

import type { ServerFeature } from '#root/manifest.ts'
import { importJobs } from './jobs.server.ts'
import { readImportsDue } from './operations/read.server.ts'

export const importsServer = {
  jobs: importJobs,
  dashboard: { section: 'imports', permission: 'billing:approve', read: readImportsDue },
} satisfies ServerFeature

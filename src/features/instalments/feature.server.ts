// Server manifest of instalments: API rows, job, templates of messages and dashboard.

import type { ServerFeature } from '#root/manifest.ts'
import { instalments } from './api.server.ts'
import { instalmentJobs } from './jobs.server.ts'
import { readInstalmentsDue } from './operations/read.server.ts'
import { instalmentTemplates } from './operations/templates.server.ts'

export const instalmentsServer = {
  api: instalments,
  jobs: instalmentJobs,
  templates: instalmentTemplates,
  dashboard: { section: 'instalments', permission: 'ledger:read', read: readInstalmentsDue },
} satisfies ServerFeature

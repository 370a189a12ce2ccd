// Server manifest of staff: API rows, jobs and dashboard.

import type { ServerFeature } from '#root/manifest.ts'
import { staff } from './api.server.ts'
import { staffJobs } from './jobs.server.ts'
import { readInvitations } from './operations/members.server.ts'

export const staffServer = {
  api: staff,
  jobs: staffJobs,
  dashboard: { section: 'people', permission: 'people:read', read: readInvitations },
} satisfies ServerFeature

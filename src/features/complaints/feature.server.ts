// Server manifest of complaints: API rows, jobs, sitemap, paths closed to robots and dashboard.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { complaints } from './api.server.ts'
import { complaintJobs } from './jobs.server.ts'
import { readPendingCounts } from './operations/inbox.server.ts'

export const complaintsServer = {
  api: complaints,
  jobs: complaintJobs,
  sitemap: [plainAddresses('/complaint', '/complaint/track')],
  closedToRobots: ['/complaint/received'],
  dashboard: { section: 'complaints', permission: 'complaints:read', read: readPendingCounts },
} satisfies ServerFeature

// Server manifest of complaints: API rows, lists, jobs, sitemap, paths closed to robots and dashboard.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { complaints } from './api.server.ts'
import { complaintJobs } from './jobs.server.ts'
import { readPendingCounts } from './operations/inbox.server.ts'
import { complaintTemplates } from './operations/templates.server.ts'
import { complaintTypes } from './operations/types.server.ts'

export const complaintsServer = {
  api: complaints,
  lists: [complaintTypes],
  templates: complaintTemplates,
  jobs: complaintJobs,
  sitemap: [plainAddresses('/complaint', '/complaint/track')],
  closedToRobots: ['/complaint/received'],
  dashboard: { section: 'complaints', permission: 'complaints:read', read: readPendingCounts },
} satisfies ServerFeature

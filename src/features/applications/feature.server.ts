// Server manifest of applications: API rows, lists, jobs, sitemap, paths closed to robots and dashboard.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { applications } from './api.server.ts'
import { applicationJobs } from './jobs.server.ts'
import { countPending } from './operations/inbox.server.ts'
import { paperLists } from './operations/paper-list.server.ts'
import { applicationTemplates } from './operations/templates.server.ts'

export const applicationsServer = {
  api: applications,
  editions: [paperLists],
  templates: applicationTemplates,
  jobs: applicationJobs,
  sitemap: [plainAddresses('/registration', '/registration/new', '/registration/transfer', '/registration/track')],
  closedToRobots: ['/registration/print', '/registration/sent', '/registration/correct'],
  dashboard: { section: 'applications', permission: 'applications:read', read: countPending },
} satisfies ServerFeature

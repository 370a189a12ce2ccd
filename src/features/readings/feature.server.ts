// Server manifest of readings: API rows, jobs and dashboard.

import type { ServerFeature } from '#root/manifest.ts'
import { readings, sentReadings } from './api.server.ts'
import { readReadingsDue } from './operations/sent-office.server.ts'
import { readingJobs } from './jobs.server.ts'

export const readingsServer = {
  api: [...readings, ...sentReadings],
  jobs: readingJobs,
  dashboard: { section: 'readings', permission: 'readings:write', read: readReadingsDue },
} satisfies ServerFeature

// Server manifest of sessions: API rows, jobs and paths closed to robots.

import type { ServerFeature } from '#root/manifest.ts'
import { sessions } from './api.server.ts'
import { sessionJobs } from './jobs.server.ts'

export const sessionsServer = {
  api: sessions,
  jobs: sessionJobs,
  closedToRobots: ['/login'],
} satisfies ServerFeature

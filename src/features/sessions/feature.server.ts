// Server manifest of sessions: API rows and paths closed to robots.

import type { ServerFeature } from '#root/manifest.ts'
import { sessions } from './api.server.ts'

export const sessionsServer = {
  api: sessions,
  closedToRobots: ['/login'],
} satisfies ServerFeature

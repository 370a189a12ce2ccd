// Server manifest of sessions: API rows, templates of messages, jobs and paths closed to robots.

import type { ServerFeature } from '#root/manifest.ts'
import { passkeys, sessions } from './api.server.ts'
import { sessionJobs } from './jobs.server.ts'
import { passkeyAddedMail } from './operations/passkey-templates.server.ts'
import { accountTemplates } from './operations/templates.server.ts'

export const sessionsServer = {
  api: [...sessions, ...passkeys],
  templates: [...accountTemplates, passkeyAddedMail],
  jobs: sessionJobs,
  closedToRobots: ['/login'],
} satisfies ServerFeature

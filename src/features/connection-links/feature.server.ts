// Server manifest of links: API rows, templates of messages, jobs.

import type { ServerFeature } from '#root/manifest.ts'
import { links, officeLinks } from './api.server.ts'
import { linkJobs } from './jobs.server.ts'
import { linkTemplates } from './operations/templates.server.ts'

export const connectionLinksServer = {
  api: [...links, ...officeLinks],
  templates: linkTemplates,
  jobs: linkJobs,
} satisfies ServerFeature

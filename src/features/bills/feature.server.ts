// Server manifest of bills: API rows and jobs.

import type { ServerFeature } from '#root/manifest.ts'
import { bills, officeBills, readingCorrections } from './api.server.ts'
import { billJobs } from './jobs.server.ts'

export const billsServer = {
  api: [...bills, ...officeBills, ...readingCorrections],
  jobs: billJobs,
} satisfies ServerFeature

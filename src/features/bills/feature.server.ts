// Server manifest of bills: API rows, jobs and dashboard.

import type { ServerFeature } from '#root/manifest.ts'
import { bills, officeBills, readingCorrections } from './api.server.ts'
import { billJobs } from './jobs.server.ts'
import { readBillingDue } from './operations/due.server.ts'

export const billsServer = {
  api: [...bills, ...officeBills, ...readingCorrections],
  jobs: billJobs,
  dashboard: { section: 'billing', permission: 'billing:approve', read: readBillingDue },
} satisfies ServerFeature

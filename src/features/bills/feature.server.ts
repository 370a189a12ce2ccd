// Server manifest of bills: API rows and jobs.

import type { ServerFeature } from '#root/manifest.ts'
import { bills, officeBills } from './api.server.ts'
import { billJobs } from './jobs.server.ts'

export const billsServer = { api: [...bills, ...officeBills], jobs: billJobs } satisfies ServerFeature

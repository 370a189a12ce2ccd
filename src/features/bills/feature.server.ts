// Server manifest of bills: API rows and jobs.

import type { ServerFeature } from '#root/manifest.ts'
import { bills, corrections, officeBills } from './api.server.ts'
import { billJobs } from './jobs.server.ts'

export const billsServer = { api: [...bills, ...corrections, ...officeBills], jobs: billJobs } satisfies ServerFeature

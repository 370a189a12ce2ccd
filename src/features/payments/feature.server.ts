// Server manifest of payments: API rows and jobs.

import type { ServerFeature } from '#root/manifest.ts'
import { payments } from './api.server.ts'
import { paymentJobs } from './jobs.server.ts'

export const paymentsServer = { api: payments, jobs: paymentJobs } satisfies ServerFeature

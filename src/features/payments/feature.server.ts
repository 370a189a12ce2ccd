// Server manifest of payments: API rows, templates of messages and jobs.

import type { ServerFeature } from '#root/manifest.ts'
import { payments } from './api.server.ts'
import { paymentTemplates } from './operations/templates.server.ts'
import { paymentJobs } from './jobs.server.ts'

export const paymentsServer = { api: payments, templates: paymentTemplates, jobs: paymentJobs } satisfies ServerFeature

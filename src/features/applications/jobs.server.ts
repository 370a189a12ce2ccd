// Jobs of applications: erase those whose retention has ended.

import { erasureJob } from '#platform/erasure-job.server.ts'
import { eraseDueCases } from '#features/cases/operations/erase.server.ts'
import type { Job } from '#platform/jobs.server.ts'
import { application } from './operations/application.server.ts'

export const applicationJobs: Job[] = [
  erasureJob('erase-applications', '25 * * * *', (ctx) => eraseDueCases(ctx, application)),
]

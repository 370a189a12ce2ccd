// Jobs of applications: erase what is no longer kept.

import { erasureJob } from '#platform/erasure-job.server.ts'
import type { Job } from '#platform/jobs.server.ts'
import { eraseDueApplications } from './operations/erase.server.ts'

export const applicationJobs: Job[] = [erasureJob('erase-applications', '25 * * * *', eraseDueApplications)]

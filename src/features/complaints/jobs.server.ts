// Jobs of complaints: close settled complaints, erase expired ones.

import { erasureJob } from '#platform/erasure-job.server.ts'
import { eraseDueCases } from '#features/cases/operations/erase.server.ts'
import type { Job } from '#platform/jobs.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { complaint } from './operations/complaint.server.ts'
import { closeSettledComplaints } from './operations/work.server.ts'

export const complaintJobs: Job[] = [
  { name: 'close-settled-complaints', schedule: '5 * * * *', needsTrustedClock: true, run: closeSettled },
  erasureJob('erase-complaints', '15 * * * *', (ctx) => eraseDueCases(ctx, complaint)),
]

async function closeSettled(at: Resources) {
  let closed = 0
  for (const org of at.tenants.all()) closed += await closeSettledComplaints(systemContext(at, org, 'clock'))
  return { closed }
}

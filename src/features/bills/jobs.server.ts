// Jobs of bills: post the surcharges of unpaid bills on their day, and the rebates of what was entered without them.

import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { settleAll } from './operations/settle.server.ts'

export const billJobs: Job[] = [
  { name: 'post-surcharges', schedule: '15 0 * * *', needsTrustedClock: true, run: postAllSurcharges },
]

/** An organisation that fails does not keep the others from theirs; the job fails with its reason, and is tried again. */
async function postAllSurcharges(at: Resources) {
  const done = { posted: 0, corrected: 0 }
  const failures: unknown[] = []
  for (const org of at.tenants.all()) {
    try {
      const { posted, corrected } = await settleAll(systemContext(at, org, 'clock'))
      done.posted += posted
      done.corrected += corrected
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Surcharges of some organisations could not be posted')
  return done
}

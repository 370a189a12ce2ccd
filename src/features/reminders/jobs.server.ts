// Job of reminders: once a day, by day.

import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { remindOfBills } from './operations/remind.server.ts'

/** It also runs when the product starts: what the policies and the hour of the day forbid is then not sent either. */
export const reminderJobs: Job[] = [
  { name: 'remind-of-bills', schedule: '30 9 * * *', needsTrustedClock: true, run: remindAll },
]

/** An organisation that fails does not keep the others from theirs; the job fails with its reason, and is tried again. */
async function remindAll(at: Resources) {
  let queued = 0
  const failures: unknown[] = []
  for (const org of at.tenants.all()) {
    try {
      queued += await remindOfBills(systemContext(at, org, 'clock'))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Reminders of some organisations could not be queued')
  return { queued }
}

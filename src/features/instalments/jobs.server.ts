// Job of instalments: watches the running agreements once a day.

import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { watchInstalments } from './operations/watch.server.ts'

export const instalmentJobs: Job[] = [
  { name: 'watch-instalments', schedule: '15 9 * * *', needsTrustedClock: true, run: watchAll },
]

/** An organisation that fails does not keep the others from theirs; the job fails with its reason, and is tried again. */
async function watchAll(at: Resources) {
  const done = { noticed: 0, ended: 0 }
  const failures: unknown[] = []
  for (const org of at.tenants.all()) {
    try {
      const { noticed, ended } = await watchInstalments(systemContext(at, org, 'clock'))
      done.noticed += noticed
      done.ended += ended
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Instalments of some organisations could not be watched')
  return done
}

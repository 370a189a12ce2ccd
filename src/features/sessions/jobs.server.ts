// Jobs of sessions: remove sign-in data whose time is over.

import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { removeOldSignIns } from './operations/retention.server.ts'

export const sessionJobs: Job[] = [
  {
    name: 'remove-old-sign-ins',
    schedule: '45 * * * *',
    needsTrustedClock: true,
    run: ({ database, clock }: Resources) => removeOldSignIns(database, clock()),
  },
]

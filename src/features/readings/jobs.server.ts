// Jobs of readings: remove what customers sent a long time ago.

import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { removeOldSentReadings } from './operations/sent-removal.server.ts'

export const readingJobs: Job[] = [
  {
    name: 'remove-old-sent-readings',
    schedule: '40 * * * *',
    needsTrustedClock: true,
    run: ({ database, clock }: Resources) => removeOldSentReadings(database, clock()),
  },
]

// Jobs of readings: remove old photographs of meters, and what customers sent a long time ago.

import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { removeOldMeterPhotos } from './operations/photo-removal.server.ts'

export const readingJobs: Job[] = [
  {
    name: 'remove-old-sent-readings',
    schedule: '40 * * * *',
    needsTrustedClock: true,
    run: ({ database, clock }: Resources) => removeOldMeterPhotos(database, clock()),
  },
]

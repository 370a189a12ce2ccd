// Jobs of links: remove codes that expired and offers that nobody accepted.

import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { removeLapsedLinks } from './operations/lapsed.server.ts'

export const linkJobs: Job[] = [
  {
    name: 'remove-lapsed-links',
    schedule: '50 * * * *',
    needsTrustedClock: true,
    run: ({ database, clock }: Resources) => removeLapsedLinks(database, clock()),
  },
]

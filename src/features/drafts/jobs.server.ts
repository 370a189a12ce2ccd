// Jobs of drafts: remove those that nobody has continued.

import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { removeOldDrafts } from './operations.server.ts'

export const draftJobs: Job[] = [
  {
    name: 'remove-old-drafts',
    schedule: '55 * * * *',
    needsTrustedClock: true,
    run: ({ database, clock }: Resources) => removeOldDrafts(database, clock()),
  },
]

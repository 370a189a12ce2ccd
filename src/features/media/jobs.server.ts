// Jobs of the media library: removal of files that nobody wants any more.

import type { Job } from '#platform/jobs.server.ts'
import { removeUnfinished } from './operations/uploads.server.ts'
import { removeUnwanted } from './operations/remove.server.ts'
import type { MediaUse } from './operations/uses.server.ts'

export function mediaJobs(uses: readonly MediaUse[]): Job[] {
  return [
    { name: 'remove-unfinished-uploads', schedule: '45 * * * *', needsTrustedClock: true, run: removeUnfinished },
    {
      name: 'remove-withdrawn-media',
      schedule: '10 2 * * *',
      needsTrustedClock: true,
      run: async (at) => ({ removed: await removeUnwanted(at, uses) }),
    },
  ]
}

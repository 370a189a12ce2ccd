// Jobs of the search: index what has changed and the pages of files, and remove old counts of searches without a result.

import type { Job } from '#platform/jobs.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { removeOldFailures } from './operations/failures.server.ts'
import { indexFilePages } from './operations/file-pages.server.ts'
import { indexChanges } from './operations/index.server.ts'
import type { SearchSource } from './operations/source.server.ts'

const maxARun = 20_000
const maxFilesARun = 2000

export function searchJobs(sources: readonly SearchSource[]): Job[] {
  return [
    {
      name: 'index-search',
      schedule: '*/5 * * * *',
      run: async (at) => {
        let indexed = 0
        for (const org of at.tenants.all())
          indexed += await indexChanges(systemContext(at, org, 'index-search'), sources, maxARun)
        return { indexed }
      },
    },
    {
      name: 'index-file-pages',
      schedule: '* * * * *',
      run: async (at) => {
        let indexed = 0
        for (const org of at.tenants.all())
          indexed += await indexFilePages(systemContext(at, org, 'index-file-pages'), maxFilesARun)
        return { indexed }
      },
    },
    {
      name: 'remove-old-failed-searches',
      schedule: '50 3 * * *',
      needsTrustedClock: true,
      run: ({ database, clock }) => removeOldFailures(database, clock()),
    },
  ]
}

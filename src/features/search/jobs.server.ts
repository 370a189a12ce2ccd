// Jobs of the search: index what has changed and the pages of files, remove what is public no longer and old counts of searches without a result.

import type { Ctx, System } from '#platform/context.ts'
import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { removeOldFailures } from './operations/failures.server.ts'
import { indexFilePages } from './operations/file-pages.server.ts'
import { indexChanges, removeExpired } from './operations/index.server.ts'
import type { SearchSource } from './operations/source.server.ts'

/** What one run indexes of all organisations together: far less than fifteen minutes, after which a job is taken for dead. */
const ofOneRun = { items: 20_000, files: 2000 }

export function searchJobs(sources: readonly SearchSource[], max = ofOneRun): Job[] {
  return [
    {
      name: 'index-search',
      schedule: '*/5 * * * *',
      run: (at) => inTurn(at, max.items, (ctx, left) => indexChanges(ctx, sources, left)),
    },
    {
      name: 'index-file-pages',
      schedule: '* * * * *',
      run: (at) => inTurn(at, max.files, indexFilePages),
    },
    {
      // They are not found: a search would only read them in vain.
      name: 'remove-expired-from-search',
      schedule: '40 3 * * *',
      needsTrustedClock: true,
      run: (at) => inTurn(at, max.items, removeExpired),
    },
    {
      name: 'remove-old-failed-searches',
      schedule: '50 3 * * *',
      needsTrustedClock: true,
      run: ({ database, clock }) => removeOldFailures(database, clock()),
    },
  ]
}

/** One organisation after the other, up to `max` items of all; the next run continues. */
async function inTurn(at: Resources, max: number, run: (ctx: Ctx<System>, left: number) => Promise<number>) {
  let done = 0
  for (const org of at.tenants.all()) {
    if (done >= max) break
    done += await run(systemContext(at, org, 'search index'), max - done)
  }
  return { done }
}

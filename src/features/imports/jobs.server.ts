// Jobs of imports: write a file that staff have sent, remove results of a long time ago.

import type { Job } from '#platform/jobs.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { removeOldImportRuns, writeImportRun } from './operations/runs.server.ts'
import { importQueue } from './operations/sent-file.server.ts'

export const importJobs: Job[] = [
  {
    name: importQueue,
    run: async (at, { org, id }) => {
      const tenant = at.tenants.byId(Number(org))
      return tenant ? writeImportRun(systemContext(at, tenant, importQueue), Number(id)) : undefined
    },
  },
  {
    name: 'remove-old-imports',
    schedule: '50 * * * *',
    needsTrustedClock: true,
    run: ({ database, clock }) => removeOldImportRuns(database, clock()),
  },
]

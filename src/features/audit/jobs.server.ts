// Jobs of the audit: remove rows whose time is over.

import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { removeOldAuditRows } from './operations.server.ts'

export const auditJobs: Job[] = [
  {
    name: 'remove-old-audit-rows',
    schedule: '50 2 * * *',
    needsTrustedClock: true,
    run: ({ database, clock }: Resources) => removeOldAuditRows(database, clock()),
  },
]

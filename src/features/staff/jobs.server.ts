// Jobs of staff: remove accounts of people who left.

import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { removeFormerAccounts } from './operations/members.server.ts'

export const staffJobs: Job[] = [
  {
    name: 'remove-former-accounts',
    schedule: '55 2 * * *',
    needsTrustedClock: true,
    run: async (at) => ({ removed: await removeFormerAccounts(at.database, at.clock(), contextIn(at)) }),
  },
]

function contextIn(at: Resources) {
  return (orgId: number) => {
    const org = at.tenants.byId(orgId)
    return org && systemContext(at, org, 'clock')
  }
}

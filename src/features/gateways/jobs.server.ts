// Job of gateways: secrets of ended merchant accounts are erased.

import type { Job } from '#platform/jobs.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { eraseEndedSecrets } from './operations/accounts.server.ts'

export const gatewayJobs: Job[] = [
  {
    name: 'remove-old-gateway-secrets',
    schedule: '50 * * * *',
    needsTrustedClock: true,
    async run(at) {
      let erased = 0
      for (const org of at.tenants.all()) erased += await eraseEndedSecrets(systemContext(at, org, 'clock'))
      return { erased }
    },
  },
]

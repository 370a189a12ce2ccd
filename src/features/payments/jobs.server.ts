// Jobs of payments: ask the gateways about the attempts that are not settled.

import type { Job } from '#platform/jobs.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { askDue } from './operations/ask.server.ts'

export const paymentJobs: Job[] = [{ name: 'ask-gateways', schedule: '*/5 * * * *', run: askAll }]

async function askAll(at: Resources) {
  const done = { asked: 0, failed: 0 }
  for (const org of at.tenants.all()) {
    const { asked, failed } = await askDue(systemContext(at, org, 'clock'), at.log)
    done.asked += asked
    done.failed += failed
  }
  return done
}

// What does the product do by itself, hour after hour, without anybody asking?

import { eraseOverdue } from '#features/applications/operations/erase.server.ts'
import { eraseOverdueComplaints } from '#features/complaints/operations/erase.server.ts'
import { closeSettledComplaints } from '#features/complaints/operations/work.server.ts'
import { sweepFiles } from '#platform/file-sweep.server.ts'
import { forgetOldAnswers } from '#platform/idempotency.server.ts'
import { machineContext } from '#platform/machine.server.ts'
import { forgetOldLimits } from '#platform/rate-limit.server.ts'
import type { Resources } from '#platform/resources.server.ts'

type Chore = { name: string; everyHours?: number; run: (resources: Resources) => Promise<unknown> }

/** Each may run twice at once, on two instances: a second one finds nothing left to do. */
const chores: readonly Chore[] = [
  { name: 'limits', run: ({ database, clock }) => forgetOldLimits(database, clock()) },
  { name: 'answers given once', run: ({ database, clock }) => forgetOldAnswers(database, clock()) },
  { name: 'settled complaints', run: closeSettledEverywhere },
  { name: 'overdue complaints', run: eraseOverdueComplaints },
  { name: 'overdue applications', run: eraseOverdue },
  { name: 'files without a row', everyHours: 24, run: sweepFiles },
]

const everyMs = 3_600_000

/** Keeps house at once and then hour after hour; `stop` waits for what is under way. */
export function startHousekeeping(resources: Resources): { stop(): Promise<void> } {
  let hour = 0
  let running = keepHouse(resources)
  const timer = setInterval(() => {
    hour += 1
    const due = hour
    running = running.then(() => keepHouse(resources, due))
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Every chore that is due in the hour after the start, once; one that fails is logged and does not keep the others from being done. */
export async function keepHouse(resources: Resources, hour = 0): Promise<void> {
  for (const { name, everyHours = 1, run } of chores) {
    if (hour % everyHours !== 0) continue
    await run(resources).catch((error: unknown) => resources.log.error({ err: error, chore: name }, 'chore failed'))
  }
}

async function closeSettledEverywhere(resources: Resources): Promise<void> {
  for (const org of resources.tenants.all()) await closeSettledComplaints(machineContext(resources, org, 'clock'))
}

// Process with job workers only, for tests that kill one; `MINUTES_LATER` sets its clock ahead.

import { openDatabase } from '#platform/database.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import { allJobs, deliveriesOf } from '#root/jobs.ts'
import { openResources } from '#root/resources.ts'

const env = readEnv({ ...process.env, LOG_LEVEL: 'fatal' })
const url = env.databaseUrl!
const opened = await openResources(env, {
  db: openDatabase(url),
  url,
  died: new Promise(() => {}),
  stop: async () => {},
})
const laterMs = Number(process.env.MINUTES_LATER ?? 0) * 60_000
const resources = { ...opened, clock: () => new Date(Date.now() + laterMs) }
const timings = { pollSeconds: 0.5, heartbeatSeconds: 10, superviseSeconds: 1, retrySeconds: 1 }
await startJobs({ resources, url, timings }, allJobs(deliveriesOf(env))).started
process.stdout.write('started\n')

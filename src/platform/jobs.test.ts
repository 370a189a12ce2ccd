// Background jobs: transactions, retries, schedules, stopping, lost connections and killed workers.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import type { Job, JobTimings } from '#platform/jobs.server.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { openWorld } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { enqueue, openSender } from './job-queue.server.ts'
import { queueMessage } from './outbox.server.ts'

const fastTimings: Partial<JobTimings> = {
  pollSeconds: 0.5,
  heartbeatSeconds: 10,
  superviseSeconds: 1,
  retrySeconds: 1,
}
const longWait = { timeout: 40_000, interval: 100 }

test('the migrated tables are those of the installed package, column by column and function by function', async () => {
  const { resources } = await openWorld()
  const sender = await openSender(resources.database)
  const installed = createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } }
  expect(await sender.schemaVersion()).toBe(installed.pgboss.schema)
  const drift = await sender.detectSchemaDrift()
  expect(drift).toMatchObject({ ok: true, missingTables: [], missing: [], mismatched: [], columnDrift: [] })
})

test('a job exists when its transaction commits, and only then', async () => {
  const world = await openWorld()
  const ran: unknown[] = []
  await start(world, [{ name: 'deliver-mail', run: async (_, data) => void ran.push(data.id) }])
  const { database } = world.resources
  const undone = transaction({ db: database }, async ({ db }) => {
    await enqueue(db, 'deliver-mail', { id: 1 }, { key: '1' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await transaction({ db: database }, async ({ db }) => {
    await enqueue(db, 'deliver-mail', { id: 2 }, { key: '2' })
    expect(await count(world, 'deliver-mail')).toBe(0)
  })
  await vi.waitFor(() => expect(ran).toEqual([2]), longWait)
})

test('while a job with a key waits, another one with it is not added', async () => {
  const world = await openWorld()
  for (const key of ['1', '1', '2']) await enqueue(world.resources.database, 'deliver-sms', {}, { key })
  expect(await count(world, 'deliver-sms')).toBe(2)
})

test('a job that fails runs again, each time after a longer delay, and its error is stored', async () => {
  const world = await openWorld()
  const at: number[] = []
  const job: Job = {
    name: 'deliver-mail',
    async run() {
      at.push(performance.now())
      if (at.length < 4) throw new Error(`try ${at.length} failed`)
      return { tries: at.length }
    },
  }
  await start(world, [job])
  await enqueue(world.resources.database, job.name, {}, { key: '1' })
  await vi.waitFor(() => expect(at).toHaveLength(1), longWait)
  await vi.waitFor(async () => expect(await outputs(world, 'retry')).toMatch(/try \d failed/), longWait)
  await vi.waitFor(async () => expect(await outputs(world, 'completed')).toContain('{"tries": 4}'), longWait)
  const [first, second, third] = [1, 2, 3].map((index) => at[index]! - at[index - 1]!)
  // From half the doubled delay to all of it, and up to half a second until it is polled.
  expect(first).toBeGreaterThan(450)
  expect(second).toBeGreaterThan(950)
  expect(third).toBeGreaterThan(1950)
})

test('a scheduled job runs at start and by its schedule, on one instance at a time; removed schedules stop', async () => {
  const world = await openWorld()
  let [now, maxAtOnce, runs] = [0, 0, 0]
  const job: Job = {
    name: 'each-minute',
    schedule: '* * * * *',
    async run() {
      now += 1
      maxAtOnce = Math.max(maxAtOnce, now)
      await new Promise((resolve) => setTimeout(resolve, 300))
      now -= 1
      runs += 1
    },
  }
  const workers = [await start(world, [job]), await start(world, [job])]
  await vi.waitFor(() => expect(runs).toBeGreaterThan(0), longWait)
  const sender = await openSender(world.resources.database)
  for (let round = 0; round < 3; round++) {
    const before = runs
    await vi.waitFor(async () => {
      await Promise.all([sender.send(job.name, {}), sender.send(job.name, {})])
      expect(runs).toBeGreaterThan(before)
    }, longWait)
  }
  expect(maxAtOnce).toBe(1)
  expect(await sender.getSchedules()).toMatchObject([{ name: job.name, timezone: 'Asia/Kathmandu' }])
  for (const worker of workers) await worker.stop()
  await start(world, [{ ...job, name: 'another' }])
  expect((await sender.getSchedules()).map(({ name }) => name)).toEqual(['another'])
})

test('stopping takes no further job and waits for the one that runs', async () => {
  const world = await openWorld()
  const done: unknown[] = []
  let begun = 0
  const job: Job = {
    name: 'deliver-mail',
    async run(_, { id }) {
      begun += 1
      await new Promise((resolve) => setTimeout(resolve, 1500))
      done.push(id)
    },
  }
  const workers = await start(world, [job])
  for (const id of [1, 2, 3]) await enqueue(world.resources.database, job.name, { id }, { key: String(id) })
  await vi.waitFor(() => expect(begun).toBe(1), longWait)
  await workers.stop()
  expect(done).toHaveLength(1)
  expect(await states(world, job.name)).toEqual({ completed: 1, created: 2 })
})

test('jobs still running when the drain time is over return to the queue', async () => {
  const world = await openWorld()
  let begun = 0
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const job: Job = {
    name: 'deliver-mail',
    run: async () => {
      begun += 1
      await finished
    },
  }
  const workers = await start(world, [job], { drainSeconds: 1 })
  await enqueue(world.resources.database, job.name, {}, { key: '1' })
  await vi.waitFor(() => expect(begun).toBe(1), longWait)
  await workers.stop()
  expect(await states(world, job.name)).toEqual({ retry: 1 })
  finish()
})

test('jobs continue after lost database connections', async () => {
  const world = await openWorld()
  const ran: unknown[] = []
  await start(world, [{ name: 'deliver-mail', run: async (_, { id }) => void ran.push(id) }])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid()`.execute(world.resources.database)
  await vi.waitFor(() => enqueue(world.resources.database, 'deliver-mail', { id: 7 }, { key: '7' }), longWait)
  await vi.waitFor(() => expect(ran).toEqual([7]), longWait)
})

test('the mail of a killed worker is sent by another one, and accepted once', async () => {
  const world = await openWorld()
  const server = await startMailServer({ acceptAfterMs: ({ accepted }) => (accepted === 0 ? Infinity : 0) })
  const settings = { DATABASE_URL: world.databaseUrl, SMTP_URL: server.url, DATA_DIR: world.resources.env.dataDir }
  const first = await startWorker(settings)
  const { db, org } = world.scope(world.damak)
  const message = { kind: 'update', channel: 'mail', recipient: 'sita@example.org', body: 'नमस्ते' } as const
  await queueMessage({ db, org, now: new Date() }, message)
  await vi.waitFor(() => expect(server.received).toHaveLength(1), longWait)
  first.kill('SIGKILL')
  server.acceptNow()
  // The claim of the killed worker ends after five minutes.
  await startWorker({ ...settings, MINUTES_LATER: '6' })
  await vi.waitFor(async () => expect(await sentMessage(world)).toMatchObject({ tries: 2, lastError: '' }), longWait)
  await vi.waitFor(async () => expect((await sentMessage(world)).sentAt).not.toBeNull(), longWait)
  // The job of the killed worker runs again as well, and finds nothing to do.
  await vi.waitFor(async () => expect(await states(world, 'deliver-mail')).toEqual({ completed: 2 }), longWait)
  expect(server.accepted).toHaveLength(1)
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1)
}, 90_000)

function sentMessage({ resources }: World) {
  return resources.database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
}

async function start({ resources, databaseUrl: url }: World, jobs: Job[], timings: Partial<JobTimings> = {}) {
  const workers = startJobs({ resources, url, timings: { ...fastTimings, ...timings } }, jobs)
  onTestFinished(() => workers.stop())
  await workers.started
  return workers
}

async function startWorker(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['tests/job-worker.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout!, 'data')
  return child
}

async function count(world: World, name: string): Promise<number> {
  return Object.values(await states(world, name)).reduce((sum, one) => sum + one, 0)
}

async function states({ resources }: World, name: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state::text, count(*) from jobs.job where name = ${name} group by state`.execute(resources.database)
  return Object.fromEntries(rows.map((row) => [row.state, row.count]))
}

async function outputs({ resources }: World, state: string): Promise<string> {
  const { rows } = await sql<{ output: string }>`
    select output::text as output from jobs.job where state::text = ${state}`.execute(resources.database)
  return rows.map(({ output }) => output).join('\n')
}

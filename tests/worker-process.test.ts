// Tests of job worker processes: WORKER=none serves pages only, WORKER=only runs jobs only.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queueMessage } from '#platform/outbox.server.ts'
import { startMailServer } from './mail-server.ts'
import { freePort, product } from './product.ts'
import { openWorld } from './world.ts'
import type { World } from './world.ts'

const waiting = { timeout: 40_000, interval: 200 }

let folder: string
let world: World

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khanepani-worker-'))
  world = await openWorld()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('WORKER=only without DATABASE_URL fails with one sentence', async () => {
  const { code, output } = await product({ WORKER: 'only', DATA_DIR: folder }).ended
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: 'WORKER=only needs DATABASE_URL: the embedded PostgreSQL belongs to the process that serves the pages.',
  })
})

test('a message waits while no worker runs and is sent by a process with WORKER=only', async () => {
  const mail = await startMailServer()
  const settings = { DATA_DIR: folder, DATABASE_URL: world.databaseUrl, SMTP_URL: mail.url }
  const ports = { pages: await freePort(), jobs: await freePort() }
  const pages = product({ ...settings, WORKER: 'none', PORT: String(ports.pages) })
  await pages.waitForOutput('Ready in')
  const message = { kind: 'update', channel: 'mail', recipient: 'sita@example.org', body: 'नमस्ते' } as const
  await queueMessage({ ...world.scope(world.damak), now: new Date() }, message)
  expect((await fetch(`http://127.0.0.1:${ports.pages}/healthz`)).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(await countJobs()).toEqual([{ name: 'deliver-mail', state: 'created', count: 1 }])

  const jobs = product({ ...settings, WORKER: 'only', PORT: String(ports.jobs) })
  await jobs.waitForOutput('Jobs run here')
  const statuses = await Promise.all(
    ['/healthz', '/readyz', '/', '/web-resources'].map(
      async (path) => (await fetch(`http://127.0.0.1:${ports.jobs}${path}`)).status,
    ),
  )
  expect(statuses).toEqual([200, 200, 404, 404])
  await vi.waitFor(() => expect(mail.accepted).toHaveLength(1), waiting)
  for (const { child, ended } of [pages, jobs]) {
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  }
}, 120_000)

test('SIGTERM waits for the mail in progress', async () => {
  const mail = await startMailServer({ acceptAfterMs: () => 3000 })
  const port = await freePort()
  const settings = { DATA_DIR: folder, DATABASE_URL: world.databaseUrl, SMTP_URL: mail.url }
  const jobs = product({ ...settings, WORKER: 'only', PORT: String(port) })
  await jobs.waitForOutput('Jobs run here')
  const message = { kind: 'update', channel: 'mail', recipient: 'hari@example.org', body: 'नमस्ते' } as const
  await queueMessage({ ...world.scope(world.damak), now: new Date() }, message)
  await vi.waitFor(() => expect(mail.received).toHaveLength(1), waiting)
  jobs.child.kill('SIGTERM')
  expect((await jobs.ended).code).toBe(0)
  const rows = await world.resources.database
    .selectFrom('outbox')
    .select(['tries', 'lastError', 'nextTryAt'])
    .where('recipient', '=', 'hari@example.org')
    .execute()
  expect(rows).toEqual([{ tries: 1, lastError: '', nextTryAt: null }])
  expect(mail.accepted).toHaveLength(1)
}, 120_000)

async function countJobs() {
  const { rows } = await sql<{ name: string; state: string; count: number }>`
    select name, state::text, count(*) as count from jobs.job group by name, state`.execute(world.resources.database)
  return rows
}

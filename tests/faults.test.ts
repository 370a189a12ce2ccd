// Tests of the product's processes under database faults.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { runningPostgres } from '#platform/postgres.server.ts'
import { command, freePort, product } from './product.ts'

const names = ['--name-en', 'Water One', '--name-ne', 'पानी एक']
const addOrganisation = ['organisation', 'add', '--id', '1', '--host', 'one.test', ...names]

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

test('a database backend killed while pages are read fails those pages only; the process continues and recovers', async () => {
  const dataDir = await temporaryFolder()
  const port = await freePort()
  const settings = { DATA_DIR: dataDir, PORT: String(port) }
  const { child, ended, waitForOutput, output } = product(settings)
  await waitForOutput('Ready in')
  await command(addOrganisation, settings)
  const page = (place: string) => fetch(`http://127.0.0.1:${port}/water-schedule?place=${place}`)
  await fetch(`http://127.0.0.1:${port}/news`)
  const blocker = await connect(dataDir)
  // Each page reads the rules and then waits at once for two tables: both of its reads fail in the same moment.
  await blocker.query('begin; lock table water_exceptions, water_interruptions in access exclusive mode')
  const during = ['a', 'b', 'c', 'd'].map((place) => page(place))
  const waiting = await vi.waitFor(() => waitingBackends(dataDir, 2), { timeout: 20_000, interval: 50 })
  process.kill(waiting[0]!, 'SIGKILL')
  for (const answer of await Promise.all(during)) expect(answer.status).toBeGreaterThanOrEqual(500)
  await vi.waitFor(async () => expect((await page('again')).status).toBe(200), { timeout: 30_000, interval: 200 })
  expect(child.exitCode).toBeNull()
  expect(output()).not.toContain('unhandled rejection')
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
}, 120_000)

async function waitingBackends(dataDir: string, atLeast: number): Promise<number[]> {
  const client = await connect(dataDir)
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'khanepani' and wait_event_type = 'Lock'`,
  )
  await client.end()
  expect(rows.length).toBeGreaterThanOrEqual(atLeast)
  return rows.map(({ pid }) => pid)
}

async function connect(dataDir: string): Promise<Client> {
  const client = new Client({ connectionString: runningPostgres(dataDir)! })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-faults-'))
  folders.push(folder)
  return join(folder, 'data')
}

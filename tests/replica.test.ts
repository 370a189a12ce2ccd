// Tests of a streaming replica: which requests read it, how far it may be behind, and what happens without it.

import { mkdtemp, rm } from 'node:fs/promises'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { closeDatabase, openDatabase, type Database } from '#platform/database.server.ts'
import { openLog } from '#platform/log.server.ts'
import { metricsText } from '#platform/metrics.server.ts'
import { watchReplica, type Replica } from '#platform/replica.server.ts'
import { api } from '#root/features.server.ts'
import { isPermission } from '#root/permissions.ts'
import { examine } from '#tools/doctor.ts'
import { addConnections } from './billed-world.ts'
import { cast, permitted } from './cast.ts'
import { temporaryRoot } from './memory-folder.ts'
import { startReplicated, type ReplicatedDatabase } from './replicated-database.ts'
import { openWorld, type World } from './world.ts'

const accountant = permitted(cast.gita, 'ledger:read', 'organisation:change')
const collections = '/admin/collections/487?from=2026-11-01&until=2026-11-30'
const journal = '/admin/ledger/487?from=2026-11-01&until=2026-11-30&page=1&limit=10'
const changed = { headers: { cookie: 'recentChange=1' } }
const exporting = { headers: { 'x-export': 'rows' } }
const soon = { timeout: 10_000, interval: 100 }

let folder: string
let servers: ReplicatedDatabase
let databases: Database[]
let replica: Replica
let world: World
let connection: number
const read = { replica: 0, primary: 0 }
const logged: string[] = []

function counted(server: keyof typeof read): void {
  read[server] += 1
}

beforeAll(async () => {
  folder = await mkdtemp(join(temporaryRoot(), 'khanepani-r-'))
  chmodSync(folder, 0o711)
  servers = await startReplicated(folder)
  const [db, copy] = [servers.primaryUrl, servers.replicaUrl].map((url) =>
    openDatabase(url, { pool: 5, watched: true }),
  )
  databases = [db!, copy!]
  replica = watchReplica(db!, copy!, { log: (line) => logged.push(line), counted })
  world = await openWorld({ replicated: { db: db!, url: servers.primaryUrl, replica } })
  connection = (await addConnections(world, { customer_number: 'R1', name_en: 'One', ward: '1' })).get('R1')!
  await openLedger(world.system(world.damak), { cutOverOn: '2026-11-01' })
  await pay()
  await vi.waitFor(async () => {
    expect(replica.state().kind).toBe('read')
    expect([await reported(), await listed(exporting)]).toEqual([1, 1])
  }, soon)
}, 60_000)

afterAll(async () => {
  replica?.stop()
  for (const each of databases ?? []) await closeDatabase(each)
  await servers?.stop()
  await rm(folder, { recursive: true, force: true })
})

function pay() {
  const cashier = world.as(permitted(cast.ramesh, 'counter:use'))
  return recordPayments(cashier, [
    { connectionId: connection, amountPaisa: 100_00, account: 'cash', valueOn: '2026-11-18' },
  ])
}

/** Payments that the report has. */
async function reported(options = {}): Promise<number> {
  const answer = await world.api('GET', collections, { as: accountant, ...options })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { total: { payments: number } }).total.payments
}

/** Entries that the list has. */
async function listed(options = {}): Promise<number> {
  const answer = await world.api('GET', journal, { as: accountant, ...options })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { total: number }).total
}

async function status(): Promise<string> {
  const answer = await world.api('GET', '/admin/status/487', { as: accountant })
  const { checks } = (await answer.json()) as { checks: { check: string; level: string; text: string }[] }
  const { level, text } = checks.find(({ check }) => check === 'replica')!
  return `${level}: ${text}`
}

async function metrics(): Promise<string> {
  return (await metricsText({ database: databases[0]!, replica, log: openLog('silent') })).text
}

async function doctor(): Promise<string> {
  const settings = { DATA_DIR: folder, DATABASE_URL: servers.primaryUrl, DATABASE_REPLICA_URL: servers.replicaUrl }
  return (await examine(settings, 'en')).lines.find((line) => line.includes('Replica of the database'))!
}

test('reports and exports of staff read the replica, lists and whoever has just changed something the primary', async () => {
  await servers.onReplica('select pg_wal_replay_pause()')
  const [before, entries] = [await reported(), await listed()]
  await pay()
  const [stale, own, list, exported, afterChange] = [
    await reported(),
    await reported(changed),
    await listed(),
    await listed(exporting),
    await listed({ headers: { ...exporting.headers, ...changed.headers } }),
  ]
  expect({ stale, own, list, exported, afterChange }).toEqual({
    stale: before,
    own: before + 1,
    list: entries + 1,
    exported: entries,
    afterChange: entries + 1,
  })
})

test('a replica that is more than five seconds behind is not read until it has caught up', async () => {
  const began = performance.now()
  await vi.waitFor(() => expect(replica.state().kind).toBe('behind'), soon)
  expect(performance.now() - began).toBeLessThan(9_000)
  expect(await reported()).toBe(await reported(changed))
  expect(await status()).toMatch(
    /^warning: The replica is more than 5 s behind: exports and reports read the primary\./,
  )
  expect(await metrics()).toContain('khanepani_replica_read{server="replica"} 0')
  expect(await doctor()).toMatch(/^! Replica of the database: The replica is more than 5 s behind/)
  expect(logged).toContain('Exports and reports read the primary: the replica is more than 5 s behind')
  await servers.onReplica('select pg_wal_replay_resume()')
  await vi.waitFor(() => expect(replica.state().kind).toBe('read'), soon)
  expect(await status()).toMatch(/^good: Exports and reports read the replica, which is at most \d s behind\./)
  expect(await metrics()).toMatch(
    /khanepani_replica_read\{server="replica"\} 1\n[\s\S]*khanepani_replica_lag_seconds\{server="replica"\} [0-4]/,
  )
  expect(await doctor()).toMatch(/^✓ Replica of the database/)
}, 30_000)

test('every report and every export answers from the replica as it does from the primary', async () => {
  const everything = permitted(
    cast.gita,
    ...new Set(staffRows().flatMap(({ endpoint }) => [endpoint.for].filter(isPermission))),
  )
  const differences: string[] = []
  const failures = logged.length
  for (const { endpoint } of staffRows()) {
    const path = endpoint.path.replace('{orgId}', '487')
    const answers = await Promise.all(
      [exporting, changed].map(async (options) => {
        const answer = await world.api('GET', path, { as: everything, ...options })
        return `${answer.status} ${(await answer.text()).replaceAll(/"requestId":"[^"]*"/g, '')}`
      }),
    )
    if (answers[0] !== answers[1]) differences.push(path)
  }
  expect(differences).toEqual([])
  expect(logged.slice(failures)).toEqual([])
  expect(read.replica).toBeGreaterThan(30)
}, 60_000)

test('without the replica the primary is read at once, and no request fails', async () => {
  await servers.killReplica()
  const now = await Promise.all(Array.from({ length: 8 }, () => reported()))
  expect(new Set(now)).toEqual(new Set([await reported(changed)]))
  await vi.waitFor(() => expect(replica.state().kind).toBe('unreachable'), soon)
  expect(await status()).toMatch(/^warning: The replica does not answer: .+\. Exports and reports read the primary\./)
  expect(await doctor()).toMatch(/^! Replica of the database: The replica does not answer/)
  await servers.startReplica()
  await vi.waitFor(() => expect(replica.state().kind).toBe('read'), soon)
  expect(await listed(exporting)).toBe(await listed())
}, 30_000)

test('a server that is a primary itself is not read', async () => {
  await servers.onReplica('select pg_promote()')
  await vi.waitFor(() => expect(replica.state().kind).toBe('primary'), soon)
  await pay()
  expect(await reported()).toBe(await reported(changed))
  expect(await status()).toMatch(/^warning: DATABASE_REPLICA_URL names a server that is no replica/)
}, 30_000)

/** Rows of staff that need nothing but the organisation; the status of the installation differs from second to second. */
function staffRows() {
  return api.filter(
    ({ endpoint }) =>
      endpoint.method === 'GET' &&
      endpoint.path !== '/admin/status/{orgId}' &&
      (endpoint.for === 'staff' || isPermission(endpoint.for)) &&
      /^[^{]*\{orgId\}[^{]*$/.test(endpoint.path),
  )
}

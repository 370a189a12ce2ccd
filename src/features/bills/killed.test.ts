// Test that an approval of a run whose process is killed leaves nothing, and that the same run is then billed whole, with gapless numbers.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { sumReceivables } from '#features/ledger/store/reports.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Approval } from '#tests/approve-run.ts'
import { addConnections, billedRates, readMeters, useRates } from '#tests/billed-world.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'
import { approveRun, prepareRun } from './operations/runs.server.ts'

/** More than a run reads at once, so that the first bills and their entries are written when it comes to the last. */
const connections = 1_030
const now = '2026-11-22T05:15:00Z'
const world = await openWorld()
const { database } = world.resources
const system = () => world.system(world.damak)

const numbers = Array.from({ length: connections }, (_, place) => `K${10_000 + place}`)
await useRates(world, billedRates)
await addConnections(world, ...numbers.map((customer_number) => ({ customer_number, name_en: 'Ten' })))
const readings = Object.fromEntries(numbers.map((number, place) => [number, String(10 + (place % 20))]))
await readMeters(world, '2083/06', '2026-10-15', readings)
world.travelTo(now)
// A bill before the run, whose number the others follow.
const first = await prepareRun(system(), { period: '2083/06', customerNumber: numbers[7]! })
await approveRun(system(), first)
const run = await prepareRun(system(), { period: '2083/06' })
const before = await stored()

/** What an approval waits for, in the order in which it comes to it, and the statement that does. */
const moments: [moment: string, lock: RawBuilder<unknown>, waiting: RegExp][] = [
  ['before the first entry', sql`lock table ledger_entries in exclusive mode`, /^copy ledger_entries/],
  ['before the first bill, with its entry', sql`lock table bills in exclusive mode`, /^copy bills/],
  [
    'before the last bills, with those of the first thousand',
    sql`select from connections where customer_number = ${numbers.at(-1)!} for update`,
    /^copy ledger_entries/,
  ],
  [
    'before the run is approved, with all bills',
    sql`select from billing_runs where id = ${run.id} for no key update`,
    /^update "?billing_runs/,
  ],
  ['before its audit, approved', sql`lock table audit_rows in exclusive mode`, /^insert into "?audit_rows/],
]

test.each(moments)('killed %s, an approval leaves nothing', async (_moment, lock, waiting) => {
  const child = await startApproval()
  const exit = once(child, 'exit')
  const backend = await database.transaction().execute(async (holder) => {
    await lock.execute(holder)
    sendApproval(child)
    const found = await waitingFor(waiting)
    child.kill('SIGKILL')
    expect(await exit).toEqual([null, 'SIGKILL'])
    return found
  })
  await untilGone(backend)
  expect(await stored()).toEqual(before)
})

test('the run that was killed is then billed whole, once', async () => {
  const child = await startApproval()
  const exit = once(child, 'exit')
  sendApproval(child)
  expect(await exit).toEqual([0, null])
  const after = await stored()
  expect(after).toMatchObject({ bills: connections, entries: connections, runs: [{ id: run.id, isApproved: true }] })
  expect(after.numbers, 'gapless').toEqual(Array.from({ length: connections }, (_, place) => place + 1))
  expect(after.receivables).toBe(after.charged)
  await expectRefusal('conflict', 'bills.run_approved', approveRun(system(), run))
  const again = await prepareRun(system(), { period: '2083/06' })
  expect(again.preview).toMatchObject({ bills: 0, leftOut: { billed: connections } })
  expect(await stored()).toMatchObject({ ...after, runs: expect.anything() })
})

/** A process that is ready to approve. */
async function startApproval() {
  const child = fork('tests/approve-run.ts', [], { execArgv: [] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  return child
}

function sendApproval(child: Awaited<ReturnType<typeof startApproval>>): void {
  child.send({ url: world.databaseUrl, run: run.id, now } satisfies Approval)
}

/** The server process that waits for a lock with such a statement. */
async function waitingFor(statement: RegExp): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ pid: number; query: string }>`
      select pid, query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      database,
    )
    const [found] = rows
    if (found) expect(found.query).toMatch(statement)
    if (found) return found.pid
    await pause(20)
  }
}

/** The server process ends when it finds that nobody is there to answer. */
async function untilGone(backend: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity where pid = ${backend}`.execute(database)
    if (rows.length === 0) return
    await pause(20)
  }
}

async function stored() {
  const { rows: bills } = await sql<{ number: number; chargePaisa: number }>`
    select number, charge_paisa from bills order by number`.execute(database)
  const { rows: entries } = await sql`select from ledger_entries`.execute(database)
  const { rows: runs } = await sql<{ id: number; isApproved: boolean }>`
    select id, approved_at is not null as is_approved from billing_runs where id >= ${run.id} order by id`.execute(
    database,
  )
  const { rows: audit } = await sql`select from audit_rows where action = 'billing.approved'`.execute(database)
  return {
    bills: bills.length,
    numbers: bills.map(({ number }) => number),
    charged: bills.reduce((sum, { chargePaisa }) => sum + chargePaisa, 0),
    entries: entries.length,
    receivables: await sumReceivables(world.scope(world.damak), inNepal(system().now).date),
    runs,
    approvals: audit.length,
  }
}

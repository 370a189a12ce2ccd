// Billing of a month: seconds and memory of a run, ten kills at random moments, and searches of portal and console beside those of a small office.
// Run: node bench/billing.ts [CONNECTIONS]     (100,000 by default; bench/billing.md is written from 2,000 on)

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { cast } from '#demonstration/cast.ts'
import { seedTariffs } from '#demonstration/tariffs.ts'
import { changeBillingPolicy } from '#features/bills/operations/policies.server.ts'
import { readOwnBills } from '#features/bills/operations/own.server.ts'
import { approveRun, prepareRun } from '#features/bills/operations/runs.server.ts'
import { importRegister } from '#features/connections/operations/import.server.ts'
import { readConnections } from '#features/connections/operations/read.server.ts'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { addCustomer, addPerson } from '#features/people/operations.server.ts'
import { importReadings } from '#features/readings/operations/import.server.ts'
import { addMonths, firstDayOf } from '#kit/calendar/bs-month.ts'
import type { ImportedRow } from '#kit/long-import.ts'
import type { Ctx, Customer, Staff } from '#platform/context.ts'
import { administrator, applicationRole } from '#platform/postgres-role.server.ts'
import { streamSpreadsheet } from '#platform/spreadsheet-stream.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import type { Approval } from '#tests/approve-run.ts'
import { reportFigure, reportNone } from './figures.ts'
import { firstMonth, writeReadings, writeRegister } from './import-files.ts'
import { thisMachine, withOwnDatabase } from './own-database.ts'
import { median, quantile } from './quantile.ts'

const [connections = 100_000] = process.argv.slice(2).map(Number)
const small = 1_000
const months = 3
const kills = 10
const searches = 200
const [written, aimSeconds, aimMemory, aimRatio] = [2_000, 60, 1.5, 2]

type Searched = { what: string; p50: number; p99: number }
type Measured = { seconds: number; early: number; peak: number; whole: number; absent: number; torn: number }

const folder = await mkdtemp(join(tmpdir(), 'khanepani-bench-billing-'))
chmodSync(folder, 0o777)
try {
  // An import of readings takes more than one connection.
  await withOwnDatabase(
    async (ctx, checkpoint, superuser) => {
      await seedTariffs({ ...ctx, database: ctx.db, tenants: await openTenants(ctx.db), clock: () => ctx.now })
      await changeBillingPolicy(ctx, { billsSamples: true })
      await addHolder(ctx)
      await enter(ctx, small, 1)
      await openLedger(ctx, { cutOverOn: firstDayOf(firstMonth) })
      await approveRun(ctx, await prepareRun(ctx, { period: firstMonth }))
      await checkpoint()
      const before = await searched(ctx)
      await enter(ctx, connections, months)
      await approveRun(ctx, await prepareRun(ctx, { period: firstMonth }))
      await checkpoint()
      const after = await searched(ctx)
      await vacuum(ctx)
      const run = await measuredRun(ctx)
      await checkpoint()
      const ends = await killed(ctx, superuser.replace(`${administrator}@`, `${applicationRole}@`), run.seconds)
      report(before, after, { ...run, ...ends })
      if (connections >= written) await writeFile('bench/billing.md', page(before, after, { ...run, ...ends }))
    },
    { pool: 4 },
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** As autovacuum does within minutes of a run: before it, the planner takes ledger and bills for small ones, and the next run takes nearly twice as long. */
async function vacuum({ db }: Ctx): Promise<void> {
  await sql`vacuum (analyze)`.execute(db)
}

/** A register of so many connections, and their readings of the first months. */
async function enter(given: Ctx, count: number, read: number): Promise<void> {
  // Readings of one moment are taken for rows of one file.
  const ctx = { ...given, now: new Date() }
  const [register, readings] = [join(folder, 'register.csv'), join(folder, 'readings.csv')]
  await writeRegister(register, count)
  await writeReadings(readings, count, read)
  const options = { apply: true, skipRefused: true, onRow: requireTaken }
  await importRegister(ctx, { ...options, batches: () => streamSpreadsheet(register) })
  await importReadings(ctx, { ...options, batches: () => streamSpreadsheet(readings) })
}

function requireTaken(row: ImportedRow): void {
  if (row.kind === 'refused') throw new Error(`line ${row.line}: ${row.reason}`)
}

/** Sita, who holds the first connection. */
async function addHolder(ctx: Ctx): Promise<void> {
  const { id, name, email } = cast.sita
  await addPerson(ctx, { id, nameEn: name.en, nameNe: name.ne, email, phone: null, language: 'ne' })
  await addCustomer(ctx, {
    customerNumber: '100000',
    personId: id,
    address: { en: 'Ward 1', ne: 'वडा नं. १' },
    ward: 1,
    tol: { en: '', ne: '' },
    customerType: 'residential',
    tapSize: '1/2',
    connectedOn: '2018-07-17',
  })
}

async function searched(ctx: Ctx): Promise<Searched[]> {
  const { id, name } = cast.sita
  const customer: Ctx<Customer> = { ...ctx, actor: { kind: 'customer', id, name: name.en, session: 0 } }
  const permissions = new Set<never>()
  const clerk: Ctx<Staff> = {
    ...ctx,
    actor: { kind: 'staff', id: 11, name: 'Ramesh', session: 0, permissions },
  }
  const page = { page: 1, limit: 25 }
  const found: [string, (turn: number) => Promise<unknown>][] = [
    ['console: number', (turn) => readConnections(clerk, { ...page, search: String(100_000 + (turn % small)) })],
    ['console: name', (turn) => readConnections(clerk, { ...page, search: `Sita Sharma ${(turn * 10) % small}` })],
    [
      'console: phone',
      (turn) => readConnections(clerk, { ...page, search: `98${String(turn % small).padStart(8, '0')}` }),
    ],
    ['portal: bills of a month', () => readOwnBills(customer, { ...page, search: firstMonth })],
  ]
  const results: Searched[] = []
  for (const [what, run] of found) {
    const times: number[] = []
    for (let turn = -3; turn < searches; turn += 1) {
      const started = performance.now()
      await run(turn + 3)
      if (turn >= 0) times.push(performance.now() - started)
    }
    results.push({ what, p50: median(times), p99: quantile(times, 0.99) })
  }
  return results
}

/** A run of the second month over all connections: its approval is timed, after its preview. */
async function measuredRun(ctx: Ctx): Promise<Pick<Measured, 'seconds' | 'early' | 'peak'>> {
  const run = await prepareRun(ctx, { period: addMonths(firstMonth, 1) })
  const started = performance.now()
  const samples: { at: number; mb: number }[] = []
  const sample = () => samples.push({ at: performance.now() - started, mb: process.memoryUsage.rss() / 1024 / 1024 })
  const timer = setInterval(sample, 50)
  const approved = await approveRun(ctx, run)
  clearInterval(timer)
  sample()
  if (approved.preview.bills !== connections)
    throw new Error(`${connections} connections: ${JSON.stringify(approved.preview)}`)
  const seconds = (performance.now() - started) / 1000
  const early = Math.max(...samples.filter(({ at }) => at <= seconds * 200).map(({ mb }) => mb), samples[0]!.mb)
  return { seconds, early, peak: Math.max(...samples.map(({ mb }) => mb)) }
}

/**
 * Approvals that are killed by SIGKILL, each in a process of its own; afterwards all bills are there or none. A month that is whole is
 * followed by the next one, whose readings are estimated.
 */
async function killed(ctx: Ctx, url: string, seconds: number): Promise<Pick<Measured, 'whole' | 'absent' | 'torn'>> {
  const ends = { whole: 0, absent: 0, torn: 0 }
  await changeBillingPolicy(ctx, { missingReading: 'estimated' })
  let period = addMonths(firstMonth, 2)
  let run = await prepareRun(ctx, { period })
  for (let turn = 0; turn < kills; turn += 1) {
    const child = fork('tests/approve-run.ts', [], { execArgv: [] })
    const exit = once(child, 'exit')
    await once(child, 'message')
    child.send({ url, run: run.id, now: new Date().toISOString() } satisfies Approval)
    await pause(Math.random() * seconds * 1_000)
    child.kill('SIGKILL')
    await exit
    const bills = await countBills(ctx, run.id)
    ends[bills === 0 ? 'absent' : bills === connections ? 'whole' : 'torn'] += 1
    if (bills === 0) continue
    period = addMonths(period, 1)
    run = await prepareRun(ctx, { period })
  }
  await approveRun(ctx, run)
  if ((await countBills(ctx, run.id)) !== connections) ends.torn += 1
  return ends
}

async function countBills({ db, org }: Ctx, runId: number): Promise<number> {
  const { count } = await db
    .selectFrom('bills')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orgId', '=', org.id)
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function report(before: readonly Searched[], after: readonly Searched[], measured: Measured): void {
  const { seconds, early, peak, torn } = measured
  const per = (seconds * 100_000) / connections
  reportFigure({ name: 'seconds of a run, for 100,000 connections', value: per, aim: aimSeconds, direction: 'at most' })
  reportFigure({ name: 'memory of the first fifth', value: peak / early, aim: aimMemory, direction: 'at most' })
  reportNone('runs that were killed and are neither whole nor absent', torn)
  for (const [place, { what, p50, p99 }] of after.entries()) {
    const of = before[place]!
    reportFigure({ name: `${what}, p50`, value: p50 / of.p50, aim: aimRatio, direction: 'at most' })
    reportFigure({ name: `${what}, p99`, value: p99 / of.p99, aim: aimRatio, direction: 'at most' })
  }
}

function ms(value: number): string {
  return value.toFixed(1)
}

function page(before: readonly Searched[], after: readonly Searched[], measured: Measured): string {
  const { seconds, early, peak, whole, absent, torn } = measured
  const rows = after.map(({ what, p50, p99 }, place) => {
    const of = before[place]!
    return `| ${what} | ${ms(of.p50)} | ${ms(p50)} | ${(p50 / of.p50).toFixed(2)} | ${ms(of.p99)} | ${ms(p99)} | ${(p99 / of.p99).toFixed(2)} |`
  })
  const n = connections.toLocaleString('en')
  return `# Billing of a month

Written by \`node bench/billing.ts\` on ${thisMachine()}, embedded PostgreSQL with fsync.

- The approval of a run of ${n} connections took ${seconds.toFixed(1)} s; memory of the process was ${early.toFixed(0)} MB in the first fifth and ${peak.toFixed(0)} MB at most.
- Approvals killed by SIGKILL at random moments: ${absent} left no bill, ${whole} had ended with all, ${torn} left some; the run that was killed last was approved afterwards, whole.

Searches, in ms: with ${small.toLocaleString('en')} connections and with ${n}.

| Search | p50 of 1,000 | p50 | ratio | p99 of 1,000 | p99 | ratio |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`
}

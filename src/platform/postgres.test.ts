// Embedded PostgreSQL: durability, exclusive use, leftover processes, versions and folders.

import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from './migrations.server.ts'
import { endStages, processesIn } from './postgres-folder.server.ts'
import { runningPostgres, startPostgres, type Postgres, type PostgresOptions } from './postgres.server.ts'
import { StartupProblem } from './startup-problem.server.ts'

const base = mkdtempSync(join(tmpdir(), 'khanepani-launcher-'))
chmodSync(base, 0o755)
const shared = folder('shared')

afterAll(() => rmSync(base, { recursive: true, force: true }))

test('rows survive a restart, the second start initialises nothing, and no network port is opened', async () => {
  const first = await start({ dataDir: shared })
  await query(first.url, 'create table stored (id int)')
  await query(first.url, 'insert into stored values (1)')
  expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }])
  await first.stop()
  expect(runningPostgres(shared)).toBeUndefined()
  const second = await start({ dataDir: shared })
  expect(await query(second.url, 'select id from stored')).toEqual([{ id: 1 }])
  await second.stop()
})

test('trigrams, case and word characters support Devanagari', async () => {
  const { url } = await start({ dataDir: shared })
  const [row] = await query(
    url,
    `select 'खानेपानी' ~ '^\\w+$' as word, lower('ÀB') as lower, 'क' < 'ख' collate "ne-x-icu" as sorted`,
  )
  expect(row).toEqual({ word: true, lower: 'àb', sorted: true })
  await query(url, 'create extension if not exists pg_trgm')
  expect(await query(url, `select similarity('बोलपत्र', 'बोलपत्र आह्वान') > 0.4 as similar`)).toEqual([{ similar: true }])
})

test('the connection of the product is no superuser: it reaches no file and no program of the machine', async () => {
  const { url } = await start({ dataDir: shared })
  expect(await query(url, 'select rolsuper, rolcreaterole from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false, rolcreaterole: false },
  ])
  for (const statement of [
    `select pg_read_file('/etc/passwd')`,
    `copy (select 1) to '/tmp/khanepani-written'`,
    `copy (select 1) to program 'true'`,
    'set role khanepani',
  ])
    await expect(query(url, statement), statement).rejects.toThrow(/permission denied/)
})

test('a database that an earlier version used as superuser is handed over as a whole', async () => {
  const dataDir = folder('first-version')
  const first = await start({ dataDir })
  const superuser = first.url.replace('khanepani_app@', 'khanepani@')
  await query(superuser, 'alter database khanepani owner to khanepani')
  await query(superuser, 'drop schema public cascade')
  await query(superuser, 'create schema public')
  await migrate({ url: superuser })
  await query(superuser, 'create view seen as select id from organisations')
  await first.stop()

  const { url } = await start({ dataDir })
  const left = await query(
    url,
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relowner = 'khanepani'::regrole and n.nspname in ('public', 'jobs') and c.relkind not in ('i', 'I')
     union all
     select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.proowner = 'khanepani'::regrole and n.nspname in ('public', 'jobs')
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  expect(left).toEqual([])
  expect(await migrate({ url })).toEqual([])
  await query(url, 'alter table organisations add column later text')
  await query(url, 'drop view seen')
  await query(url, 'create table jobs.later (id int)')
  await query(url, 'drop collation reading_order_en cascade')
})

test('a second instance on the same folder is refused with one message, and a command can join the first', async () => {
  const first = await start({ dataDir: shared })
  await refused(startPostgres({ dataDir: shared }), /^Another instance already runs on the data folder .+shared/)
  expect(runningPostgres(shared)).toBe(first.url)
})

test('after kill -9 during writes, PostgreSQL ends too and every acknowledged row exists', async () => {
  const dataDir = folder('killed')
  const acknowledged = await writeUntilKilled(dataDir, 300)
  await vi.waitFor(() => expect(runningPostgres(dataDir)).toBeUndefined(), 20_000)
  const { url } = await start({ dataDir })
  const [row] = await query(url, 'select count(*)::int as count, max(id)::int as highest from written')
  expect(row!['count']).toBe(row!['highest'])
  expect(row!['count']).toBeGreaterThanOrEqual(acknowledged)
})

test('an unresponsive PostgreSQL of an earlier run is ended, and every acknowledged row exists', async () => {
  const dataDir = folder('unresponsive')
  const acknowledged = await writeUntilKilled(dataDir, 100, () => process.kill(postmasterOf(dataDir), 'SIGSTOP'))
  const unresponsive = postmasterOf(dataDir)
  const logged: string[] = []
  const { url } = await start({ dataDir, stages, log: (line) => logged.push(line) })
  expect(isRunning(unresponsive)).toBe(false)
  expect(logged.filter((line) => line.includes('is sent'))).toEqual(
    ['SIGQUIT', 'SIGKILL'].map((signal) => `PostgreSQL in ${dataDir}/postgres does not stop; it is sent ${signal}.`),
  )
  const [row] = await query(url, 'select count(*)::int as count from written')
  expect(row!['count']).toBeGreaterThanOrEqual(acknowledged)
})

test('after a backend is killed under load, and the program during the recovery, the next start succeeds', async () => {
  const dataDir = folder('backend-killed')
  const acknowledged = await writeUntilKilled(dataDir, 100, async () => {
    process.kill(backendOf(dataDir), 'SIGKILL')
    // PostgreSQL 18 that is asked to stop in the middle of its recovery stays for ever.
    await wait(300)
  })
  const { url } = await start({ dataDir, stages })
  const [row] = await query(url, 'select count(*)::int as count from written')
  expect(row!['count']).toBeGreaterThanOrEqual(acknowledged)
}, 120_000)

test('stopping ends an unresponsive PostgreSQL', async () => {
  const dataDir = folder('stopped')
  const postgres = await start({ dataDir, throwAway: true, stages })
  process.kill(postmasterOf(dataDir), 'SIGSTOP')
  await postgres.stop()
  expect(runningPostgres(dataDir)).toBeUndefined()
})

test('a PostgreSQL that ends by itself is reported', async () => {
  const { died } = await start({ dataDir: shared })
  process.kill(postmasterOf(shared), 'SIGQUIT')
  expect(await died).toMatch(/^PostgreSQL ended/)
})

test('a folder of another version, of something else, or that cannot be a folder is refused with one message', async () => {
  const older = folder('older')
  mkdirSync(join(older, 'postgres'))
  writeFileSync(join(older, 'postgres/PG_VERSION'), '12\n')
  await refused(startPostgres({ dataDir: older }), /was made by PostgreSQL 12 and this program brings \d+/)
  rmSync(join(older, 'postgres/PG_VERSION'))
  await refused(startPostgres({ dataDir: older }), /is not a PostgreSQL data folder/)
  writeFileSync(join(base, 'file'), '')
  await refused(startPostgres({ dataDir: join(base, 'file') }), /cannot be read and written/)
  await refused(startPostgres({ dataDir: join(base, 'file/below') }), /cannot be read and written/)
})

test.runIf(mayActAsAnother())('a folder of another user is refused with one message', () => {
  const dataDir = folder('of-another')
  mkdirSync(join(dataDir, 'postgres'), { mode: 0o700 })
  chownSync(dataDir, 33, 33)
  const { stderr, status } = asAnother(starting(dataDir))
  expect(stderr.toString()).toBe(`The folder ${dataDir}/postgres belongs to another user; start as that user.\n`)
  expect(status).toBe(1)
})

test('an interrupted first start begins again, and leftover pid and lock files with another process’s id are harmless', async () => {
  const dataDir = folder('cut-off')
  mkdirSync(join(dataDir, 'postgres.new/base'), { recursive: true })
  const first = await start({ dataDir, throwAway: true })
  await first.stop()
  const another = folder('other')
  await start({ dataDir: another, throwAway: true })
  const stale = `${postmasterOf(another)}\n${dataDir}/postgres\n0\n5432\n${dataDir}/run\n\n`
  mkdirSync(join(dataDir, 'run'))
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), stale)
  writeFileSync(join(dataDir, 'run/.s.PGSQL.5432.lock'), stale)
  const second = await start({ dataDir, throwAway: true })
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false)
})

test('a path too long for a socket, below a folder closed to others, works as well', async () => {
  const closed = folder('closed')
  chmodSync(closed, 0o700)
  const { url } = await start({ dataDir: join(closed, 'a'.repeat(100)), throwAway: true })
  expect(new URL(url).searchParams.get('host')!.length).toBeLessThan(90)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

function folder(name: string): string {
  const path = join(base, name)
  mkdirSync(path)
  return path
}

async function start(options: PostgresOptions): Promise<Postgres> {
  const postgres = await startPostgres(options)
  onTestFinished(() => postgres.stop())
  return postgres
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows
}

async function refused(attempt: Promise<unknown>, message: RegExp): Promise<void> {
  const error = await attempt.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartupProblem)
  expect((error as Error).message).toMatch(message)
  expect((error as Error).message).not.toContain('\n')
}

/** Only root can, and only where the checkout is not below a folder closed to others. */
function mayActAsAnother(): boolean {
  const reading = [process.execPath, '-e', `require('node:fs').readFileSync('package.json')`]
  return process.getuid?.() === 0 && asAnother(reading).status === 0
}

function asAnother(command: string[]) {
  return spawnSync('setpriv', ['--reuid', '33', '--regid', '33', '--clear-groups', ...command])
}

/** The command line of a program that only starts PostgreSQL. */
function starting(dataDir: string): string[] {
  const program = `
    import { startPostgres } from '#platform/postgres.server.ts'
    import { runProgram } from '#platform/startup-problem.server.ts'
    await runProgram(async () => void (await startPostgres({ dataDir: ${JSON.stringify(dataDir)} })))`
  return [process.execPath, '--input-type=module', '-e', program]
}

/** Short waits between the signals. */
const stages = endStages.map(({ signal }) => ({ signal, waitMs: 500 }))

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

/** A process that serves a connection; PostgreSQL writes what each of its processes does into its title. */
function backendOf(dataDir: string): number {
  return processesIn(join(dataDir, 'postgres')).find((pid) => titleOf(pid).startsWith('postgres: khanepani'))!
}

function titleOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'latin1')
}

/** A process that has ended but that its parent has not waited for yet (state Z) does not run. */
function isRunning(pid: number): boolean {
  if (!existsSync(`/proc/${pid}/stat`)) return false
  return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}

/**
 * Another process starts PostgreSQL, writes row after row under load and prints each number once it is committed; after so
 * many rows `before` runs and it is killed.
 */
async function writeUntilKilled(dataDir: string, rows: number, before: () => unknown = () => {}): Promise<number> {
  const program = `
    import { Client } from 'pg'
    import { startPostgres } from '#platform/postgres.server.ts'
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    async function connect() {
      const client = new Client({ connectionString: url })
      client.on('error', () => {})
      await client.connect()
      return client
    }
    async function load() {
      const client = await connect()
      while (true) await client.query("insert into load select repeat('x', 1000) from generate_series(1, 200)")
    }
    const client = await connect()
    await client.query('create table written (id int primary key); create table load (text text)')
    for (let count = 0; count < 10; count++) load().catch(() => {})
    for (let id = 1; ; id++) {
      const lost = await client.query('insert into written values ($1)', [id]).then(() => false, () => true)
      if (lost) await new Promise((resolve) => setTimeout(resolve, 60_000))
      process.stdout.write(id + '\\n')
    }`
  const writer = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = 0
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged = Number(line)
    if (acknowledged === rows) void Promise.resolve(before()).then(() => writer.kill('SIGKILL'))
  }
  return acknowledged
}

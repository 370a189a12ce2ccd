// Faults of the environment: clock, temporary disk, slow and dead mail server, failed migration, missing key; what visitors see and what is lost.
// Run: node bench/environment-faults.ts (as root, with Debian's faketime; writes the second table of bench/faults.md)

import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type QueryResultRow } from 'pg'
import { apiBase } from '#platform/api-base.ts'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { migrate, migrationsFolder } from '#platform/migrations.server.ts'
import { runningPostgres } from '#platform/postgres.server.ts'
import { command } from '#tests/product.ts'
import { startVisitors } from './fault-load.ts'
import { environmentHeading, measureFault, tableOf, type Fault, type FaultRow } from './fault-table.ts'
import { reportNone } from './figures.ts'
import { openPeople } from './people.ts'
import { exited, freePort, startProduct, type RunningProduct } from './process.ts'
import { fill, free, mountSmall } from './small-disk.ts'
import { startSwitchedMailServer } from '#tests/switched-mail-server.ts'

const type = 'no-water'
const folder = await mkdtemp(join(tmpdir(), 'khanepani-environment-'))
chmodSync(folder, 0o755)
const dataDir = join(folder, 'data')
const temporary = join(folder, 'tmp')
const mounted = mountSmall(temporary, 16, '1777')
const mail = await startSwitchedMailServer(await freePort())
const port = await freePort()
const settings = {
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  TMPDIR: temporary,
  DEMONSTRATION: 'no',
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  PORT: String(port),
  SMTP_URL: mail.url,
}
/** Ten complaints that are erased as soon as a run under the wrong clock takes their last day for past. */
const announceErasure = `update complaints set erasure_announced_at = now() - interval '2 days'
                          where id in (select id from complaints order by id limit 10)`
const rows: FaultRow[] = []
const codes: string[] = []

try {
  await command(
    ['organisation', 'add', '--id', '1', '--host', 'one.test', '--name-en', 'Water One', '--name-ne', 'पानी एक'],
    settings,
  )
  await whileRunning()
  await restarted('clock three years ahead at the start', faketime('+1100d'), eraseUnderThisClock)
  await restarted('clock in January 2006 at the start', faketime('@2006-01-01 00:00:00'), eraseUnderThisClock)
  if (mounted) await restarted('disk for temporary files full at the start', {}, undefined, temporary)
  await withoutKey()
  await writeTable()
} finally {
  await mail.close()
  if (mounted) execFileSync('umount', ['-l', mounted])
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
}

/** Faults that begin and end while the product runs. */
async function whileRunning(): Promise<void> {
  const product = await startProduct({ ...process.env, ...settings })
  const visitors = startVisitors(port, type)
  await visitors.recoveredAfter(performance.now())
  const faults: Fault[] = [
    { name: 'mail server answers after 20 s', begin: () => mail.become('slow'), lastsMs: 30_000 },
    {
      name: 'mail server refuses connections',
      begin: () => mail.become('dead'),
      end: () => mail.become('quick'),
      more: afterEveryMail,
    },
    failingMigration(),
  ]
  if (mounted)
    faults.push({
      name: 'disk for temporary files full',
      begin: () => fill(temporary),
      end: () => free(temporary),
    })
  for (const fault of faults) rows.push(await measureFault(fault, product, visitors))
  await visitors.stop()
  codes.push(...visitors.codes)
  await query(announceErasure)
  await stop(product)
}

/** Waits until no mail is left to send, and counts those that the server accepted. */
async function afterEveryMail(): Promise<string> {
  const from = performance.now()
  const unsent =
    'select count(*)::int as count from outbox where sent_at is null and given_up_at is null and queued_at < $1'
  const until = new Date()
  while ((await query<{ count: number }>(unsent, [until]))[0]!.count > 0 && performance.now() < from + 300_000)
    await pause(500)
  const seconds = Math.round((performance.now() - from) / 1000)
  const [left] = await query<{ count: number }>(unsent, [until])
  return `every mail of both faults accepted ${seconds} s later, ${mail.twice()} twice, ${left!.count} left`
}

function failingMigration(): Fault {
  let refusal = ''
  let isLeft = false
  return {
    name: 'a migration fails after another of the same upgrade',
    lastsMs: 2_000,
    begin: async () => {
      const migrations = join(folder, 'migrations')
      cpSync(migrationsFolder(), migrations, { recursive: true })
      writeFileSync(join(migrations, '9998-adds-a-table.sql'), 'create table added_by_9998 (id integer);\n')
      writeFileSync(join(migrations, '9999-fails.sql'), 'select 1 / 0;\n')
      refusal = await migrate({ url: runningPostgres(dataDir)!, folder: migrations }).then(
        () => 'nothing was refused',
        (error: Error) => error.message,
      )
      isLeft = (await query<{ at: string | null }>(`select to_regclass('added_by_9998') as at`))[0]!.at !== null
    },
    more: () => `"${refusal}"; the table of the first one is ${isLeft ? 'there' : 'not there'}`,
  }
}

/** The product started in this environment, used and stopped, and started again as usual. */
async function restarted(
  name: string,
  environment: Record<string, string>,
  meanwhile: ((environment: Record<string, string>) => Promise<string>) | undefined,
  filled?: string,
): Promise<void> {
  const before = await stored()
  if (filled) await fill(filled)
  const from = performance.now()
  const wrong = await startProduct({ ...process.env, ...settings, ...environment }).catch((error: Error) => error)
  const during = startVisitors(port, type)
  if (!(wrong instanceof Error)) await during.recoveredAfter(performance.now())
  const found = wrong instanceof Error ? wrong.message.trim() : ((await meanwhile?.(environment)) ?? 'it starts')
  await during.stop()
  if (!(wrong instanceof Error)) await stop(wrong)
  codes.push(...during.codes)
  const until = performance.now()
  if (filled) free(filled)
  const product = await startProduct({ ...process.env, ...settings })
  const visitors = startVisitors(port, type)
  const after = await visitors.recoveredAfter(until)
  await visitors.stop()
  codes.push(...visitors.codes)
  const expected = before + during.codes.length + visitors.codes.length
  const seen = wrong instanceof Error ? 'no start' : during.between(from, until)
  addRow({ fault: name, seen, after, more: `${found}; complaints ${await stored()} of ${expected}` })
  await stop(product)
}

/** Runs the erasure of what is due by this clock, and says what the product thinks of it. */
async function eraseUnderThisClock(environment: Record<string, string>): Promise<string> {
  const at = { ...settings, ...environment }
  for (const job of ['erase-complaints', 'erase-applications']) await command(['jobs', 'run', job], at)
  await pause(8_000)
  const [line = ''] = (await command(['jobs', 'list'], at)).split('\n').filter((one) => one.startsWith('clock:'))
  return `"${line}"`
}

/** The key of the installation moved away while the product is stopped. */
async function withoutKey(): Promise<void> {
  const product = await startProduct({ ...process.env, ...settings })
  const database = openDatabase(runningPostgres(dataDir)!, { pool: 1 })
  const token = await (await openPeople(dataDir, database, ['editor'], 1))('editor')
  await closeDatabase(database)
  await stop(product)
  const [key, away] = [join(dataDir, 'token.key'), join(folder, 'token.key')]
  renameSync(key, away)
  const refusal = await startProduct({ ...process.env, ...settings }).then(stopped, (error: Error) =>
    error.message.trim(),
  )
  renameSync(away, key)
  const from = performance.now()
  const again = await startProduct({ ...process.env, ...settings })
  const visitors = startVisitors(port, type)
  const after = await visitors.recoveredAfter(from)
  await visitors.stop()
  codes.push(...visitors.codes)
  const me = await fetch(`http://127.0.0.1:${port}${apiBase}/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  })
  addRow({
    fault: 'key missing at the start, and put back',
    seen: `no start: "${refusal.replaceAll(dataDir, 'DATA_DIR')}"`,
    after,
    more: `a session opened before answers ${me.status}`,
  })
  await stop(again)
}

async function stopped(product: RunningProduct): Promise<string> {
  await stop(product)
  return 'it started with a new key'
}

async function stop(product: RunningProduct): Promise<void> {
  product.child.kill('SIGTERM')
  await exited(product)
}

/** The number of complaints; a stopped product is started to read it. */
async function stored(): Promise<number> {
  const url = runningPostgres(dataDir)
  const product = url ? undefined : await startProduct({ ...process.env, ...settings })
  const [{ count }] = (await query<{ count: number }>('select count(*)::int as count from complaints')) as [
    { count: number },
  ]
  if (product) await stop(product)
  return count
}

async function query<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: runningPostgres(dataDir)! })
  await client.connect()
  const { rows: found } = await client.query<Row>(text, values)
  await client.end()
  return found
}

function faketime(time: string): Record<string, string> {
  const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
  return { LD_PRELOAD: library, FAKETIME: time, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
}

function addRow(row: FaultRow): void {
  rows.push(row)
  process.stdout.write(`${JSON.stringify(row)}\n`)
}

async function writeTable(): Promise<void> {
  const product = await startProduct({ ...process.env, ...settings })
  const found = await query<{ code: string }>('select code from complaints where code = any($1)', [codes])
  await stop(product)
  const before = readFileSync('bench/faults.md', 'utf8').split(environmentHeading)[0]!
  const head = `Written by \`node bench/environment-faults.ts\` on the same machine, with the embedded database. The clock is set with faketime for the product and
its database, ten complaints are announced for erasure, the erasure of due records is run under it, and the product is started again with the right clock.

**Data: ${codes.length - found.length} of ${codes.length} acknowledged complaints lost over all of them.**
`
  writeFileSync('bench/faults.md', `${before.trimEnd()}\n\n${environmentHeading}\n\n${head}\n${tableOf(rows)}`)
  reportNone('acknowledged complaints lost', codes.length - found.length)
}

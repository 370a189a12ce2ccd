// Point-in-time recovery of an outside PostgreSQL: archive, base backup, an accident, and the database as it was before it.
// Run: node bench/recovery.ts          (as root, needs Debian's postgresql; writes bench/recovery.md)

import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { command, freePort, product } from '#tests/product.ts'
import { buildWhenStale } from '#tools/build.ts'
import { log } from './built-product.ts'
import { startVisitors } from './fault-load.ts'
import { reportFigure, reportNone } from './figures.ts'
import { thisMachine } from './own-database.ts'

const binaries = '/usr/lib/postgresql/15/bin'
if (!existsSync(binaries)) throw new Error(`This measurement needs ${binaries} (Debian: postgresql)`)
const loadMs = 8_000

await buildWhenStale(log)
const folder = await mkdtemp(join(tmpdir(), 'khanepani-recovery-'))
chmodSync(folder, 0o755)
const port = await freePort()
const visitorPort = await freePort()
const shown: string[] = []
const settings = {
  PORT: String(visitorPort),
  HOST: '127.0.0.1',
  TRUSTED_PROXIES: '1',
  DATABASE_URL: `postgres://khanepani@127.0.0.1:${port}/khanepani`,
  DATA_DIR: join(folder, 'product'),
}
for (const name of ['work', 'archive']) mkdirSync(join(folder, name))
await promisify(execFile)('chown', ['-R', 'postgres', join(folder, 'work'), join(folder, 'archive')])
let cluster = 'main'

try {
  await prepare()
  const first = await serve()
  await step(`pg_basebackup -h 127.0.0.1 -p ${port} -U postgres -D ${at('base')} --checkpoint=fast`)
  await step(`pg_verifybackup ${at('base')}`)
  const before = await complaintsOf(loadMs)
  await pause(1500)
  const moment = await ask('select now()::text as value')
  await pause(1500)
  await ask('delete from complaints')
  shown.push(`-- the accident, after ${moment}`, 'khanepani=> delete from complaints;')
  const after = await complaintsOf(loadMs)
  await step(`psql -h 127.0.0.1 -p ${port} -U postgres -Atc "select pg_walfile_name(pg_switch_wal())"`)
  await pause(2000)
  await stopProduct(first)
  await stopCluster()
  const began = performance.now()
  await restore(moment)
  const recoveredMs = performance.now() - began
  const second = await serve()
  const stored = new Set((await ask(`select string_agg(code, ' ') as value from complaints`)).split(' '))
  const written = await complaintsOf(3_000)
  await stopProduct(second)
  await stopCluster()
  const missing = before.filter((code) => !stored.has(code)).length
  const left = after.filter((code) => stored.has(code)).length
  reportNone('complaints from before the moment that are missing', missing)
  reportNone('complaints from after the moment that are there', left)
  reportFigure({
    name: 'complaints taken by the recovered database',
    value: written.length,
    aim: 1,
    direction: 'at least',
  })
  await writeFile('bench/recovery.md', page({ before, after, missing, left, written, recoveredMs, moment }))
} finally {
  await stopCluster().catch(() => {})
  await rm(folder, { recursive: true, force: true })
}

/** A cluster with an archive, and an organisation in it. */
async function prepare(): Promise<void> {
  await run(`initdb -D ${at('main')} -U postgres --auth=trust --data-checksums --encoding=UTF8 --locale=C.UTF-8`)
  await appendFile(
    join(folder, 'work/main/postgresql.conf'),
    `port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${at('')}'
archive_mode = on
archive_command = 'test ! -f ${join(folder, 'archive')}/%f && cp %p ${join(folder, 'archive')}/%f'
archive_timeout = 60
log_timezone = 'UTC'
`,
  )
  await startCluster()
  await run(
    `psql -h 127.0.0.1 -p ${port} -U postgres -c "create role khanepani login" -c "create database khanepani owner khanepani"`,
  )
  const names = ['--name-en', 'Water One', '--name-ne', 'पानी एक']
  await command(['organisation', 'add', '--id', '1', '--host', 'one.test', ...names], settings)
}

async function restore(moment: string): Promise<void> {
  cluster = 'restored'
  await step(`cp -a ${at('base')} ${at('restored')}`)
  const lines = [
    `restore_command = 'cp ${join(folder, 'archive')}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    `recovery_target_action = 'promote'`,
  ]
  for (const line of lines) await step(`echo "${line}" >> ${at('restored/postgresql.auto.conf')}`)
  await step(`touch ${at('restored/recovery.signal')}`)
  await startCluster()
  while ((await ask('select pg_is_in_recovery()::text as value')) === 'true') await pause(200)
  const written = (await readFile(join(folder, 'work/restored.log'), 'utf8')).split('\n')
  const telling = written.filter((line) =>
    /point-in-time|recovery stopping|last completed|archive recovery complete|consistent recovery/.test(line),
  )
  shown.push(...telling.map((line) => line.replace(/^.*? LOG:\s+/, 'LOG:  ')))
}

async function serve() {
  const serving = product(settings)
  await serving.waitForOutput('Ready in')
  return serving
}

async function stopProduct({ child, ended }: ReturnType<typeof product>): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

/** Codes that visitors were given. */
async function complaintsOf(ms: number): Promise<string[]> {
  const visitors = startVisitors(visitorPort, 'no-water')
  await pause(ms)
  await visitors.stop()
  return visitors.codes
}

function startCluster(): Promise<string> {
  return step(`pg_ctl -D ${at(cluster)} -l ${at(`${cluster}.log`)} -w start`)
}

function stopCluster(): Promise<string> {
  return run(`pg_ctl -D ${at(cluster)} -m fast -w stop`)
}

/** A command of the operator, shown with what it printed. */
async function step(line: string): Promise<string> {
  const printed = await run(line)
  shown.push(
    `$ ${line}`,
    ...printed
      .trim()
      .split('\n')
      .filter((each) => each !== '' && !/^(waiting for|\.)/.test(each)),
  )
  return printed
}

async function run(line: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    '/usr/sbin/runuser',
    ['-u', 'postgres', '--', 'bash', '-c', line],
    {
      cwd: join(folder, 'work'),
      env: { PATH: `${binaries}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8' },
    },
  )
  return stdout + stderr
}

async function ask(statement: string): Promise<string> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'khanepani' })
  await client.connect()
  try {
    return (await client.query<{ value: string }>(statement)).rows[0]?.value ?? ''
  } finally {
    await client.end()
  }
}

function at(name: string): string {
  return join(folder, 'work', name)
}

type Result = {
  before: string[]
  after: string[]
  missing: number
  left: number
  written: string[]
  recoveredMs: number
  moment: string
}

function page({ before, after, missing, left, written, recoveredMs, moment }: Result): string {
  const text = shown
    .join('\n')
    .replaceAll(`${join(folder, 'work')}/`, '')
    .replaceAll(join(folder, 'archive'), '/archive')
    .replaceAll(String(port), '5432')
  return `# Point-in-time recovery of an outside PostgreSQL

Written by \`node bench/recovery.ts\` on ${thisMachine()}: PostgreSQL 15 of Debian with an archive, the product on it, and visitors who send complaints with a photograph. After the base
backup ${before.length} complaints were acknowledged until ${moment}; then all were deleted, and ${after.length} more were acknowledged. The database was restored to that moment in ${(recoveredMs / 1000).toFixed(1)} s and the
product started on it: of the ${before.length}, **${missing} are missing**; of the ${after.length} after the accident ${left} are there; ${written.length} new ones were taken at once.

The settings of the cluster were

\`\`\`ini
archive_mode = on
archive_command = 'test ! -f /archive/%f && cp %p /archive/%f'
archive_timeout = 60
\`\`\`

and these are the commands and what they printed, as the user of PostgreSQL in the folder of the clusters:

\`\`\`
${text}
\`\`\`
`
}

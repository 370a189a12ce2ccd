// A real PostgreSQL with a streaming replica, both of the embedded programs, for tests.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { migrate } from '#platform/migrations.server.ts'
import { postgresBinaries } from '#platform/postgres-binaries.server.ts'
import { administrator } from '#platform/postgres-role.server.ts'
import { runnerOf, type Runner } from '#platform/postgres-runner.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'

export type ReplicatedDatabase = Awaited<ReturnType<typeof startReplicated>>

/** `folder` is short, because sockets are in it. Both servers end with `stop`. */
export async function startReplicated(folder: string) {
  const primary = await startPostgres({ dataDir: join(folder, 'p') })
  await migrate({ url: primary.url })
  const data = join(folder, 'r/postgres')
  const runner = runnerOf(folder, postgresBinaries().folder)
  runner.makeOwnFolder(join(folder, 'r'))
  chmodSync(join(folder, 'r'), 0o711)
  await copyWhileRunning(asAdministrator(primary.url), { from: join(folder, 'p/postgres'), to: data, runner })
  const url = withHost(primary.url, join(folder, 'r'))
  let child = await launch(runner, data, url)

  async function stopReplica(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGINT')
    await once(child, 'close')
  }

  return {
    primaryUrl: primary.url,
    replicaUrl: url,
    /** Runs SQL on the replica as its superuser. */
    onReplica: (statement: string) => runOn(asAdministrator(url), (client) => client.query(statement)),
    async killReplica(): Promise<void> {
      child.kill('SIGKILL')
      await once(child, 'close')
    },
    async startReplica(): Promise<void> {
      rmSync(join(data, 'postmaster.pid'), { force: true })
      child = await launch(runner, data, url)
    },
    async stop(): Promise<void> {
      await stopReplica()
      await primary.stop()
    },
  }
}

type Copy = { from: string; to: string; runner: Runner }

/** A base backup by the functions of PostgreSQL, as pg_basebackup takes one, which the embedded programs lack. */
async function copyWhileRunning(url: string, { from, to, runner }: Copy): Promise<void> {
  const label = await runOn(url, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`)
    const [code] = (await once(runner.run('/bin/cp', ['-r', from, to]), 'close')) as [number]
    if (code !== 0) throw new Error(`The data folder was not copied: ${code}`)
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    return rows[0]!.labelfile
  })
  rmSync(join(to, 'postmaster.pid'))
  for (const name of readdirSync(join(to, 'pg_wal'))) if (/^[0-9A-F]{24}$/.test(name)) rmSync(join(to, 'pg_wal', name))
  const source = new URL(url).searchParams
  appendFileSync(
    join(to, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${source.get('host')} port=${source.get('port')} user=${administrator}'\n`,
  )
  for (const [name, content] of [
    ['backup_label', label],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(join(to, name), content)
    chmodSync(join(to, name), 0o666)
  }
}

async function launch(runner: Runner, data: string, url: string): Promise<ChildProcess> {
  const folder = new URL(url).searchParams.get('host')!
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    dynamic_shared_memory_type: 'mmap',
    max_standby_streaming_delay: '-1',
  }
  const chosen = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = runner.run(join(postgresBinaries().folder, 'bin/postgres'), ['-D', data, ...chosen])
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (true) {
    if (child.exitCode !== null) throw new Error(`The replica ended: ${output}`)
    const answered = await runOn(url, () => Promise.resolve(true)).catch(() => false)
    if (answered) return child
    await pause(50)
  }
}

function withHost(url: string, folder: string): string {
  const other = new URL(url)
  other.searchParams.set('host', folder)
  return other.href
}

function asAdministrator(url: string): string {
  const other = new URL(url)
  other.username = administrator
  return other.href
}

async function runOn<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

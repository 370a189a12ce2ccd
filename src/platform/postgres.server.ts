// Embedded PostgreSQL: private folder, Unix socket, start and stop.

import type { ChildProcess } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { postgresBinaries, type PostgresBinaries } from './postgres-binaries.server.ts'
import {
  claimFolder,
  endInStages,
  endLeftovers,
  endStages,
  makeFolder,
  makeSocketFolder,
  patienceMs,
  processesIn,
  readIfThere,
  refuseOtherVersion,
  type EndStages,
} from './postgres-folder.server.ts'
import { runnerOf, type Runner } from './postgres-runner.server.ts'
import { administrator, applicationRole, databaseName, prepareDatabase } from './postgres-role.server.ts'
import { StartupProblem } from './startup-problem.server.ts'

export type Postgres = {
  /** The connection string of the product's database, as a role that owns it and is no superuser. */
  url: string
  /** Resolves with a message when PostgreSQL ends without a call of `stop`. */
  died: Promise<string>
  /** Closes every connection and waits until everything is on disk. May be called twice. */
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** The product's data folder; PostgreSQL uses `postgres` below it. */
  dataDir: string
  /** Receives PostgreSQL's own warnings and errors, and a line when starting takes long. */
  log?: (line: string) => void
  /** For tests: faster, and not safe against a power cut. */
  throwAway?: boolean
  /** Signals and waits when stopping; tests wait less. */
  stages?: EndStages
}

const port = 5432

/**
 * Starts the embedded PostgreSQL and waits until it accepts connections. Throws a `StartupProblem` when the folder is unreadable,
 * in use by another instance, or of another major version. PostgreSQL also stops when this process is killed.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, log = ignore, throwAway = false, stages = endStages } = options
  const binaries = postgresBinaries()
  makeFolder(dataDir)
  const release = await claimFolder(dataDir)
  try {
    const runner = runnerOf(dataDir, binaries.folder)
    const data = join(dataDir, 'postgres')
    if (existsSync(data)) {
      refuseOtherVersion(data, binaries.major)
      await endLeftovers(data, stages, log)
    } else {
      await initialise(binaries, runner, data, throwAway)
    }
    return await launch({ binaries, runner, data, throwAway, stages, log, release })
  } catch (error) {
    release()
    throw error
  }
}

/** The connection string of the instance that already runs on this data folder, or undefined. For commands run next to a server. */
export function runningPostgres(dataDir: string): string | undefined {
  const data = join(dataDir, 'postgres')
  const socketFolder = readIfThere(join(data, 'postmaster.pid'))?.split('\n')[4]
  return socketFolder && processesIn(data).length > 0 ? urlOf(socketFolder, databaseName) : undefined
}

type Launch = {
  binaries: PostgresBinaries
  runner: Runner
  data: string
  throwAway: boolean
  stages: EndStages
  log: (line: string) => void
  release: () => void
}

async function launch({ binaries, runner, data, throwAway, stages, log, release }: Launch): Promise<Postgres> {
  const socket = makeSocketFolder(data, runner)
  const child = runner.run(join(binaries.folder, 'bin/postgres'), ['-D', data, ...settings(socket.folder, throwAway)])
  const output = follow(child, log)
  let stopping = false
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      socket.remove()
      release()
      resolve()
    })
  })
  const stop = async () => {
    stopping = true
    // setpriv becomes the program it starts, so the child is the postmaster itself.
    await endInStages(data, child.pid, stages, log)
    child.kill('SIGKILL')
    await ended
  }
  const died = ended.then(() => (stopping ? new Promise<string>(() => {}) : `PostgreSQL ended: ${output.last()}`))
  try {
    const administratorUrl = (database: string) => urlOf(socket.folder, database, administrator)
    await Promise.race([waitForConnection(administratorUrl('postgres')), died.then(problem)])
    await prepareDatabase(administratorUrl, throwAway)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: urlOf(socket.folder, databaseName), died, stop }
}

function settings(socketFolder: string, throwAway: boolean): string[] {
  const always = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: String(port),
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // A container's /dev/shm is often too small for a parallel query.
    dynamic_shared_memory_type: 'mmap',
    // Compiling costs more than it saves on the short queries of a website.
    jit: 'off',
    max_connections: throwAway ? '300' : '100',
  }
  const unsafe = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    shared_buffers: '64MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '256MB',
  }
  const chosen = Object.entries(throwAway ? { ...always, ...unsafe } : always)
  return chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Created under another name and renamed, so that an interruption leaves no incomplete folder. */
async function initialise(binaries: PostgresBinaries, runner: Runner, data: string, throwAway: boolean): Promise<void> {
  const draft = `${data}.new`
  rmSync(draft, { recursive: true, force: true })
  runner.makeOwnFolder(draft)
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const options = ['-D', draft, '-U', administrator, '--auth=trust', ...locale, ...(throwAway ? ['--no-sync'] : [])]
  const child = runner.run(join(binaries.folder, 'bin/initdb'), options)
  const output = follow(child, ignore)
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new StartupProblem(`PostgreSQL could not make its data folder ${data}: ${output.last()}`)
  renameSync(draft, data)
  const above = openSync(dirname(data), 'r')
  fsyncSync(above)
  closeSync(above)
}

async function waitForConnection(url: string): Promise<void> {
  const deadline = Date.now() + patienceMs * 3
  while (true) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', ignore)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw new StartupProblem(`PostgreSQL does not answer: ${String(error)}`)
      await pause(20)
    }
  }
}

function follow(child: ChildProcess, log: (line: string) => void): { last(): string } {
  let last = 'no reason given'
  const take = (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) {
      if (/FATAL|PANIC|ERROR|error:|setpriv:/.test(line)) last = line.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '')
      if (/(WARNING|ERROR|FATAL|PANIC):/.test(line) && !/is starting up$|not yet accepting connections$/.test(line))
        log(line)
    }
  }
  child.once('error', (error) => (last = error.message))
  child.stdout?.on('data', take)
  child.stderr?.on('data', take)
  return { last: () => last }
}

function urlOf(socketFolder: string, database: string, role = applicationRole): string {
  return `postgres://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}&port=${port}`
}

function problem(message: string): never {
  throw new StartupProblem(message)
}

function ignore(): void {}

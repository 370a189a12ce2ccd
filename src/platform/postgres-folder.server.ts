// Data folder of the embedded PostgreSQL: permissions, exclusive claim, version and leftover processes.

import {
  accessSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Runner } from './postgres-runner.server.ts'
import { StartupProblem } from './startup-problem.server.ts'

/** The time a stopping process is given. */
export const patienceMs = 20_000

/** Creates the data folder, closed to other users, and verifies that it can be written. */
export function makeFolder(folder: string): void {
  const probe = join(folder, '.writable')
  try {
    mkdirSync(folder, { recursive: true, mode: ownerOnly() })
    writeFileSync(probe, '', { mode: 0o600 })
    rmSync(probe)
    closeToOthers(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupProblem(
      `The data folder ${folder} cannot be read and written (${code}); set DATA_DIR to one that can.`,
    )
  }
}

/** Root's PostgreSQL runs as nobody and has to traverse the folder; it cannot list it, and its contents are closed. */
function ownerOnly(): number {
  return process.getuid?.() === 0 ? 0o711 : 0o700
}

/** Folders of earlier versions were open to everybody. One that its owner has opened to a group only is unchanged. */
function closeToOthers(folder: string): void {
  const { mode, uid } = statSync(folder)
  if (uid === process.getuid?.() && (mode & 0o006) !== 0) chmodSync(folder, ownerOnly())
}

/**
 * Claims the folder for this process and returns the release. The claim is a name in Linux's abstract socket space made
 * of the folder's device and inode: the kernel drops it with the process, so kill -9 leaves no stale lock.
 */
export function claimFolder(folder: string): Promise<() => void> {
  const { dev, ino } = statSync(folder)
  const claim = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    claim.once('error', () => {
      reject(
        new StartupProblem(
          `Another instance already runs on the data folder ${folder}; stop it or set another DATA_DIR.`,
        ),
      )
    })
    claim.listen(`\0khanepani-${dev}-${ino}`, () => {
      claim.unref()
      resolve(() => void claim.close())
    })
  })
}

/** The processes whose working directory this is; it is that of every PostgreSQL process. */
export function processesIn(folder: string): number[] {
  const real = realFolder(folder)
  if (real === undefined) return []
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return numbers.filter((number) => workingFolder(number) === real).map(Number)
}

/**
 * A folder for the socket: beside the data where the address fits into 107 bytes, a temporary one where it does not.
 * The caller holds the data folder's claim, so existing files are leftovers; after kill -9 the lock has a process
 * id that another program may have by now, and PostgreSQL would refuse to start.
 */
export function makeSocketFolder(data: string, runner: Runner): { folder: string; remove(): void } {
  const beside = join(dirname(data), 'run')
  const folder = fits(beside)
    ? beside
    : mkdtempSync(join(fits(`${tmpdir()}/khanepani-123456`) ? tmpdir() : '/tmp', 'khanepani-'))
  if (folder === beside) rmSync(folder, { recursive: true, force: true })
  runner.makeOwnFolder(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432.lock')) <= 107
}

function realFolder(folder: string): string | undefined {
  try {
    return realpathSync(folder)
  } catch {
    return undefined
  }
}

function workingFolder(process: string): string | undefined {
  try {
    return readlinkSync(`/proc/${process}/cwd`)
  } catch {
    return undefined
  }
}

/** Throws unless PostgreSQL of this major version made the folder. */
export function refuseOtherVersion(data: string, major: string): void {
  const found = readIfThere(join(data, 'PG_VERSION'))?.trim()
  if (found === major) return
  if (!isReadable(data)) throw new StartupProblem(`The folder ${data} belongs to another user; start as that user.`)
  if (found === undefined) throw new StartupProblem(`The folder ${data} is not a PostgreSQL data folder.`)
  throw new StartupProblem(
    `The folder ${data} was made by PostgreSQL ${found} and this program brings ${major}; start the version of this program that made it, or restore a backup into an empty DATA_DIR.`,
  )
}

/**
 * Ends PostgreSQL processes of an earlier run in the folder. The caller holds the folder's claim, so they are
 * leftovers, and committed data survives every signal. Once no process is left, the pid file is removed, because another
 * program may have its process id.
 */
export async function endLeftovers(data: string, stages: EndStages, log: (line: string) => void): Promise<void> {
  const pidFile = join(data, 'postmaster.pid')
  const leftovers = processesIn(data)
  if (leftovers.length > 0) log(`PostgreSQL of an earlier run is still stopping in ${data}; waiting for it.`)
  const postmaster = Number(readIfThere(pidFile)?.split('\n')[0])
  await endInStages(data, leftovers.includes(postmaster) ? postmaster : undefined, stages, log)
  const [left] = processesIn(data)
  if (left !== undefined)
    throw new StartupProblem(`PostgreSQL of an earlier run (process ${left}) still uses ${data}; end it first.`)
  rmSync(pidFile, { force: true })
}

/** The wait after each signal: fast shutdown, immediate shutdown, kill of every process. */
export type EndStages = readonly { signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'; waitMs: number }[]

export const endStages: EndStages = [
  { signal: 'SIGINT', waitMs: patienceMs },
  { signal: 'SIGQUIT', waitMs: 5000 },
  { signal: 'SIGKILL', waitMs: 5000 },
]

/** Sends each signal in turn until no process works in the folder. SIGKILL goes to all: without a postmaster nothing else ends them. */
export async function endInStages(
  data: string,
  postmaster: number | undefined,
  stages: EndStages,
  log: (line: string) => void,
): Promise<void> {
  for (const { signal, waitMs } of stages) {
    const left = processesIn(data)
    if (left.length === 0) return
    if (signal !== 'SIGINT') log(`PostgreSQL in ${data} does not stop; it is sent ${signal}.`)
    for (const process of signal === 'SIGKILL' ? left : left.filter((each) => each === postmaster))
      send(process, signal)
    await until(() => processesIn(data).length === 0, waitMs)
  }
}

async function until(done: () => boolean, maxMs: number): Promise<void> {
  const deadline = performance.now() + maxMs
  while (!done() && performance.now() < deadline) await pause(50)
}

function send(number: number, signal: NodeJS.Signals): void {
  try {
    process.kill(number, signal)
  } catch (error) {
    // It has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The text of a file, or undefined. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function isReadable(path: string): boolean {
  try {
    accessSync(join(path, 'PG_VERSION'))
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EACCES'
  }
}

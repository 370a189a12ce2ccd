// User and process setup of the embedded PostgreSQL, which refuses root and must end with this process.

import { spawn, type ChildProcess } from 'node:child_process'
import { accessSync, chownSync, constants, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupProblem } from './startup-problem.server.ts'

export type Runner = {
  run(program: string, options: string[]): ChildProcess
  /** Makes a folder that only PostgreSQL's user may enter. */
  makeOwnFolder(folder: string): void
}

/** The user `nobody`: initdb needs one with a name, and this one exists everywhere. */
const nobodyUid = 65_534

/**
 * An ordinary user runs PostgreSQL as itself; root runs it as `nobody`, which must be able to reach the given folders.
 * Both go through `setpriv --pdeathsig INT` where it exists, so that even kill -9 of this process stops PostgreSQL.
 */
export function runnerOf(...folders: string[]): Runner {
  const setpriv = findProgram('setpriv')
  if (process.getuid?.() !== 0) return { run: runThrough(setpriv, []), makeOwnFolder: makePrivate }
  if (!setpriv) {
    throw new StartupProblem(
      'PostgreSQL cannot run as root and there is no setpriv (package util-linux) to run it as nobody.',
    )
  }
  const user = ['--reuid', String(nobodyUid), '--regid', String(nobodyUid), '--clear-groups']
  const closed = folders.map(closedFolderAbove).find(Boolean)
  return {
    run: runThrough(setpriv, closed ? [...user, ...traversalOptions(closed)] : user),
    makeOwnFolder(folder) {
      makePrivate(folder)
      chownSync(folder, nobodyUid, nobodyUid)
    },
  }
}

/** Its own session: Ctrl-C reaches only this process, which stops PostgreSQL after the last request. */
function runThrough(setpriv: string | undefined, options: string[]): Runner['run'] {
  const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
  return (program, programOptions) => {
    const [command, ...rest] = [
      ...(setpriv ? [setpriv, ...options, '--pdeathsig', 'INT'] : []),
      program,
      ...programOptions,
    ]
    return spawn(command!, rest, { cwd: '/', env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  }
}

/**
 * Root's home is closed to others. PostgreSQL then keeps one capability of root, to traverse closed folders; with the
 * securebit, access(2), which it uses on its own programs, honours that capability.
 */
function traversalOptions(closed: string): string[] {
  const bounding = BigInt(`0x${/CapBnd:\s*(\w+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'}`)
  const capability = [
    { bit: 2n, name: 'dac_read_search' },
    { bit: 1n, name: 'dac_override' },
  ].find(({ bit }) => (bounding >> bit) & 1n)
  if (!capability) {
    throw new StartupProblem(
      `PostgreSQL cannot run as root, and ${closed} is closed to the user nobody; set DATA_DIR to a folder outside it, or start as an ordinary user.`,
    )
  }
  const only = `-all,+${capability.name}`
  const sets = ['--inh-caps', only, '--ambient-caps', only, '--bounding-set', only]
  return [...sets, '--securebits', '+no_setuid_fixup']
}

function closedFolderAbove(folder: string): string | undefined {
  const open = (statSync(folder).mode & 0o001) !== 0
  if (!open) return folder
  return dirname(folder) === folder ? undefined : closedFolderAbove(dirname(folder))
}

function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

function findProgram(name: string): string | undefined {
  const folders = ['/usr/bin', '/bin', '/usr/local/bin', '/run/current-system/sw/bin']
  return folders.map((folder) => join(folder, name)).find(isRunnable)
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

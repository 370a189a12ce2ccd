// Who may use a data folder: can it be written, does another instance hold it, and who still works in it?

import {
  mkdirSync,
  mkdtempSync,
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
import type { Runner } from './postgres-runner.server.ts'
import { StartupProblem } from './startup-problem.server.ts'

/** Makes the data folder and proves that it can be written. */
export function makeFolder(folder: string): void {
  const probe = join(folder, '.writable')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupProblem(
      `The data folder ${folder} cannot be read and written (${code}); set DATA_DIR to one that can.`,
    )
  }
}

/**
 * Claims the folder for this process and returns the release. The claim is a name in Linux's abstract socket space made
 * of the folder's device and inode: the kernel drops it with the process, so kill -9 leaves no stale lock.
 */
export function claimFolder(folder: string): Promise<() => void> {
  const { dev, ino } = statSync(folder)
  const claim = createServer((visitor) => visitor.destroy())
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

/** The processes whose working folder this is; all of PostgreSQL's work in their data folder. */
export function processesIn(folder: string): number[] {
  const real = realFolder(folder)
  if (real === undefined) return []
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return numbers.filter((number) => workingFolder(number) === real).map(Number)
}

/**
 * A folder for the socket: beside the data where the address fits into 107 bytes, a temporary one where it does not.
 * The caller holds the data folder's claim, so what lies there is a leftover; after kill -9 its lock names a process
 * number that a stranger may have by now, and PostgreSQL would refuse to start.
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

// Mark of a restore under way: a start refuses a data folder whose restore did not finish.

import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupProblem } from './startup-problem.server.ts'

/** Marks the data folder; returns the function that removes the mark once everything is restored. */
export async function markRestore(dataDir: string): Promise<() => Promise<void>> {
  const file = markIn(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(file, '', { mode: 0o600 })
  return () => rm(file, { force: true })
}

/** Throws a `StartupProblem` when the last restore into this folder failed: it would start empty, or as a demonstration. */
export function refuseUnfinishedRestore(dataDir: string): void {
  const file = markIn(dataDir)
  if (!existsSync(file)) return
  throw new StartupProblem(
    `The last restore into ${dataDir} did not finish: run it again (npm run restore -- FILE), or remove ${file} to start without it.`,
  )
}

function markIn(dataDir: string): string {
  return join(dataDir, 'restore-unfinished')
}

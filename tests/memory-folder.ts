// Where a test run writes what it throws away: in memory where there is space, because a copied database is a thousand files.

import { existsSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const inMemory = '/dev/shm'
/** Several times what a run takes at once: templates, PostgreSQL's log, and the databases of the files that run. */
const minBytes = 3 * 1024 ** 3

/** The folder for temporary folders. A container often has a few megabytes of memory for files only. */
export function temporaryRoot(): string {
  if (!existsSync(inMemory) || freemem() < minBytes) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize < minBytes ? tmpdir() : inMemory
}

// Checksums of the migrations, listed once and for all: offices have applied them as they are, and a database refuses one that was edited.

import { StartupProblem } from '#platform/startup-problem.server.ts'

/** A line for each migration: its name and its SHA-256. */
export const checksumsFile = 'database/checksums.txt'

/** The list with the migrations that are new. Throws a `StartupProblem` where a listed one was edited, renamed or removed. */
export function withNewChecksums(listed: string, migrations: readonly { name: string; checksum: string }[]): string {
  const lines = new Set(migrations.map(({ name, checksum }) => `${name} ${checksum}`))
  const changed = listed.split('\n').find((line) => line !== '' && !lines.has(line))
  if (changed)
    throw new StartupProblem(
      `${changed.split(' ')[0]} is not the file that ${checksumsFile} lists: put it back and add another migration. If it was never merged, remove its line first.`,
    )
  return [...lines].map((line) => `${line}\n`).join('')
}

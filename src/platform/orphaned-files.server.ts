// Removal of stored files that no row names, without taking along what is being uploaded at that moment.

import type { Dirent } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'
import type { Resources } from '#platform/resources.server.ts'

/** Any fixed number; who holds it removes files, or (a backup) wants nobody to. A removal that comes meanwhile does nothing. */
export const orphanedFilesLock = 320_488
/** Bytes are put before their row: whatever is younger may belong to a transaction under way. No transaction lasts a day. */
const youngMs = 86_400_000
const namesPerQuery = 20_000
/** The name of a file that is being removed ends so; it is stored on disks and stays as it is. */
const removing = '.leaving'

/**
 * Removes files that no row names and that nobody put within a day, with their drawn sizes, and what broken writes left.
 * Returns how many files went. A table names a file in a text column called `hash` or `…_hash`, whatever its feature.
 */
export async function removeOrphanedFiles({ database, files, clock }: Pick<Resources, 'database' | 'files' | 'clock'>) {
  const before = new Date(clock().getTime() - youngMs)
  return database.connection().execute(async (db) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${orphanedFilesLock}) as mine`.execute(db)
    if (!rows[0]!.mine) return 0
    try {
      return await removeIn(db, files.folder, before)
    } finally {
      await sql`select pg_advisory_unlock(${orphanedFilesLock})`.execute(db)
    }
  })
}

/** The columns in which rows name files, as `table` and `column`. */
export async function hashColumns(db: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname::text as table, a.attname::text as column
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and a.attname ~ '(^|_)hash$' and a.atttypid = 'text'::regtype
     order by 1, 2`.execute(db)
  return rows
}

async function removeIn(db: Database, folder: string, before: Date): Promise<number> {
  const columns = await hashColumns(db)
  let removed = 0
  for await (const paths of batches(oldFiles(folder, before))) {
    const named = await namedAmong(db, columns, [...new Set(paths.map(hashOf))])
    for (const path of paths)
      if ((path.endsWith('.part') || !named.has(hashOf(path))) && (await removeWhenOld(path, before))) removed += 1
  }
  return removed
}

async function namedAmong(db: Database, columns: Awaited<ReturnType<typeof hashColumns>>, hashes: string[]) {
  const named = columns.map(({ table, column }) => sql`select ${sql.ref(column)} as hash from ${sql.table(table)}`)
  const { rows } = await sql<{ hash: string }>`
    select hash from (${sql.join(named, sql` union all `)}) as named where hash = any(${hashes})`.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

/**
 * Whoever puts the same bytes touches the file first, and writes it again when it is not there. So it is moved aside, and
 * then looked at: touched before it moved, it moves back.
 */
async function removeWhenOld(path: string, before: Date): Promise<boolean> {
  const aside = `${path}${removing}`
  const moved = await rename(path, aside).then(() => true, orWhenGone(false))
  if (!moved) return false
  const isStillOld = await isOlder(aside, before)
  if (isStillOld) await rm(aside)
  else await rename(aside, path)
  return isStillOld
}

/** Files of the store and of its namespaces that were put, drawn or begun before; one that a stopped removal left aside comes back. */
async function* oldFiles(folder: string, before: Date): AsyncGenerator<string> {
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* oldFiles(path, before)
    else if (entry.name.endsWith(removing)) await rename(path, path.slice(0, -removing.length))
    else if (/^[0-9a-f]{64}/.test(entry.name) && (await isOlder(path, before))) yield path
  }
}

async function* batches(paths: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const path of paths) {
    batch.push(path)
    if (batch.length < namesPerQuery) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function hashOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).slice(0, 64)
}

function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch(orWhenGone<Dirent[]>([]))
}

function isOlder(path: string, before: Date): Promise<boolean> {
  return stat(path).then(({ mtime }) => mtime < before, orWhenGone(false))
}

function orWhenGone<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
}

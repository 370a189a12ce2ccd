// Removal of stored files that no row references, safe against concurrent uploads.

import type { Dirent } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'
import { removedPrefix } from '#platform/object-files.server.ts'
import type { ObjectStorage } from '#platform/object-storage.server.ts'
import type { Resources } from '#platform/resources.server.ts'

/** Any fixed number; the advisory lock is held by the instance that removes files, or by a backup to prevent it. A removal without the lock does nothing. */
export const orphanedFilesLock = 320_488
/** Bytes are stored before their row: a younger file may belong to a running transaction. No transaction lasts a day. */
const youngMs = 86_400_000
const namesPerQuery = 20_000
/** Suffix of a file that is being removed; it exists on disks of installations and must not change. */
const removing = '.leaving'

/**
 * Removes files that no row references and that were not stored within a day, with their resized copies, and incomplete writes.
 * Returns the number of removed files. A table names a file in a text column called `hash` or `…_hash`, whatever its feature.
 */
export async function removeOrphanedFiles({ database, files, clock }: Pick<Resources, 'database' | 'files' | 'clock'>) {
  const before = new Date(clock().getTime() - youngMs)
  return database.transaction().execute(async (db) => {
    const { rows } = await sql<{
      mine: boolean
    }>`select pg_try_advisory_xact_lock(${orphanedFilesLock}) as mine`.execute(db)
    if (!rows[0]!.mine) return 0
    // Files are removed between two queries for longer than any other transaction may be idle.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db)
    const removed = await removeIn(db, files.folder, before)
    return files.storage ? await removeObjects(db, files.storage, before) : removed
  })
}

/** The columns that reference files, as `table` and `column`. */
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

/**
 * Object storage cannot move an object in one step, so one that no row names is copied aside before it is removed: who reads it gets it
 * back, and a later run returns those that a row names by then.
 */
async function removeObjects(db: Database, storage: ObjectStorage, before: Date): Promise<number> {
  const columns = await hashColumns(db)
  for await (const keys of batches(oldObjects(storage, removedPrefix, before))) {
    const named = await namedAmong(db, columns, keys.map(hashOf))
    for (const key of keys) {
      if (named.has(hashOf(key))) await storage.copy(key, key.slice(removedPrefix.length))
      await storage.remove(key)
    }
  }
  let removed = 0
  for await (const keys of batches(oldObjects(storage, 'files/', before))) {
    const named = await namedAmong(db, columns, keys.map(hashOf))
    for (const key of keys.filter((each) => !named.has(hashOf(each)))) {
      await storage.copy(key, `${removedPrefix}${key}`)
      await storage.remove(key)
      removed += 1
    }
  }
  return removed
}

async function* oldObjects(storage: ObjectStorage, prefix: string, before: Date): AsyncGenerator<string> {
  for await (const { key, modifiedAt } of storage.list(prefix))
    if (modifiedAt < before && /^[0-9a-f]{64}$/.test(hashOf(key))) yield key
}

async function namedAmong(db: Database, columns: Awaited<ReturnType<typeof hashColumns>>, hashes: string[]) {
  const named = columns.map(({ table, column }) => sql`select ${sql.ref(column)} as hash from ${sql.table(table)}`)
  const { rows } = await sql<{ hash: string }>`
    select hash from (${sql.join(named, sql` union all `)}) as named where hash = any(${hashes})`.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

/**
 * Storing the same bytes touches the file first, and writes it again when it is absent. So it is moved aside, and
 * then checked: if it was touched before it moved, it is moved back.
 */
async function removeWhenOld(path: string, before: Date): Promise<boolean> {
  const aside = `${path}${removing}`
  const moved = await rename(path, aside).then(() => true, ifMissing(false))
  if (!moved) return false
  const isStillOld = await isOlder(aside, before)
  if (isStillOld) await rm(aside)
  else await rename(aside, path)
  return isStillOld
}

/** Files of the store and of its namespaces that were stored, resized or begun before; one that a stopped removal left aside is restored. */
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
  return readdir(folder, { withFileTypes: true }).catch(ifMissing<Dirent[]>([]))
}

function isOlder(path: string, before: Date): Promise<boolean> {
  return stat(path).then(({ mtime }) => mtime < before, ifMissing(false))
}

function ifMissing<T>(instead: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
}

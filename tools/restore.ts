// Command: restores a backup into an empty database, by the version that made it or a newer one.

import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { readEnv } from '#platform/env.server.ts'
import { writeStorageId } from '#platform/file-storage.server.ts'
import { migrate, migrationsFolder } from '#platform/migrations.server.ts'
import { openObjectStorage, type ObjectStorage } from '#platform/object-storage.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'
import { directUrl } from '#platform/start-database.server.ts'
import { runProgram, StartupProblem } from '#platform/startup-problem.server.ts'
import { markRestore } from '#platform/unfinished-restore.server.ts'
import { readPassphrase } from './backup-encryption.ts'
import { checksumsName, type Manifest } from './backup-manifest.ts'
import { quoted } from './backup.ts'
import type { Entry } from './tar.ts'
import { openBackup, pathInBackup, readManifest, verifyBackup } from './verify-backup.ts'

/** `passphrase`: of an encrypted backup. `filesUrl`: where files go when it is not the data folder. */
type Place = { url: string; dataDir: string; passphrase?: string | undefined; filesUrl?: string | undefined }

/**
 * Restores database and files. The database is made anew as the backup's version had it, filled in one transaction,
 * then migrated to this version. The whole backup is verified first. Refuses a database that holds an organisation, and a
 * backup that is damaged or of a newer version; stopped halfway it can simply be run again, and the product does not start until then.
 */
export async function restore(place: Place, file: string): Promise<{ tables: number; files: number }> {
  const client = new Client({ connectionString: place.url, application_name: 'khanepani-restore' })
  await client.connect()
  try {
    await refuseFilled(client)
    const finish = await markRestore(place.dataDir)
    const manifest = await verifyBackup(file, place.passphrase)
    const counts = await restoreVerified(client, place, file, manifest)
    await finish()
    return counts
  } finally {
    await client.end()
  }
}

/** All of it, or after a failure an empty database without files. */
async function restoreVerified(
  client: Client,
  { url, dataDir, passphrase, filesUrl }: Place,
  file: string,
  manifest: Manifest,
) {
  const entries = openBackup(file, passphrase)
  await readManifest(await entries.next(), file)
  const written: string[] = []
  try {
    await clear(client)
    await migrateTo(manifest.migrations, url)
    const tables = await fill(client, manifest, entries, dataDir, written)
    await migrate({ url })
    const storage = filesUrl === undefined ? undefined : openObjectStorage(filesUrl)
    if (storage) await upload(storage, dataDir, written)
    await connectFiles(client, { folder: join(dataDir, 'files'), ...(storage && { storage }) })
    return { tables, files: written.length }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    await clear(client).catch(() => {})
    for (const path of written) await rm(path, { force: true }).catch(() => {})
    if (error instanceof StartupProblem) throw error
    throw new StartupProblem(`The restore failed, and nothing of it remains: ${(error as Error).message}.`)
  }
}

/** The restored folder belongs to the restored database, under the identity that the backup's own had. */
async function connectFiles(client: Client, place: { folder: string; storage?: ObjectStorage }): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from file_storage')
  if (!rows[0]) return
  await mkdir(place.folder, { recursive: true, mode: 0o700 })
  await writeStorageId(place, rows[0].id)
}

/** The files of the data folder, which stay there as copies. */
async function upload(storage: ObjectStorage, dataDir: string, written: readonly string[]): Promise<void> {
  for (const path of written) {
    const key = relative(dataDir, path)
    if (key.startsWith('files/')) await storage.put(key, await readFile(path))
  }
}

async function refuseFilled(client: Client): Promise<void> {
  const there = await client.query<{ organisations: string | null }>(
    `select to_regclass('organisations') as organisations`,
  )
  if (there.rows[0]!.organisations) {
    const found = await client.query('select from organisations limit 1')
    if (found.rowCount) throw new StartupProblem('The database is not empty; restore into an empty one.')
  }
}

async function clear(client: Client): Promise<void> {
  // Jobs carry ids only and are in no backup: they are enqueued again from the rows that are due.
  await client.query('drop schema if exists jobs cascade; drop schema public cascade; create schema public')
}

/** Exactly the backup's migrations, so that its rows fit the tables. */
async function migrateTo(names: string[], url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-restore-'))
  try {
    for (const name of names) {
      const source = join(migrationsFolder(), name)
      if (!existsSync(source))
        throw new StartupProblem(`The backup is of a newer version (it has ${name}); start that one.`)
      await copyFile(source, join(folder, name))
    }
    await migrate({ url, folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Rows in one transaction, and files, whose paths are added to `written`; returns the number of tables. */
async function fill(
  client: Client,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
  dataDir: string,
  written: string[],
): Promise<number> {
  let tables = 0
  const all = manifest.tables.map(({ name }) => quoted(name))
  await client.query('begin')
  // Rows are restored as they were: triggers must not count, audit or notify again.
  for (const table of all) await client.query(`alter table ${table} disable trigger user`)
  if (all.length > 0) await client.query(`truncate ${all.join(', ')}`)
  for await (const { name, content } of entries) {
    const table = manifest.tables.find((each) => name === `tables/${each.name}.copy`)
    if (table) {
      const columns = table.columns.map(quoted).join(', ')
      await pipeline(
        Readable.from(content),
        client.query(copyFrom(`copy ${quoted(table.name)} (${columns}) from stdin`)),
      )
      tables += 1
    } else if (name !== checksumsName) {
      const path = join(dataDir, pathInBackup(name))
      written.push(path)
      await putBack(path, content)
    }
  }
  for (const { name, last } of manifest.sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2)', [quoted(name), last])
  for (const table of all) await client.query(`alter table ${table} enable trigger user`)
  await client.query('commit')
  await client.query('analyze')
  return tables
}

async function putBack(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.part`
  await pipeline(Readable.from(content), createWriteStream(part, { mode: 0o600, flush: true }))
  await rename(part, path)
}

export function run(args: string[]): Promise<void> {
  return runProgram(async () => {
    const [file, ...rest] = args
    if (!file || rest.length > 0) throw new StartupProblem('npm run restore -- FILE')
    if (!existsSync(file)) throw new StartupProblem(`The file ${file} cannot be read.`)
    const env = readEnv()
    const { dataDir, backupKeyFile, filesUrl } = env
    const databaseUrl = directUrl(env)
    const passphrase = backupKeyFile === undefined ? undefined : readPassphrase(backupKeyFile)
    const postgres = databaseUrl ? undefined : await startPostgres({ dataDir })
    try {
      const place = { url: databaseUrl ?? postgres!.url, dataDir, passphrase, filesUrl }
      const { tables, files } = await restore(place, file)
      process.stdout.write(`${tables} tables and ${files} files are back. Start the product.\n`)
    } finally {
      await postgres?.stop()
    }
  })
}

// Command: backs up the database, stored files and key to one file as of one moment, while the product runs.

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { lastBackupFile } from '#features/status/operations.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { openObjectStorage } from '#platform/object-storage.server.ts'
import { orphanedFilesLock } from '#platform/orphaned-files.server.ts'
import { joinDatabase } from '#platform/start-database.server.ts'
import { runProgram, StartupProblem } from '#platform/startup-problem.server.ts'
import { encrypted, readPassphrase } from './backup-encryption.ts'
import { backupName, outdatedBackups } from './backup-retention.ts'
import { checksumsName, hashing, type Manifest } from './backup-manifest.ts'
import { rowsOfOrganisation, type RowsOf } from './organisation-rows.ts'
import type { Entry } from './tar.ts'
import { writeTar } from './tar.ts'
import { verifyBackup } from './verify-backup.ts'

const partSuffix = '.part'

/** Without its key, the codes, second factors and devices in a backup are of no use to who finds it. */
type Place = {
  url: string
  dataDir: string
  withKey?: boolean
  passphrase?: string | undefined
  /** Where the files are when they are not in the data folder. */
  filesUrl?: string | undefined
  /** The number of the only organisation to be backed up, without sessions and secrets, and never with the key. */
  organisation?: number
}

/**
 * Writes a gzipped tar: `manifest.json`, `tables/NAME.copy` (PostgreSQL's own COPY text) out of one repeatable-read
 * transaction, the stored files, the key, and `checksums.json` with the SHA-256 of each of these. Files are never changed and
 * come before their rows, and none is removed meanwhile, so those listed after the rows are at least those the rows name. The file has its name, and is
 * written down as the last backup, once all of it was read again.
 */
export async function backUp(
  { url, dataDir, withKey = true, passphrase, filesUrl, organisation }: Place,
  file: string,
): Promise<{ tables: number; files: number }> {
  if (existsSync(file)) throw new StartupProblem(`${file} is there already; name another file.`)
  const counts = { tables: 0, files: 0 }
  // One table at a time is stored here unencrypted, on the disk of the database and never beside the backups.
  const spool = join(dataDir, 'backup-spool')
  const part = `${file}${partSuffix}`
  const client = new Client({ connectionString: url, application_name: 'khanepani-backup' })
  let isLocked = false
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [orphanedFilesLock])
    isLocked = true
    await rm(spool, { recursive: true, force: true })
    await mkdir(spool, { mode: 0o700 })
    await client.query('begin transaction isolation level repeatable read, read only')
    const scope = { dataDir, filesUrl, withKey: withKey && organisation === undefined, organisation }
    const entries = contentOf(client, scope, spool, counts)
    const archive = writeTar(withChecksums(entries))
    const encrypting = (zipped: AsyncIterable<Uint8Array>) =>
      passphrase === undefined ? zipped : encrypted(zipped, passphrase)
    await pipeline(
      Readable.from(archive),
      createGzip(),
      encrypting,
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    await verifyBackup(part, passphrase)
    await rename(part, file)
    await syncFolder(dirname(file))
    if (organisation !== undefined) return counts
    const last = { takenAt: new Date().toISOString(), bytes: (await stat(file)).size }
    await writeFile(lastBackupFile(dataDir), JSON.stringify(last), { mode: 0o600 })
  } finally {
    if (isLocked) for (const left of [spool, part]) await rm(left, { recursive: true, force: true })
    await client.end()
  }
  return counts
}

type Scope = {
  dataDir: string
  filesUrl: string | undefined
  withKey: boolean
  organisation: number | undefined
}
type Counts = { tables: number; files: number }

async function* contentOf(
  client: Client,
  { dataDir, filesUrl, withKey, organisation }: Scope,
  spool: string,
  counts: Counts,
): AsyncGenerator<Entry> {
  const whole = await readManifest(client)
  const rowsOf = organisation === undefined ? allRows : await rowsOfOrganisation(client, organisation)
  const manifest: Manifest = organisation === undefined ? whole : { ...whole, organisation }
  const named = organisation === undefined ? undefined : new Set<string>()
  yield textEntry('manifest.json', JSON.stringify(manifest, null, 2))
  for (const table of manifest.tables) {
    const rows = join(spool, 'rows')
    const copied = client.query(copyTo(`copy (${rowsOf(table)}) to stdout`))
    await pipeline(copied, named ? hashesIn(named) : new PassThrough(), createWriteStream(rows))
    yield await fileEntry(`tables/${table.name}.copy`, rows)
    counts.tables += 1
  }
  const isWanted = (path: string) => !named || named.has(basename(path))
  const files = filesUrl === undefined ? filesIn(dataDir, isWanted) : objectsAt(filesUrl, isWanted)
  for await (const entry of files) {
    yield entry
    counts.files += 1
  }
  const key = join(dataDir, 'token.key')
  if (withKey && existsSync(key)) yield await fileEntry('token.key', key)
}

const allRows: RowsOf = ({ name, columns }) => `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`

/** Passes rows on and adds each SHA-256 in them, which may be the name of a stored file, to the set. */
function hashesIn(found: Set<string>): Transform {
  let end = ''
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const text = end + chunk.toString('latin1')
      for (const [hash] of text.matchAll(/[0-9a-f]{64}/g)) found.add(hash)
      end = text.slice(-63)
      done(null, chunk)
    },
  })
}

/** The entries, and after them one with their checksums. */
async function* withChecksums(entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  const checksums: Record<string, string> = {}
  for await (const { name, size, content } of entries) {
    const hash = createHash('sha256')
    yield { name, size, content: hashing(content, hash) }
    checksums[name] = hash.digest('hex')
  }
  yield textEntry(checksumsName, JSON.stringify(checksums))
}

async function readManifest(client: Client): Promise<Manifest> {
  const migrations = await client.query<{ name: string }>('select name from schema_migrations order by name')
  const tables = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
     group by c.relname order by c.relname`)
  const references = await client.query<{ from: string; to: string }>(`
    select f.relname as from, t.relname as to
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.conrelid <> k.confrelid and f.relnamespace = 'public'::regnamespace`)
  const sequences = await client.query<{ name: string; last: number | null }>(
    `select sequencename::text as name, last_value::float8 as last from pg_sequences where schemaname = 'public'`,
  )
  return {
    format: 1,
    takenAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    tables: inOrder(tables.rows, references.rows),
    sequences: sequences.rows,
  }
}

/** Tables that others refer to come first. */
function inOrder<T extends { name: string }>(tables: T[], references: { from: string; to: string }[]): T[] {
  const done: T[] = []
  let remaining = tables
  while (remaining.length > 0) {
    const blocked = ({ name }: T) =>
      references.some(({ from, to }) => from === name && remaining.some((other) => other.name === to))
    const ready = remaining.filter((table) => !blocked(table))
    if (ready.length === 0)
      throw new Error(`tables refer to each other: ${remaining.map(({ name }) => name).join(', ')}`)
    done.push(...ready)
    remaining = remaining.filter((table) => !ready.includes(table))
  }
  return done
}

async function* filesIn(dataDir: string, isWanted: (path: string) => boolean): AsyncGenerator<Entry> {
  for (const path of await storedFiles(join(dataDir, 'files')))
    if (isWanted(path)) yield await fileEntry(relative(dataDir, path), path)
}

/** Their keys are the paths of the same files in a data folder. */
async function* objectsAt(filesUrl: string, isWanted: (path: string) => boolean): AsyncGenerator<Entry> {
  const storage = openObjectStorage(filesUrl)
  for await (const { key } of storage.list('files/')) {
    if (!/^[0-9a-f]{64}$/.test(basename(key)) || !isWanted(key)) continue
    const bytes = await storage.get(key)
    if (!bytes) throw new StartupProblem(`The object storage has lost ${key} while it was backed up.`)
    yield { name: key, size: bytes.length, content: Readable.from([bytes]) }
  }
}

/** Originals only: sizes of pictures are generated again on demand. */
async function storedFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

async function fileEntry(name: string, path: string): Promise<Entry> {
  return { name, size: (await stat(path)).size, content: createReadStream(path) }
}

function textEntry(name: string, text: string): Entry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, content: Readable.from([bytes]) }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

/** A name as an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

const usage = `npm run backup -- FILE [--without-key]
npm run backup -- --into FOLDER [--without-key]    for a timer: named by the time, verified, older ones removed`

export function run(args: string[]): Promise<void> {
  return runProgram(async () => {
    const withKey = !args.includes('--without-key')
    const others = args.filter((word) => word !== '--without-key')
    const isScheduled = others[0] === '--into'
    const [place, ...rest] = isScheduled ? others.slice(1) : others
    if (!place || place.startsWith('-') || rest.length > 0) throw new StartupProblem(usage)
    const env = readEnv()
    const passphrase = env.backupKeyFile === undefined ? undefined : readPassphrase(env.backupKeyFile)
    const running = await joinDatabase(env)
    const from = { url: running.url, dataDir: env.dataDir, withKey, passphrase, filesUrl: env.filesUrl }
    try {
      const file = isScheduled ? join(place, backupName(new Date(), passphrase !== undefined)) : place
      const { tables, files } = isScheduled ? await backUpInto(from, place, file) : await backUp(from, file)
      const secrecy = passphrase === undefined ? 'It is as secret as the database.' : 'It is encrypted.'
      process.stdout.write(`${file} holds ${tables} tables and ${files} files. ${secrecy}\n`)
    } finally {
      await running.stop()
    }
  })
}

/** A backup, and then the removal of those that are no longer kept, and of what interrupted ones left. */
export async function backUpInto(
  from: Place,
  folder: string,
  file: string,
): Promise<{ tables: number; files: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const counts = await backUp(from, file)
  for (const name of outdatedBackups(await readdir(folder))) await rm(join(folder, name))
  await removeInterrupted(folder)
  return counts
}

/** What a backup left that was killed more than a day ago. */
async function removeInterrupted(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => name.startsWith('khanepani-') && name.endsWith(partSuffix))
  for (const path of parts.map((name) => join(folder, name)))
    if (Date.now() - (await stat(path)).mtimeMs > 86_400_000) await rm(path, { force: true })
}

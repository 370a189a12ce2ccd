// Database migrations: applied once, in order, and never by an older version.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { StartupProblem } from './startup-problem.server.ts'

export type MigrateOptions = {
  url: string
  /** Plain SQL files named `0001-what-it-brings.sql`; the product's own `database/migrations` by default. */
  folder?: string
  log?: (line: string) => void
}

type Migration = { name: string; sql: string; checksum: string }
type Applied = { name: string; checksum: string }

const minServerVersion = 15
/** Any fixed number; the advisory lock prevents concurrent migrations by two instances. */
const migrationLock = 320_487

/**
 * Applies pending files, all in one transaction, and returns the names applied: after a failure the database is as it was,
 * and the older version goes on with it. Throws a `StartupProblem`
 * when the server cannot be reached or is too old, when the database is newer than the code, or when an applied file
 * was changed afterwards.
 */
export async function migrate({ url, folder = migrationsFolder(), log = () => {} }: MigrateOptions): Promise<string[]> {
  const migrations = readMigrations(folder)
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const pending = pendingOf(migrations, await readApplied(client))
    await applyAll(client, pending)
    for (const { name } of pending) log(`Migrated the database: ${name}`)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Finds `database/migrations` above this file, also in the build. */
export function migrationsFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  const folder = join(from, 'database/migrations')
  if (existsSync(folder)) return folder
  if (dirname(from) === from) throw new StartupProblem('The folder database/migrations is missing beside this program.')
  return migrationsFolder(dirname(from))
}

/** The files in their order. Throws a `StartupProblem` where a name is wrong or a number occurs twice. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  names.forEach((name, index) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
      throw new StartupProblem(`The migration ${name} has to be named 0001-what-it-brings.sql.`)
    const before = names[index - 1]
    if (before?.slice(0, 4) === name.slice(0, 4))
      throw new StartupProblem(`The migrations ${before} and ${name} have the same number.`)
  })
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'khanepani-migrations',
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new StartupProblem(`The database at ${placeOf(url)} cannot be reached: ${reasonOf(error)}.`)
  }
  const version = await client.query<{ number: number }>(`select current_setting('server_version_num')::int as number`)
  const major = Math.floor(version.rows[0]!.number / 10_000)
  if (major >= minServerVersion) return client
  await client.end()
  throw new StartupProblem(
    `The database at ${placeOf(url)} is PostgreSQL ${major}; this program needs ${minServerVersion} or newer.`,
  )
}

async function readApplied(client: Client): Promise<Applied[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const found = await client.query<Applied>('select name, checksum from schema_migrations order by name')
  return found.rows
}

function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
  for (const { name, checksum } of applied) {
    const known = migrations.find((each) => each.name === name)
    if (!known) {
      throw new StartupProblem(
        `The database was last used by a newer version of this program (it has ${name}); start that version, or restore an older backup.`,
      )
    }
    if (known.checksum !== checksum) {
      throw new StartupProblem(
        `The migration ${name} was changed after this database had applied it; put the file back and add a new one.`,
      )
    }
  }
  const last = applied.at(-1)?.name ?? ''
  const pending = migrations.filter(({ name }) => !applied.some((each) => each.name === name))
  const late = pending.find(({ name }) => name < last)
  if (late)
    throw new StartupProblem(
      `The migration ${late.name} comes before ${last}, which this database has applied; give it a higher number.`,
    )
  return pending
}

async function applyAll(client: Client, pending: Migration[]): Promise<void> {
  if (pending.length === 0) return
  await client.query('begin')
  let current = ''
  try {
    for (const { name, sql, checksum } of pending) {
      current = name
      await client.query(sql)
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    }
    await client.query('commit')
  } catch (error) {
    // A lost connection has rolled back by itself.
    await client.query('rollback').catch(() => {})
    throw new StartupProblem(`The migration ${current} failed: ${reasonOf(error)}. The database is as it was before.`)
  }
}

/** Server and database name, never the password. */
function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? host}${pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  const { message, code } = error as { message?: string; code?: string }
  return (message || code || String(error)).replace(/\.$/, '')
}

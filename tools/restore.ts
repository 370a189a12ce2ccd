// Command: restores a backup into an empty database, by the version that made it or a newer one.

import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { readEnv } from '#platform/env.server.ts'
import { migrate, migrationsFolder } from '#platform/migrations.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'
import { runProgram, StartupProblem } from '#platform/startup-problem.server.ts'
import type { Manifest } from './backup.ts'
import { quoted } from './backup.ts'
import type { Entry } from './tar.ts'
import { readTar } from './tar.ts'

type Place = { url: string; dataDir: string }

/**
 * Restores database and files. The database is made anew as the backup's version had it, filled in one transaction,
 * then migrated to this version. Refuses a database that holds an organisation and a backup of a newer
 * version; stopped halfway it can simply be run again.
 */
export async function restore(place: Place, file: string): Promise<{ tables: number; files: number }> {
  const entries = readTar(createReadStream(file).pipe(createGunzip()))
  const manifest = await readManifest(await entries.next(), file)
  const client = new Client({ connectionString: place.url, application_name: 'khanepani-restore' })
  await client.connect()
  try {
    await clear(client)
    await migrateTo(manifest.migrations, place.url)
    const counts = await fill(client, manifest, entries, place.dataDir)
    await migrate({ url: place.url })
    return counts
  } finally {
    await client.end()
  }
}

async function readManifest(first: IteratorResult<Entry, unknown>, file: string): Promise<Manifest> {
  if (first.done || first.value.name !== 'manifest.json')
    throw new StartupProblem(`${file} is no backup of this product.`)
  const manifest = (await json(Readable.from(first.value.content))) as Manifest
  if (manifest.format !== 1) throw new StartupProblem(`${file} was written by a newer version of this program.`)
  return manifest
}

async function clear(client: Client): Promise<void> {
  const there = await client.query<{ organisations: string | null }>(
    `select to_regclass('organisations') as organisations`,
  )
  if (there.rows[0]!.organisations) {
    const found = await client.query('select from organisations limit 1')
    if (found.rowCount) throw new StartupProblem('The database is not empty; restore into an empty one.')
  }
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

async function fill(client: Client, manifest: Manifest, entries: AsyncIterable<Entry>, dataDir: string) {
  const counts = { tables: 0, files: 0 }
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
      counts.tables += 1
    } else {
      await putBack(join(dataDir, safe(name)), content)
      counts.files += 1
    }
  }
  if (counts.tables !== all.length) throw new Error(`the backup names ${all.length} tables and holds ${counts.tables}`)
  for (const { name, last } of manifest.sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2)', [quoted(name), last])
  for (const table of all) await client.query(`alter table ${table} enable trigger user`)
  await client.query('commit')
  await client.query('analyze')
  return counts
}

async function putBack(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.part`
  await pipeline(Readable.from(content), createWriteStream(part, { mode: 0o600, flush: true }))
  await rename(part, path)
}

function safe(name: string): string {
  if (/^(files\/([a-z-]+\/)*[0-9a-f]{2}\/[0-9a-f]{64}|token\.key)$/.test(name)) return name
  throw new Error(`a backup holds no ${name}`)
}

export function run(args: string[]): Promise<void> {
  return runProgram(async () => {
    const [file, ...rest] = args
    if (!file || rest.length > 0) throw new StartupProblem('npm run restore -- FILE')
    if (!existsSync(file)) throw new StartupProblem(`The file ${file} cannot be read.`)
    const { databaseUrl, dataDir } = readEnv()
    const postgres = databaseUrl ? undefined : await startPostgres({ dataDir })
    try {
      const { tables, files } = await restore({ url: databaseUrl ?? postgres!.url, dataDir }, file)
      process.stdout.write(`${tables} tables and ${files} files are back. Start the product.\n`)
    } finally {
      await postgres?.stop()
    }
  })
}

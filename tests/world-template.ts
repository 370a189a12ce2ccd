// Template of worlds: a database and files with both organisations and the cast, made by the first world of a run.

import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { seedOrganisations } from '#demonstration/organisations.ts'
import { seedPerson } from '#demonstration/people.ts'
import type { Loading } from '#demonstration/loading.ts'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { cast } from './cast.ts'
import { copyOf, migratedTemplate, type TestDatabase } from './database.ts'
import { databaseUrl, makeTemplate, runSql, worldTemplateOf } from './database-server.ts'

/** A copy of the template: the database is dropped when the test file ends, the files are written to `files`. */
export async function copyWorld(files: string, by: Pick<Loading, 'keys' | 'clock'>): Promise<TestDatabase> {
  const { maintenanceUrl, template, folder } = await migratedTemplate()
  const name = worldTemplateOf(template)
  const seeded = join(folder, 'world-files')
  await onlyOnce(maintenanceUrl, name, async () => {
    await runSql(maintenanceUrl, `drop database if exists ${name}`, `create database ${name} template ${template}`)
    await seedWorld(databaseUrl(maintenanceUrl, name), seeded, by)
    await makeTemplate(maintenanceUrl, name)
  })
  const [database] = await Promise.all([copyOf(name), cp(seeded, files, { recursive: true })])
  return database
}

let isThere = false

/** Workers wait for the one that makes the template. */
async function onlyOnce(maintenanceUrl: string, name: string, make: () => Promise<void>): Promise<void> {
  if (isThere) return
  const client = new Client({ connectionString: maintenanceUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(487321)')
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [name])
    if (rowCount === 0) await make()
    isThere = true
  } finally {
    await client.end()
  }
}

/** Fills a migrated database with what every world has. */
export async function seedWorld(url: string, files: string, by: Pick<Loading, 'keys' | 'clock'>): Promise<void> {
  const database = openDatabase(url, { pool: 1 })
  try {
    const at = { database, files: openFileStore(files), tenants: await openTenants(database), ...by }
    await seedOrganisations(at)
    await at.tenants.reload()
    for (const member of Object.values(cast)) await seedPerson(at, member)
  } finally {
    await closeDatabase(database)
  }
}

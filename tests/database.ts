// Databases of tests: copies of a template, dropped after the test file.

import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { inject } from 'vitest'
import { closeDatabase, openDatabase, type Database } from '#platform/database.server.ts'
import { atEndOfFile } from './cleanup.ts'
import { databaseUrl, runSql, type Template } from './database-server.ts'

export type TestDatabase = { db: Database; url: string; drop(): Promise<void> }

const opened = new Set<TestDatabase>()
let template: Promise<Template> | undefined

atEndOfFile(async () => {
  for (const database of opened) await database.drop()
})

/**
 * A copy of the migrated template. It is dropped when the test file ends.
 * @example const { db } = await freshDatabase()
 */
export async function freshDatabase(): Promise<TestDatabase> {
  return copyOf((await migratedTemplate()).template)
}

/** The template of this run, which is started and migrated when the first test requests it. */
export function migratedTemplate(): Promise<Template> {
  return (template ??= requestServer('/').then((answer) => JSON.parse(answer) as Template))
}

/** A copy of a template of this run. */
export async function copyOf(original: string): Promise<TestDatabase> {
  const { maintenanceUrl } = await migratedTemplate()
  const name = `khanepani_test_${randomBytes(6).toString('hex')}`
  await runSql(
    maintenanceUrl,
    'select pg_advisory_lock(487320)',
    `create database ${name} template ${original} strategy file_copy`,
  )
  const url = databaseUrl(maintenanceUrl, name)
  const db = openDatabase(url, { pool: 5 })
  const database: TestDatabase = {
    db,
    url,
    async drop() {
      if (!opened.delete(database)) return
      await closeDatabase(db)
      await requestServer(`/${name}`, 'DELETE')
    },
  }
  opened.add(database)
  return database
}

function requestServer(path: string, method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath: inject('templateSocket'), path, method }, async (response) => {
      const answer = (await response.toArray()).join('')
      if (response.statusCode === 200) resolve(answer)
      else reject(new Error(answer))
    })
    sent.on('error', reject).end()
  })
}

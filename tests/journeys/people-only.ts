// Program: fills an empty database with the two organisations and the people of the demonstration, with the settings of the product. The product starts
// on it without its other content, which takes forty seconds of processor time.

import { join } from 'node:path'
import { seedOrganisations } from '#demonstration/organisations.ts'
import { seedPeople } from '#demonstration/people.ts'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { keysFrom } from '#platform/keys.server.ts'
import { migrate } from '#platform/migrations.server.ts'
import { openTenants } from '#platform/tenant.server.ts'

const { DATABASE_URL: url, DATA_DIR: folder, TOKEN_SECRET: secret } = process.env
if (!url || !folder || !secret) throw new Error('DATABASE_URL, DATA_DIR and TOKEN_SECRET have to be set.')

await migrate({ url })
const database = openDatabase(url, { pool: 1 })
try {
  const at = {
    database,
    files: openFileStore(join(folder, 'files')),
    keys: keysFrom(secret),
    tenants: await openTenants(database),
    clock: () => new Date(),
  }
  await seedOrganisations(at)
  await at.tenants.reload()
  await seedPeople(at)
} finally {
  await closeDatabase(database)
}

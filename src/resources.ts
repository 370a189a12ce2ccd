// What is opened before the first request and closed after the last?

import { join } from 'node:path'
import { openDatabase } from '#platform/database.server.ts'
import type { Env } from '#platform/env.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { openLog } from '#platform/log.server.ts'
import { listen } from '#platform/notify.server.ts'
import { openPageCache } from '#platform/page-cache.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { openTenants } from '#platform/tenant.server.ts'

export type OpenResources = Resources & { close(): Promise<void> }

/** Opens everything a server needs on a migrated database. */
export async function openResources(env: Env, databaseUrl: string): Promise<OpenResources> {
  const log = openLog(env.logLevel)
  const database = openDatabase(databaseUrl)
  const tenants = await openTenants(database)
  const pages = openPageCache()
  const listening = await listen(databaseUrl, 'content_changed', async (payload) => {
    await tenants.reload()
    pages.forget(Number(payload))
  })
  return {
    env,
    database,
    files: openFileStore(join(env.dataDir, 'files')),
    tenants,
    pages,
    log,
    clock: () => new Date(),
    async close() {
      await listening.close()
      await database.destroy()
    },
  }
}

// What is opened before the first request and closed after the last?

import { join } from 'node:path'
import { openCalendar } from '#platform/calendar.server.ts'
import type { Env } from '#platform/env.server.ts'
import { makePrivateFolder, openFileStore } from '#platform/files.server.ts'
import { readKeys } from '#platform/keys.server.ts'
import { openLog } from '#platform/log.server.ts'
import { listen } from '#platform/notify.server.ts'
import { openPageCache } from '#platform/page-cache.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import type { RunningDatabase } from '#platform/start-database.server.ts'
import { openTenants } from '#platform/tenant.server.ts'

export type OpenResources = Resources & { close(): Promise<void> }

/** Opens everything a server needs over a migrated database and follows the changes other instances tell of. */
export async function openResources(env: Env, running: RunningDatabase): Promise<OpenResources> {
  const { db: database, url } = running
  const log = openLog(env.logLevel)
  const files = join(env.dataDir, 'files')
  await makePrivateFolder(files)
  const tenants = await openTenants(database)
  const calendar = await openCalendar(database)
  const pages = openPageCache()
  // What is rendered while the rows are being read again is forgotten too.
  const reloadThen = (forget: () => void, ...stale: { reload(): Promise<void> }[]) => {
    forget()
    const reloaded = Promise.all(stale.map((one) => one.reload()))
    reloaded.then(forget, (error: unknown) => log.error({ err: error }, 'not reloaded after a change'))
  }
  const reloadAll = () => reloadThen(() => pages.forgetAll(), tenants, calendar)
  const listening = await listen(url, 'content_changed', {
    message: (org) => (org === '' ? reloadAll() : reloadThen(() => pages.forget(Number(org)), tenants)),
    missed: reloadAll,
  })
  return {
    env,
    database,
    files: openFileStore(files),
    keys: await readKeys(env),
    tenants,
    calendar,
    pages,
    log,
    clock: () => new Date(),
    close: () => listening.stop(),
  }
}

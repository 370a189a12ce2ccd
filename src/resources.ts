// Resources of a server: opened before the first request, closed after the last.

import { join } from 'node:path'
import { isKeyInUse } from '#features/sessions/operations/key-in-use.server.ts'
import { openCalendar } from '#platform/calendar.server.ts'
import type { Env } from '#platform/env.server.ts'
import { makePrivateFolder } from '#platform/files.server.ts'
import { readKeys } from '#platform/keys.server.ts'
import { openLog } from '#platform/log.server.ts'
import { listen } from '#platform/notify.server.ts'
import { closeDatabase, openDatabase, type Database } from '#platform/database.server.ts'
import { countReplicaRead } from '#platform/metrics.server.ts'
import { watchReplica } from '#platform/replica.server.ts'
import { openPageCache } from '#platform/page-cache.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import type { RunningDatabase } from '#platform/start-database.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { openVisits } from '#platform/visits.server.ts'
import { openConfiguredStore } from '#platform/virus-scan.server.ts'

export type OpenResources = Resources & { close(): Promise<void> }

/** Opens everything a server needs on a migrated database and follows the changes of other instances. */
export async function openResources(env: Env, running: RunningDatabase): Promise<OpenResources> {
  const { db: database, url } = running
  const log = openLog(env.logLevel)
  const files = join(env.dataDir, 'files')
  await makePrivateFolder(files)
  const tenants = await openTenants(database)
  const calendar = await openCalendar(database)
  const visits = openVisits({ database, log, clock })
  const pages = openPageCache(env.pageCacheMegabytes * 1024 * 1024)
  let reloaded: Promise<void> | undefined
  // Pages rendered while the rows are read again are invalidated too.
  const reloadAndInvalidate = (invalidate: () => void, ...stale: { reload(): Promise<void> }[]) => {
    invalidate()
    const reload = Promise.all(stale.map((one) => one.reload()))
    reloaded = reload.then(invalidate, (error: unknown) => log.error({ err: error }, 'not reloaded after a change'))
  }
  const reloadAll = () => reloadAndInvalidate(() => pages.invalidateAll(), tenants, calendar)
  const listening = await listen(url, ['content_changed', 'content_added', 'organisations_changed'], {
    message(payload, channel) {
      const [number, addedTo] = payload.split(' ')
      const org = Number(number)
      if (channel === 'organisations_changed') reloadAndInvalidate(() => pages.invalidate(org), tenants)
      else if (payload === '') reloadAll()
      else pages.invalidate(org, addedTo ? { addedTo } : 'changed')
    },
    missed: reloadAll,
  })
  const replica = openReplica(env, database, (line) => log.warn(line))
  return {
    env,
    database,
    replica: replica?.watch,
    files: openConfiguredStore(files, env),
    keys: await readKeys(env, () => isKeyInUse(database)),
    tenants,
    calendar,
    pages,
    async changesReceived() {
      await listening.received()
      await reloaded
    },
    visits,
    log,
    clock,
    async close() {
      await replica?.close()
      await visits.close()
      await listening.stop()
    },
  }
}

/** Not in a process that has jobs only, which reads no report. */
function openReplica(
  { databaseReplicaUrl, databasePool, worker }: Env,
  primary: Database,
  log: (line: string) => void,
) {
  if (!databaseReplicaUrl || worker === 'only') return undefined
  const database = openDatabase(databaseReplicaUrl, {
    pool: databasePool,
    watched: true,
    log: (line) => log(`Replica: ${line}`),
  })
  const watch = watchReplica(primary, database, { log, counted: countReplicaRead })
  return {
    watch,
    async close() {
      watch.stop()
      await closeDatabase(database)
    },
  }
}

function clock(): Date {
  return new Date()
}

// Resources of a running server, shared by all requests.

import type { Calendar } from '#platform/calendar.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Env } from '#platform/env.server.ts'
import type { FileStore } from '#platform/files.server.ts'
import type { Keys } from '#platform/keys.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { PageCache } from '#platform/page-cache.server.ts'
import type { Replica } from '#platform/replica.server.ts'
import type { Tenants } from '#platform/tenant.server.ts'
import type { Visits } from '#platform/visits.server.ts'

export type Resources = {
  env: Env
  database: Database
  /** Of exports and reports, where there is one. */
  replica?: Replica | undefined
  files: FileStore
  keys: Keys
  tenants: Tenants
  calendar: Calendar
  pages: PageCache
  /** Resolves when the changes that were committed before this call have invalidated their pages in this process. */
  changesReceived(): Promise<void>
  visits: Visits
  log: Log
  clock: () => Date
}

// Process that approves one billing run, to be killed in its midst.

import { approveRun } from '#features/bills/operations/runs.server.ts'
import { openDatabase } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { keysFrom } from '#platform/keys.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { openTenants } from '#platform/tenant.server.ts'

/** `url`: of the database; `run`: its number; `now`: the moment of the approval. */
export type Approval = { url: string; run: number; now: string }

process.once('message', async ({ url, run, now }: Approval) => {
  const database = openDatabase(url, { pool: 1, statementTimeoutMs: 0 })
  const tenants = await openTenants(database)
  const at = { database, files: openFileStore('/nowhere'), keys: keysFrom('the key of this process alone, 32 or more') }
  await approveRun(systemContext({ ...at, clock: () => new Date(now) }, tenants.byId(487)!, 'test'), { id: run })
  process.exit(0)
})
process.send?.('ready')

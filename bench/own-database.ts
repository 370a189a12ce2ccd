// Database of a measurement: a PostgreSQL of its own with both organisations, removed at the end.

import { chmodSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { arch, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { seedOrganisations } from '#demonstration/organisations.ts'
import type { Ctx, System } from '#platform/context.ts'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { keysFrom } from '#platform/keys.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { migrate } from '#platform/migrations.server.ts'
import { administrator, applicationRole } from '#platform/postgres-role.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'
import { openTenants } from '#platform/tenant.server.ts'

/** Writes what was loaded to the disk, so that no background write falls into what is measured next. */
type Checkpoint = () => Promise<void>

/** Runs a measurement with fsync, as Damak, in Nepali; over one connection, so that its use of indexes can be counted, unless it asks for more. */
export async function withOwnDatabase(
  measure: (ctx: Ctx<System>, checkpoint: Checkpoint, administratorUrl: string) => Promise<void>,
  { pool = 1 } = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-bench-'))
  chmodSync(folder, 0o755)
  const postgres = await startPostgres({ dataDir: join(folder, 'data') })
  try {
    await migrate({ url: postgres.url })
    const database = openDatabase(postgres.url, { pool, statementTimeoutMs: 0 })
    const seed = {
      database,
      files: openFileStore(join(folder, 'files')),
      keys: keysFrom('the key of this measurement alone'),
      clock: () => new Date(),
      tenants: await openTenants(database),
    }
    await seedOrganisations(seed)
    await seed.tenants.reload()
    const ctx = systemContext(seed, seed.tenants.byId(487)!, 'bench')
    const superuser = postgres.url.replace(`${applicationRole}@`, `${administrator}@`)
    await measure({ ...ctx, language: 'ne' }, () => checkpointAs(superuser), superuser)
    await closeDatabase(database)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The role of the product may not ask for a checkpoint; the superuser of the cluster may. */
async function checkpointAs(superuser: string): Promise<void> {
  const client = new Client({ connectionString: superuser })
  await client.connect()
  await client.query('checkpoint')
  await client.end()
}

/** The median of many runs in milliseconds, after three warm-up runs. */
export async function medianMs(runs: number, run: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 3; warm += 1) await run()
  const times: number[] = []
  for (let counted = 0; counted < runs; counted += 1) {
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)]!
}

/** Cores, architecture and Node version, for the head of a table of figures. */
export function thisMachine(): string {
  return `${cpus().length} cores, ${arch()}, Node ${process.versions.node}`
}

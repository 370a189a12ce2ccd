// Database of a measurement: a PostgreSQL of its own with both organisations, removed at the end.

import { chmodSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { arch, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedOrganisations } from '#demonstration/organisations.ts'
import type { Ctx, System } from '#platform/context.ts'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { keysFrom } from '#platform/keys.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { migrate } from '#platform/migrations.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'
import { openTenants } from '#platform/tenant.server.ts'

/** Runs a measurement over one connection, so that its use of indexes can be counted, with fsync; as Damak, in Nepali. */
export async function withOwnDatabase(measure: (ctx: Ctx<System>) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-bench-'))
  chmodSync(folder, 0o755)
  const postgres = await startPostgres({ dataDir: join(folder, 'data') })
  try {
    await migrate({ url: postgres.url })
    const database = openDatabase(postgres.url, { pool: 1, statementTimeoutMs: 0 })
    const seed = {
      database,
      files: openFileStore(join(folder, 'files')),
      keys: keysFrom('the key of this measurement alone'),
      clock: () => new Date(),
      tenants: await openTenants(database),
    }
    await seedOrganisations(seed)
    await seed.tenants.reload()
    await measure({ ...systemContext(seed, seed.tenants.byId(487)!, 'bench'), language: 'ne' })
    await closeDatabase(database)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
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

// Start of the database: embedded or DATABASE_URL, migrated and opened.

import { closeDatabase, openDatabase, type Database, type DatabaseOptions } from './database.server.ts'
import type { Env } from './env.server.ts'
import { migrate } from './migrations.server.ts'
import { runningPostgres, startPostgres, type Postgres } from './postgres.server.ts'

export type RunningDatabase = {
  db: Database
  /** For `listen` and for work that needs a connection of its own. */
  url: string
  /** Resolves with a message when the embedded PostgreSQL ends by itself; never for an external one. */
  died: Promise<string>
  /** Closes the pool, then stops the embedded PostgreSQL. */
  stop(): Promise<void>
}

type DatabaseEnv = Pick<Env, 'databaseUrl' | 'dataDir' | 'databasePool'>
type Log = (line: string) => void

/** For the server: starts what is needed. A second instance on the same data folder is a `StartupProblem`. */
export async function startDatabase(env: DatabaseEnv, log?: Log): Promise<RunningDatabase> {
  const postgres = env.databaseUrl
    ? external(env.databaseUrl)
    : await startPostgres({ dataDir: env.dataDir, ...(log && { log }) })
  return migrateAndOpen(postgres, { pool: env.databasePool, watched: true }, log)
}

/** For commands: uses the database of the server that runs on the data folder, or starts it for the duration of the command. */
export async function joinDatabase(env: DatabaseEnv, log?: Log): Promise<RunningDatabase> {
  const running = env.databaseUrl ?? runningPostgres(env.dataDir)
  if (!running) return startDatabase(env, log)
  return migrateAndOpen(external(running), { pool: env.databasePool }, log)
}

async function migrateAndOpen(
  postgres: Postgres,
  options: DatabaseOptions,
  log: Log = () => {},
): Promise<RunningDatabase> {
  try {
    await migrate({ url: postgres.url, log })
  } catch (error) {
    await postgres.stop()
    throw error
  }
  const db = openDatabase(postgres.url, { ...options, log })
  const stop = async () => {
    await closeDatabase(db)
    await postgres.stop()
  }
  return { db, url: postgres.url, died: postgres.died, stop }
}

function external(url: string): Postgres {
  return { url, died: new Promise(() => {}), stop: async () => {} }
}

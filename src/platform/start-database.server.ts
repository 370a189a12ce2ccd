// Start of the database: embedded or DATABASE_URL, migrated and opened; through a pooler where there is one.

import { sql } from 'kysely'

import { closeDatabase, openDatabase, type Database, type DatabaseOptions } from './database.server.ts'
import type { Env } from './env.server.ts'
import { migrate } from './migrations.server.ts'
import { runningPostgres, startPostgres, type Postgres } from './postgres.server.ts'
import { StartupProblem } from './startup-problem.server.ts'

export type RunningDatabase = {
  db: Database
  /** Of PostgreSQL itself, also where there is a pooler: for `listen` and for work that needs a connection of its own. */
  url: string
  /** Resolves with a message when the embedded PostgreSQL ends by itself; never for an external one. */
  died: Promise<string>
  /** Closes the pool, then stops the embedded PostgreSQL. */
  stop(): Promise<void>
}

type DatabaseEnv = Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir' | 'databasePool'>
type Log = (line: string) => void

/** For the server: starts what is needed. A second instance on the same data folder is a `StartupProblem`. */
export async function startDatabase(env: DatabaseEnv, log?: Log): Promise<RunningDatabase> {
  const url = directUrl(env)
  const postgres = url ? external(url) : await startPostgres({ dataDir: env.dataDir, ...(log && { log }) })
  return migrateAndOpen(postgres, { pool: env.databasePool, watched: true }, { pooler: poolerUrl(env), log })
}

/** For commands: uses the database of the server that runs on the data folder, or starts it for the duration of the command. */
export async function joinDatabase(env: DatabaseEnv, log?: Log): Promise<RunningDatabase> {
  const running = directUrl(env) ?? runningPostgres(env.dataDir)
  if (!running) return startDatabase(env, log)
  return migrateAndOpen(external(running), { pool: env.databasePool }, { log })
}

/** PostgreSQL itself; undefined where it is the embedded one. */
export function directUrl(env: Pick<Env, 'databaseUrl' | 'databaseDirectUrl'>): string | undefined {
  if (env.databaseDirectUrl && !env.databaseUrl) throw new StartupProblem(poolerNeeded)
  return env.databaseDirectUrl ?? env.databaseUrl
}

const poolerNeeded = 'DATABASE_DIRECT_URL needs DATABASE_URL, which is the pooler in front of it.'

function poolerUrl({ databaseUrl, databaseDirectUrl }: DatabaseEnv): string | undefined {
  return databaseDirectUrl && databaseUrl
}

async function migrateAndOpen(
  postgres: Postgres,
  options: DatabaseOptions,
  { pooler, log = () => {} }: { pooler?: string | undefined; log?: Log | undefined },
): Promise<RunningDatabase> {
  try {
    await migrate({ url: postgres.url, log })
  } catch (error) {
    await postgres.stop()
    throw error
  }
  const db = openDatabase(pooler ?? postgres.url, { ...options, isPooled: pooler !== undefined, log })
  if (pooler) await warnOfMissingTimeouts(db, log)
  const stop = async () => {
    await closeDatabase(db)
    await postgres.stop()
  }
  return { db, url: postgres.url, died: postgres.died, stop }
}

/** A pooler takes no timeouts from who connects: without its own, a slow statement has none. */
async function warnOfMissingTimeouts(db: Database, log: Log): Promise<void> {
  const { rows } = await sql<{ statementTimeout: string }>`show statement_timeout`.execute(db)
  if (rows[0]!.statementTimeout === '0')
    log('Through the pooler no statement ends by itself: give it the timeouts of deploy/pgbouncer/pgbouncer.ini.')
}

function external(url: string): Postgres {
  return { url, died: new Promise(() => {}), stop: async () => {} }
}

// PostgreSQL access: one pool, camelCase rows, and transactions that carry the context.

import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { DatabaseError, Pool, types, type PoolClient } from 'pg'
import type { ConcurrencyLimit } from '#platform/concurrency-limit.server.ts'
import { concurrencyLimit } from '#platform/concurrency-limit.server.ts'
import { acceptCopies } from '#platform/copy.server.ts'
import type { DatabaseWatch } from '#platform/database-watch.server.ts'
import { watchDatabase } from '#platform/database-watch.server.ts'
import { recordTablesOf } from '#platform/tables-read.server.ts'
import { traceStatement } from '#platform/tracing.server.ts'
import type { Tables } from '#platform/tables.server.ts'

export type Database = Kysely<Tables>

export type DatabaseOptions = {
  /** Maximum connections of this process; 10 by default. */
  pool?: number
  /** Statement timeout; 15 seconds by default, 0 for none (imports, backups). */
  statementTimeoutMs?: number
  /** For the server: connections that do not answer are closed, and a request that waits for a lock or a connection is refused in time. */
  watched?: boolean
  /** How long the server may take to tell a watch that it answers; 900 ms by default, so that refusals come within 2 seconds. */
  probeMs?: number
  /** Through a pooler in transaction mode, which takes no timeouts and sets its own. */
  isPooled?: boolean
  log?: (line: string) => void
}

/**
 * Opens a pool; nothing is connected before the first query. bigint is read as number (an error beyond 2^53), date as
 * 'YYYY-MM-DD', timestamptz as Date, numeric as text. Keys inside json values are left as they are stored.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const max = options.pool ?? 10
  const pool = new Pool({
    connectionString: url,
    max,
    ...(!options.isPooled && timeoutsOf(options)),
    connectionTimeoutMillis: options.watched ? 5_000 : 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'khanepani',
    types: { getTypeParser: parserOf },
  })
  // Without a listener, a connection that the server closes while it is idle would end this process.
  pool.on('error', (error) => options.log?.(`An idle database connection was lost: ${error.message}`))
  // The same while it is checked out between two queries of a transaction; the next query then fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', acceptCopies)
  const watch = options.watched ? watchDatabase(pool, url, options) : undefined
  const limit = connectionLimit(max)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: watch ? watchedPool(pool, watch, limit) : pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ level, query, queryDurationMillis: ms }) => {
      recordTablesOf(query.sql)
      traceStatement({ sql: query.sql, ms, failed: level === 'error' })
    },
  })
  pools.set(db, pool)
  limits.set(db, limit)
  return db
}

function timeoutsOf({ statementTimeoutMs = 15_000, watched }: DatabaseOptions) {
  const ofAll = { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: 60_000 }
  return watched ? { ...ofAll, lock_timeout: maxLockMs } : ofAll
}

/** Longer waits for a locked row or table are refused, so that they do not hold the connections of everybody else. */
const maxLockMs = 1_800

/** A quarter of the connections, at most two, are for urgent requests only: people sign in while lists wait. */
function connectionLimit(max: number): ConcurrencyLimit {
  return concurrencyLimit({
    maxRunning: max,
    reserved: Math.min(2, Math.floor(max / 4)),
    maxWaiting: 200,
    maxWaitMs: 600,
  })
}

function watchedPool(pool: Pool, watch: DatabaseWatch, limit: ConcurrencyLimit): PostgresPool {
  return {
    connect: () => connectInTurn(watch, limit),
    async end() {
      watch.stop()
      await pool.end()
    },
  }
}

async function connectInTurn(watch: DatabaseWatch, limit: ConcurrencyLimit): Promise<PoolClient> {
  const endTurn = await limit.acquire()
  try {
    const client = await watch.connect()
    const release = client.release.bind(client)
    // The pool gives the connection a new `release` each time that it is taken.
    client.release = (error) => {
      release(error)
      endTurn()
    }
    return client
  } catch (error) {
    endTurn()
    throw error
  }
}

/** The pool of an opened database, for a library that runs SQL itself (the job queue). Not for a transaction. */
export function poolOf(db: Database): Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('poolOf takes a database that openDatabase returned')
  return pool
}

/** How many wait for a connection, in front of the pool and in it. */
export function awaitedConnections(db: Database): number {
  const limit = limits.get(db)
  const inFront = limit ? limit.waiting('urgent') + limit.waiting('ordinary') : 0
  return inFront + poolOf(db).waitingCount
}

const pools = new WeakMap<Database, Pool>()
const limits = new WeakMap<Database, ConcurrencyLimit>()

export async function closeDatabase(db: Database): Promise<void> {
  await db.destroy()
}

/**
 * Runs a function with the context re-scoped to one transaction: all of it is written or nothing. Inside another
 * transaction it joins that one.
 * @example await transaction(ctx, async (tx) => { await insertAnswer(tx, answer) })
 */
export async function transaction<C extends { db: Database }, T>(ctx: C, run: (tx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return run(ctx)
  const callbacks: AfterCommit[] = []
  const result = await ctx.db.transaction().execute((db) => {
    callbacksByTransaction.set(db, callbacks)
    return run({ ...ctx, db })
  })
  for (const each of callbacks) await each()
  return result
}

type AfterCommit = () => void | Promise<void>

const callbacksByTransaction = new WeakMap<Database, AfterCommit[]>()

/** Runs a function once the running transaction is committed (never after a rollback), or at once when there is none. */
export async function afterCommit(db: Database, run: AfterCommit): Promise<void> {
  const list = callbacksByTransaction.get(db)
  if (list) list.push(run)
  else await run()
}

/** Whether a statement failed because another row has the same key; its transaction cannot continue. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505'
}

type Parser = (text: string) => unknown

const oid = { bigint: 20, date: 1082, textArray: 1009, bigintArray: 1016, dateArray: 1182 }
const readTextArray = types.getTypeParser(oid.textArray) as (text: string) => (string | null)[]

const parsers: Record<number, Parser> = {
  [oid.bigint]: safeInteger,
  [oid.date]: (text) => text,
  [oid.bigintArray]: (text) => readTextArray(text).map((each) => (each === null ? null : safeInteger(each))),
  [oid.dateArray]: readTextArray,
}

function parserOf(type: number, format?: 'text' | 'binary') {
  return (format !== 'binary' && parsers[type]) || types.getTypeParser(type, format as 'text')
}

function safeInteger(text: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number)) return number
  throw new RangeError(`The database value ${text} is too large for a number`)
}

// Watch over the connections of a pool: one that does not answer is closed, and while the database does not answer nothing waits for it.
//
// PostgreSQL's own timeouts end a slow statement; a server that is frozen or cut off from the network does not send them.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { Client, DatabaseError, type Pool, type PoolClient } from 'pg'
import { DatabaseUnavailable } from './unavailable.server.ts'

export type DatabaseWatch = {
  /** A connection of the pool; fails at once while the database is known to be unavailable. */
  connect(): Promise<PoolClient>
  stop(): void
}

/** A query or a wait for a connection that lasts longer makes the watch ask the server. With the probe: an answer within 2 s. */
const silentMs = 800
const defaultProbeMs = 900
const tickMs = 200
/** Beyond the server's own statement timeout. */
const maxQueryMs = 20_000

type WatchOptions = { log?: (line: string) => void; probeMs?: number }

type Pending = { since: number; client?: PoolClient }

/** Watches a pool from now on. `log` takes one line when the database becomes unavailable and one when it answers again. */
export function watchDatabase(pool: Pool, url: string, options: WatchOptions): DatabaseWatch {
  const { log = () => {}, probeMs = defaultProbeMs } = options
  const pending = new Set<Pending>()
  const refusals = new Set<(error: Error) => void>()
  let isDown = false
  let isProbing = false
  let lastTick = performance.now()
  let stalledAt = 0
  let probedAt = 0

  pool.on('connect', (client) => follow(client, pending))
  const timer = setInterval(tick, tickMs).unref()

  function tick(): void {
    const now = performance.now()
    // This process itself was busy: answers may be waiting to be read.
    if (now - lastTick > tickMs * 2) stalledAt = now
    lastTick = now
    const isSilent = [...pending].some(({ since }) => now - Math.max(since, probedAt, stalledAt) > silentMs)
    if ((isDown || isSilent) && !isProbing) void probe()
  }

  async function probe(): Promise<void> {
    isProbing = true
    const began = performance.now()
    const asked = [...pending].filter(({ since }) => began - since > silentMs)
    try {
      const idle = await askServer(url, asked, probeMs)
      if (isDown) log('The database answers again.')
      isDown = false
      // What the server has finished, or never received, is answered by now unless its connection is dead.
      await nextTurn()
      const old = (each: Pending) => performance.now() - each.since > maxQueryMs
      for (const each of asked) if (pending.has(each) && (idle.has(each) || old(each))) close(each)
    } catch (error) {
      if (stalledAt < began) declareDown(error as Error)
    }
    probedAt = performance.now()
    isProbing = false
  }

  function declareDown(error: Error): void {
    if (!isDown) log(`The database does not answer: ${error.message}`)
    isDown = true
    for (const refuse of refusals) refuse(new DatabaseUnavailable(error.message))
    for (const each of pending) close(each)
  }

  async function connect(): Promise<PoolClient> {
    if (isDown) throw new DatabaseUnavailable('the database does not answer')
    const waiting: Pending = { since: performance.now() }
    const refused = Promise.withResolvers<never>()
    pending.add(waiting)
    refusals.add(refused.reject)
    const connecting = pool.connect()
    try {
      return await Promise.race([connecting, refused.promise])
    } catch (error) {
      void releaseLate(connecting)
      throw error
    } finally {
      pending.delete(waiting)
      refusals.delete(refused.reject)
    }
  }

  return { connect, stop: () => clearInterval(timer) }
}

/** Returns a connection that came after whoever waited for it was refused. */
async function releaseLate(connecting: Promise<PoolClient>): Promise<void> {
  try {
    const client = await connecting
    client.release()
  } catch {
    // It has failed, and whoever waited for it has the error.
  }
}

/** Adds an entry while the connection has queries without an answer. */
function follow(client: PoolClient, pending: Set<Pending>): void {
  let current: Pending | undefined
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const answered = () => {
    if (current) pending.delete(current)
    current = undefined
  }
  Object.assign(client, {
    query(...args: unknown[]) {
      current ??= { since: performance.now(), client }
      pending.add(current)
      return query(...args)
    },
  })
  for (const event of ['drain', 'error', 'end'] as const) client.on(event as 'end', answered)
}

function close({ client }: Pending): void {
  if (client) streamOf(client).destroy(new DatabaseUnavailable('the database connection does not answer'))
}

/** Those among the pending queries whose connection is idle on the server; rejects when the server does not answer. */
async function askServer(url: string, asked: readonly Pending[], probeMs: number): Promise<Set<Pending>> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
    application_name: 'khanepani-probe',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const pids = asked.flatMap((each) => (each.client ? [pidOf(each.client)] : []))
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
        where pid = any($1) and state like 'idle%' and state_change < clock_timestamp() - interval '0.7 seconds'`,
      [pids],
    )
    const idle = new Set(rows.map(({ pid }) => pid))
    return new Set(asked.filter((each) => each.client && idle.has(pidOf(each.client))))
  } catch (error) {
    // No connection left for the probe is an answer too.
    if (error instanceof DatabaseError && error.code === '53300') return new Set()
    throw error
  } finally {
    // Ending it politely would wait for a server that does not answer.
    streamOf(client).destroy()
  }
}

function streamOf(client: PoolClient | Client) {
  return (client as Client).connection.stream
}

function pidOf(client: PoolClient): number {
  return (client as unknown as { processID: number }).processID
}

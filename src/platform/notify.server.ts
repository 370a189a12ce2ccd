// Notifications between instances through PostgreSQL LISTEN and NOTIFY.

import { sql } from 'kysely'
import { Client } from 'pg'
import type { Database } from './database.server.ts'

export type Listener = {
  /** One message of a channel, in the order of the commits. */
  message(payload: string, channel: string): void
  /** The connection was lost and is restored: messages in between are lost, so whatever depends on them is stale. */
  missed(): void
}

export type Listening = {
  /**
   * Resolves when the messages of all transactions that were committed before this call have been received, or the connection is lost.
   * PostgreSQL delivers what is due before it is ready for the next query.
   */
  received(): Promise<void>
  stop(): Promise<void>
}

const maxDelayMs = 5000
/** How often the connection is asked for an answer, and how long for. */
const defaultHeartbeat = { everyMs: 10_000, timeoutMs: 5_000 }

/**
 * Listens on its own connection and reconnects indefinitely. Resolves once it listens (or after the first failed attempt,
 * from which it recovers with `missed`). A connection that no longer answers is replaced like a lost one. `stop` ends it.
 */
export async function listen(
  url: string,
  channels: string | readonly string[],
  listener: Listener,
  heartbeat = defaultHeartbeat,
): Promise<Listening> {
  const names = [channels].flat()
  let client: Client | undefined
  /** Resolves when the connection has answered; one question at a time, as `pg` asks for. */
  let ask: (() => Promise<unknown>) | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(delayMs: number): Promise<boolean> {
    const fresh = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: heartbeat.timeoutMs,
      query_timeout: heartbeat.timeoutMs,
      application_name: `khanepani-listen-${names[0]}`,
    })
    client = fresh
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload, channel }) => listener.message(payload ?? '', channel))
    try {
      await fresh.connect()
      for (const name of names) await fresh.query(`listen ${fresh.escapeIdentifier(name)}`)
    } catch {
      cut(fresh)
      scheduleReconnect(Math.min(delayMs * 2, maxDelayMs))
      return false
    }
    let answered: Promise<unknown> = Promise.resolve()
    ask = () => (answered = answered.then(() => fresh.query('select 1')).catch(() => cut(fresh)))
    const beating = setInterval(() => void ask?.(), heartbeat.everyMs).unref()
    fresh.once('end', () => {
      clearInterval(beating)
      ask = undefined
      scheduleReconnect(50)
    })
    return true
  }

  function scheduleReconnect(delayMs: number): void {
    if (stopped) return
    retry = setTimeout(() => void reconnect(delayMs), delayMs)
  }

  async function reconnect(delayMs: number): Promise<void> {
    if ((await connect(delayMs)) && !stopped) listener.missed()
  }

  await connect(50)
  return {
    async received() {
      await ask?.()
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      // Ending it politely would wait for a server that may not answer.
      if (client) cut(client)
    },
  }
}

function cut(client: Client): void {
  client.connection.stream.destroy()
}

/** Notifies every listener of the channel; inside a transaction, when it is committed. A payload has at most 7,999 bytes. */
export async function notify(db: Database, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

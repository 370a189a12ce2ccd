// Notifications between instances through PostgreSQL LISTEN and NOTIFY.

import { sql } from 'kysely'
import { Client } from 'pg'
import type { Database } from './database.server.ts'

export type Listener = {
  /** One message of the channel. */
  message(payload: string): void
  /** The connection was lost and is restored: messages in between are lost, so whatever depends on them is stale. */
  missed(): void
}

const maxDelayMs = 5000

/**
 * Listens on its own connection and reconnects indefinitely. Resolves once it listens (or after the first failed attempt,
 * from which it recovers with `missed`). `stop` ends it.
 */
export async function listen(url: string, channel: string, listener: Listener): Promise<{ stop(): Promise<void> }> {
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(delayMs: number): Promise<boolean> {
    const fresh = new Client({
      connectionString: url,
      keepAlive: true,
      application_name: `khanepani-listen-${channel}`,
    })
    client = fresh
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => listener.message(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    } catch {
      await fresh.end().catch(() => {})
      scheduleReconnect(Math.min(delayMs * 2, maxDelayMs))
      return false
    }
    fresh.once('end', () => scheduleReconnect(50))
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
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}

/** Notifies every listener of the channel; inside a transaction, when it is committed. A payload has at most 7,999 bytes. */
export async function notify(db: Database, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

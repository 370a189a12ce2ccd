// How do the instances of the product tell each other that something has changed?

import { sql } from 'kysely'
import { Client } from 'pg'
import type { Database } from './database.server.ts'

export type Listener = {
  /** One message of the channel. */
  message(payload: string): void
  /** The connection was lost and is back: messages in between are gone, so whatever was built on them is stale. */
  missed(): void
}

const longestPauseMs = 5000

/**
 * Listens on its own connection and reconnects for ever. Resolves once it listens (or after the first failed attempt,
 * from which it recovers with `missed`). `stop` ends it.
 */
export async function listen(url: string, channel: string, listener: Listener): Promise<{ stop(): Promise<void> }> {
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  async function connect(pauseMs: number): Promise<boolean> {
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
      again(Math.min(pauseMs * 2, longestPauseMs))
      return false
    }
    fresh.once('end', () => again(50))
    return true
  }

  function again(pauseMs: number): void {
    if (stopped) return
    retry = setTimeout(() => void reconnect(pauseMs), pauseMs)
  }

  async function reconnect(pauseMs: number): Promise<void> {
    if ((await connect(pauseMs)) && !stopped) listener.missed()
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

/** Tells every listener of the channel; inside a transaction, when it is committed. A payload has at most 7,999 bytes. */
export async function notify(db: Database, channel: string, payload = ''): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

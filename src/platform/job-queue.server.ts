// The job queue: pg-boss in the schema `jobs`, on the product's own connections, filled inside a caller's transaction.

import type { ConstructorOptions, PgBoss } from 'pg-boss'
import type { Database } from '#platform/database.server.ts'
import { poolOf } from '#platform/database.server.ts'
import { listen } from '#platform/notify.server.ts'

/** The tables are created by the migrations of the product: the library only checks their version. */
const tables: ConstructorOptions = { schema: 'jobs', migrate: false, createSchema: false }
const silent: ConstructorOptions = { ...tables, supervise: false, schedule: false }

/**
 * Adds a job; inside a transaction it exists if and only if that commits. `data` carries ids only. While a job with the same
 * key waits in the queue, none is added. `startAfter` is compared with the database's clock: the job itself decides, by rows and
 * by its own clock, whether anything is due.
 */
export async function enqueue(
  db: Database,
  queue: string,
  data: Record<string, number | string>,
  { key, startAfter }: { key: string; startAfter?: Date },
): Promise<void> {
  const boss = await openSender(db)
  await boss.send(queue, data, { singletonKey: key, ...(startAfter && { startAfter }) })
}

/** The queue without workers: to add, find and retry jobs. Loaded on first use, so that it does not delay the start. */
export async function openSender(db: Database): Promise<PgBoss> {
  const { PgBoss, fromKysely } = await import('pg-boss')
  return new PgBoss({ ...silent, db: fromKysely(db.withoutPlugins()) })
}

/** The queue with workers and schedules; the caller listens to its errors, starts it and stops it. */
export async function openQueue(db: Database, url: string, options: ConstructorOptions): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  return new PgBoss({ ...tables, useListenNotify: true, ...options, db: connectionsOf(db, url) })
}

function connectionsOf(db: Database, url: string): NonNullable<ConstructorOptions['db']> {
  const pool = poolOf(db)
  return {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, message, missed) => {
      const listening = await listen(url, channel, { message, missed })
      return { close: () => listening.stop() }
    },
  }
}

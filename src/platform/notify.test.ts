// Notifications: delivery on commit, and recovery of a lost connection.

import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startDatabaseProxy } from '#tests/database-proxy.ts'
import { freshDatabase } from '#tests/database.ts'
import { transaction } from './database.server.ts'
import { listen, notify } from './notify.server.ts'

test('a message arrives when its transaction is committed, and never after a rollback', async () => {
  const { db, url } = await freshDatabase()
  const received = await startListening(url)
  await expect(
    transaction({ db }, async (tx) => {
      await notify(tx.db, 'changes', 'undone')
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await transaction({ db }, (tx) => notify(tx.db, 'changes', 'organisation 487'))
  await notify(db, 'elsewhere', 'not for us')
  await notify(db, 'changes', 'last')
  await vi.waitFor(() => expect(received.messages).toEqual(['organisation 487', 'last']), { timeout: 20_000 })
})

test('whoever waits until messages are received has those of every transaction that was committed before', async () => {
  const { db, url } = await freshDatabase()
  const received = await startListening(url)
  for (let n = 0; n < 50; n += 1) {
    await notify(db, 'changes', `${n}`)
    await received.received()
    expect(received.messages.at(-1)).toBe(`${n}`)
  }
})

test('several channels share a connection, and nobody waits for a lost one', async () => {
  const { db, url } = await freshDatabase()
  const messages: string[] = []
  const listener = {
    message: (payload: string, channel: string) => void messages.push(`${channel} ${payload}`),
    missed() {},
  }
  const { stop, received } = await listen(url, ['changes', 'others'], listener)
  await notify(db, 'others', '1')
  await notify(db, 'changes', '2')
  await received()
  expect(messages).toEqual(['others 1', 'changes 2'])
  await stop()
  await received()
})

test('a lost connection is restored and reports that messages may be missing', async () => {
  const { db, url } = await freshDatabase()
  const received = await startListening(url)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'khanepani-listen-changes' and datname = current_database()`.execute(db)
  await vi.waitFor(() => expect(received.missed).toBe(1), { timeout: 20_000 })
  await notify(db, 'changes', 'after')
  await vi.waitFor(() => expect(received.messages).toEqual(['after']), { timeout: 20_000 })
})

test('a connection that is open but dead is replaced as well', async () => {
  const { db, url } = await freshDatabase()
  const proxy = await startDatabaseProxy(url)
  onTestFinished(() => proxy.close())
  const received = await startListening(proxy.url, { everyMs: 200, timeoutMs: 300 })
  proxy.freeze()
  proxy.restoreNewOnly()
  await vi.waitFor(() => expect(received.missed).toBe(1), { timeout: 20_000 })
  await notify(db, 'changes', 'after')
  await vi.waitFor(() => expect(received.messages).toEqual(['after']), { timeout: 20_000 })
})

async function startListening(
  url: string,
  heartbeat?: { everyMs: number; timeoutMs: number },
): Promise<{ messages: string[]; missed: number; received(): Promise<void> }> {
  const received = { messages: [] as string[], missed: 0, received: () => listening.received() }
  const listener = {
    message: (payload: string) => void received.messages.push(payload),
    missed: () => void received.missed++,
  }
  const listening = await listen(url, 'changes', listener, heartbeat)
  onTestFinished(() => listening.stop())
  return received
}

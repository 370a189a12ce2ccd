// Outbox: delivery by workers, retries under one Message-ID, claims and requeueing.

import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { smtpMail } from '#platform/mail.server.ts'
import { messageJobs } from '#platform/message-jobs.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { openWorld } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import type { Deliver } from './outbox.server.ts'
import { deliverMessage, queueMessage, requeueDueMessages } from './outbox.server.ts'

const longWait = { timeout: 40_000, interval: 50 }
const mailFrom = 'Damak <office@damak.test>'

test('a slow mail server gets every mail once, several at a time, without an open transaction', async () => {
  const world = await openWorld()
  const server = await startMailServer({ acceptAfterMs: () => 2500 })
  const recipients = ['sita@example.org', 'hari@example.org', 'maya@example.org', 'gita@example.org']
  for (const recipient of recipients) await queue(world, recipient)
  const { resources, databaseUrl: url } = world
  const jobs = messageJobs({ mail: smtpMail({ smtpUrl: server.url, mailFrom })! })
  const workers = startJobs({ resources, url, timings: { pollSeconds: 0.5 } }, jobs)
  onTestFinished(() => workers.stop())
  await vi.waitFor(() => expect(server.received).toHaveLength(4), longWait)
  expect(server.accepted.length).toBeLessThan(4)
  expect(await openTransactions(world)).toBe(0)
  await vi.waitFor(async () => expect(await sent(world)).toBe(4), longWait)
  await workers.stop()
  expect(server.received.map(({ recipient }) => recipient).toSorted()).toEqual(recipients.toSorted())
})

test('a retried mail has the same Message-ID, in the domain of the sender', async () => {
  const world = await openWorld()
  await queue(world, 'sita@example.org')
  const server = await startMailServer()
  const mail = smtpMail({ smtpUrl: server.url, mailFrom })!
  // Accepted by the server, and the response lost.
  const losingResponse: Deliver = async (message) => {
    await mail(message)
    throw new Error('connection lost')
  }
  const { database, clock } = world.resources
  expect(await deliverMessage({ database, clock }, losingResponse, 1)).toBe('postponed')
  expect(await deliverMessage({ database, clock: later(clock(), 2) }, mail, 1)).toBe('sent')
  const [first, second] = server.received.map(({ messageId }) => messageId)
  expect(first).toMatch(/^<[0-9a-f-]{36}@damak\.test>$/)
  expect(second).toBe(first)
})

const never: Deliver = () => Promise.reject(new Error('refused'))

test('a message whose sender was killed is due again after its claim, and given up after twelve tries', async () => {
  const world = await openWorld()
  await queue(world, 'sita@example.org')
  const { database, clock } = world.resources
  let at = clock()
  const outcomes: string[] = []
  for (let tried = 0; tried < 14; tried++) {
    outcomes.push(await deliverMessage({ database, clock: () => at }, never, 1))
    at = new Date(at.getTime() + 300 * 60_000)
  }
  expect(outcomes).toEqual([...Array(11).fill('postponed'), 'given up', 'not due', 'not due'])
  expect(await requeueDueMessages(database, ['mail'], at)).toBe(0)
})

test('due messages are enqueued again once each, except those of a channel without delivery', async () => {
  const world = await openWorld()
  await queue(world, 'sita@example.org')
  await sql`delete from jobs.job`.execute(world.resources.database)
  const { database, clock } = world.resources
  expect(await requeueDueMessages(database, ['sms'], clock())).toBe(0)
  for (let round = 0; round < 2; round++) expect(await requeueDueMessages(database, ['mail'], clock())).toBe(1)
  const jobs = await sql<{ data: unknown }>`select data from jobs.job`.execute(database)
  expect(jobs.rows).toEqual([{ data: { id: 1 } }])
})

test('news by SMS waits for the morning, also after a failure, and its time begins then; a code does not wait', async () => {
  const world = await openWorld()
  world.travelTo('2026-11-20T15:00:00Z')
  const sms = { channel: 'sms', recipient: '+9779841234567', body: 'नमस्ते', validSeconds: 3600 } as const
  await queueMessage(world.system(world.damak), { ...sms, kind: 'update' })
  await queueMessage(world.system(world.damak), { ...sms, kind: 'code' })
  const { database } = world.resources
  const rows = await database.selectFrom('outbox').select(['nextTryAt', 'expiresAt']).orderBy('id').execute()
  const [morning, hour] = [new Date('2026-11-21T01:15:00Z'), 3_600_000]
  expect(rows).toEqual([
    { nextTryAt: morning, expiresAt: new Date(morning.getTime() + hour) },
    { nextTryAt: new Date('2026-11-20T15:00:00Z'), expiresAt: new Date('2026-11-20T16:00:00Z') },
  ])
  const at = (instant: string) => ({ database, clock: () => new Date(instant) })
  expect(await deliverMessage(at('2026-11-20T18:00:00Z'), never, 1)).toBe('not due')
  await database
    .updateTable('outbox')
    .set({ nextTryAt: new Date('2026-11-20T14:14:30Z') })
    .where('id', '=', 1)
    .execute()
  expect(await deliverMessage(at('2026-11-20T14:14:30Z'), never, 1)).toBe('postponed')
  const postponed = await database.selectFrom('outbox').select('nextTryAt').where('id', '=', 1).execute()
  expect(postponed).toEqual([{ nextTryAt: morning }])
})

function queue(world: World, recipient: string): Promise<void> {
  return queueMessage(world.system(world.damak), {
    kind: 'update',
    channel: 'mail',
    recipient,
    subject: 'दर्ता',
    body: 'नमस्ते',
  })
}

function later(moment: Date, minutes: number) {
  return () => new Date(moment.getTime() + minutes * 60_000)
}

async function openTransactions({ resources }: World): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`.execute(resources.database)
  return rows[0]!.count
}

async function sent({ resources }: World): Promise<number> {
  const rows = await resources.database.selectFrom('outbox').select('id').where('sentAt', 'is not', null).execute()
  return rows.length
}

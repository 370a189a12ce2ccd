// API tests of the office's messages: list, masked recipients, filters, a new try of a failed message, indexes.

import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Message } from '#platform/outbox.server.ts'
import { deliverMessage, queueMessage } from '#platform/outbox.server.ts'
import { poolOf } from '#platform/database.server.ts'
import { removeOldMessages } from '#platform/outbox-retention.server.ts'
import type { Tables } from '#platform/tables.server.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, startOfStory, type World } from '#tests/world.ts'
import type { ListedMessage, MessagesPage } from './contract/api.ts'
import { countMessages, listMessages } from './store.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const home = '/admin/messages/487'

async function call<Body = ListedMessage>(method: string, path: string, as = cast.rajendra) {
  const answer = await world.api(method, `${home}${path}`, { as })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const list = async (query: string) => (await call<MessagesPage>('GET', `?${query}`)).body
const mail = { kind: 'invitation', channel: 'mail', recipient: 'Sita@example.org', body: 'code 123456' } as const

async function queue(message: Message, org = world.damak): Promise<number> {
  await queueMessage(world.system(org), message)
  const { id } = await world.resources.database
    .selectFrom('outbox')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

/** Delivers until it is given up, over a day. */
async function giveUp(id: number, error: string): Promise<void> {
  const { database } = world.resources
  for (let tried = 0; tried < 12; tried++) {
    const at = new Date(startOfStory.getTime() + tried * 2 * 3_600_000)
    await database.updateTable('outbox').set({ nextTryAt: at }).where('id', '=', id).execute()
    await deliverMessage({ database, clock: () => at }, () => Promise.reject(new Error(error)), id)
  }
}

test('messages are listed newest first, masked, without their text, by state, channel and whole recipient', async () => {
  const failed = await queue(mail)
  await giveUp(failed, 'all recipients were rejected: 550 <sita@example.org>')
  const sms = await queue({ kind: 'code', channel: 'sms', recipient: '+9779841234567', body: 'code 654321' })
  await queue({ ...mail, recipient: 'hari@example.org' }, world.kakarvitta)
  const all = await list('limit=10')
  expect(all.data.map(({ id, state, recipient, kind }) => [id, state, recipient, kind])).toEqual([
    [sms, 'queued', '98•-•••••67', 'code'],
    [failed, 'failed', 'S•••@example.org', 'invitation'],
  ])
  expect(JSON.stringify(all)).not.toMatch(/123456|654321|sita@/i)
  expect(all.data[1]).toMatchObject({ failure: 'recipient', tries: 12, may: { retry: { ok: true } } })
  const ids = async (query: string) => (await list(query)).data.map(({ id }) => id)
  expect(await ids('state=failed')).toEqual([failed])
  expect(await ids('state=queued')).toEqual([sms])
  expect(await ids('state=sent')).toEqual([])
  expect(await ids('channel=sms')).toEqual([sms])
  expect(await ids(`search=${encodeURIComponent('९८४-१२३४५६७')}`)).toEqual([sms])
  expect(await ids('search=sita@EXAMPLE.org')).toEqual([failed])
  expect(await ids('search=sita')).toEqual([])
  expect((await call('GET', '/states')).body).toEqual({
    queued: 1,
    sent: 0,
    failed: 1,
    sends: { mail: false, sms: false },
  })
})

test('a failed message is tried again with its text while it is valid, with an audit row, and then no more', async () => {
  const { database } = world.resources
  const id = await queue({ ...mail, recipient: 'maya@example.org' })
  expect(await call('POST', `/${id}/retries`)).toMatchObject({ status: 409, body: { key: 'outbox.still_queued' } })
  await giveUp(id, 'connect ECONNREFUSED 127.0.0.1:25')
  expect((await list('search=maya@example.org')).data[0]).toMatchObject({ state: 'failed', failure: 'unreachable' })
  await sql`delete from jobs.job`.execute(database)
  const retried = await call('POST', `/${id}/retries`)
  expect(retried).toMatchObject({ status: 201, body: { state: 'queued', tries: 0 } })
  const jobs = await sql<{ data: unknown }>`select data from jobs.job where name = 'deliver-mail'`.execute(database)
  expect(jobs.rows).toEqual([{ data: { id } }])
  const audit = database.selectFrom('auditRows').select(['actorName', 'outcome']).where('action', '=', 'retryMessage')
  expect(await audit.where('target', '=', `${home}/${id}/retries`).orderBy('id').execute()).toEqual([
    { actorName: 'Rajendra Karki', outcome: 'outbox.still_queued' },
    { actorName: 'Rajendra Karki', outcome: 'done' },
  ])
  const delivered: string[] = []
  const deliver = async ({ body }: { body: string }) => void delivered.push(body)
  await deliverMessage({ database, clock: () => startOfStory }, deliver, id)
  expect(delivered).toEqual([mail.body])
  expect(await call('POST', `/${id}/retries`)).toMatchObject({ status: 409, body: { key: 'outbox.already_sent' } })
})

test('a failed message loses its text when it expires and is not tried again', async () => {
  const { database } = world.resources
  const id = await queue({ ...mail, recipient: 'gita@example.org' })
  await giveUp(id, 'timeout')
  await removeOldMessages(database, new Date(startOfStory.getTime() + 3 * 86_400_000))
  const stored = await database.selectFrom('outbox').select('body').where('id', '=', id).executeTakeFirstOrThrow()
  expect(stored.body).toBe('')
  expect((await call('POST', `/${id}/retries`)).body).toMatchObject({ key: 'outbox.no_longer_valid' })
})

test('messages of another organisation are not found, and only administrators see any', async () => {
  const id = await queue(mail, world.kakarvitta)
  expect(await call('POST', `/${id}/retries`)).toMatchObject({ status: 404, body: { key: 'outbox.unknown' } })
  expect((await call('GET', '', cast.kamala)).status).toBe(403)
})

test('every view of twenty thousand messages reads an index, not the table', async () => {
  const { database } = world.resources
  await sql`insert into outbox (org_id, channel, recipient, body, queued_at, expires_at, sent_at, next_try_at, given_up_at)
    select 487, case when n % 3 = 0 then 'sms' else 'mail' end, 'p' || n || '@example.org', '', now(), now(),
           case when n % 500 > 1 then now() end, case when n % 500 = 0 then now() end, case when n % 500 = 1 then now() end
      from generate_series(1, 20000) n`.execute(database)
  await sql`analyze outbox`.execute(database)
  for (const request of [
    {},
    { state: 'queued' },
    { state: 'failed' },
    { state: 'sent' },
    { channel: 'sms' },
    { recipient: 'p77@example.org' },
  ] as const) {
    const plans = await plansOf((db) => {
      const scope = { org: world.damak, db }
      const paging = { direction: 'desc', offset: 0, limit: 20 } as const
      return Promise.all([listMessages(scope, request, paging), countMessages(scope, { state: 'failed' }, 10_001)])
    })
    for (const plan of plans) expect(plan, JSON.stringify(request)).not.toContain('Seq Scan')
  }
})

/** The plan of each query that was sent. */
async function plansOf(run: (db: Kysely<Tables>) => Promise<unknown>): Promise<string[]> {
  const sent: { sql: string; parameters: readonly unknown[] }[] = []
  const pool = poolOf(world.resources.database)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ query }) => void sent.push(query),
  })
  await run(db)
  return Promise.all(
    sent.map(async (query) => {
      const { rows } = await pool.query(`explain ${query.sql}`, [...query.parameters])
      return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
    }),
  )
}

test('the times decide the order, whatever the numbers', async () => {
  const own = { ...mail, recipient: 'order@example.org' }
  const numbers = [await queue(own), await queue(own)]
  const { database } = world.resources
  const at = new Date(startOfStory.getTime() - 86_400_000)
  await database.updateTable('outbox').set({ queuedAt: at }).where('id', '=', numbers[1]!).execute()
  const listed = async (order: string) => {
    const { data } = await list(`limit=10&search=${own.recipient}&sortBy=queuedAt&sortOrder=${order}`)
    return data.map(({ id }) => id)
  }
  expect(await listed('desc')).toEqual(numbers)
  expect(await listed('asc')).toEqual(numbers.toReversed())
})

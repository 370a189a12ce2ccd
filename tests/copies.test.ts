// Tests of copies of pages from before a change, in two instances: who gets one after an addition, and that nobody does after a withdrawal.

import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { article } from '#features/news/operations/definition.server.ts'
import { addItem, withdraw } from '#features/publishing/operations/workflow.server.ts'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { createPermanentItems } from './all-samples.ts'
import { cast } from './cast.ts'
import { note, titled } from './published-samples.ts'
import { changesPropagated, openInstance, type Answer, type Instance } from './whole-product.ts'
import { openWorld, type World } from './world.ts'

/** The cookie of a browser in which staff have just changed something. */
const editor = { headers: { cookie: 'preferredLanguage=en; recentChange=1' } }

let world: World
let instances: Instance[]
let entered = 0

beforeAll(async () => {
  world = await openWorld()
  await createPermanentItems(world.system(world.damak))
  instances = [await openInstance(world), await openInstance(world)]
}, 120_000)

beforeEach(async () => {
  for (const instance of instances) for (const path of ['/', '/news']) await requestOften(instance, path)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await changesPropagated(world, instances)
})

test('after an addition other readers get the copy, marked as such, while the page is rendered; the editor gets the new page', async () => {
  const release = await lockDocuments()
  const before = await instances[0]!.request('/')
  const title = await publishArticle()
  for (const instance of instances) {
    await instance.changesReceived()
    const copy = await instance.request('/')
    expect([copy.status, copy.body]).toEqual([200, before.body])
    expect(copy.headers).toMatchObject({ age: '0', 'cache-status': 'khanepani; hit; detail=revalidating' })
    expect(copy.headers['cache-control']).toBe('private, no-cache')
  }
  const editors = instances.map((instance) => instance.request('/', editor))
  await release()
  for (const { body, headers } of await Promise.all(editors)) {
    expect(body).toContain(title)
    expect(headers['cache-status']).toBeUndefined()
  }
  await changesPropagated(world, instances)
  for (const instance of instances) expect(await read(instance, '/')).toContain(title)
})

test('a copy is served for two seconds at most; then every reader waits for the new page', async () => {
  const began = performance.now()
  const elapsed = vi.spyOn(performance, 'now').mockReturnValue(began)
  const release = await lockDocuments()
  const title = await publishArticle()
  const [instance] = instances as [Instance]
  await instance.changesReceived()
  elapsed.mockReturnValue(began + 1_999)
  expect(await read(instance, '/')).not.toContain(title)
  elapsed.mockReturnValue(began + 2_000)
  const waiting = read(instance, '/')
  await release()
  expect(await waiting).toContain(title)
})

test('after a withdrawal nobody gets the page from before, whatever was added at the same time', async () => {
  const { id, title } = await addArticle()
  await changesPropagated(world, instances)
  for (const instance of instances) expect(await requestOften(instance, '/')).toContain(title)
  const release = await lockDocuments()
  await publishArticle()
  await withdraw(world.system(world.damak), article, id, note)
  await publishArticle()
  const answers: Promise<Answer>[] = []
  for (const instance of instances) {
    await instance.changesReceived()
    answers.push(instance.request('/'), instance.request('/'), instance.request('/', editor))
  }
  await release()
  for (const { body, headers } of await Promise.all(answers)) {
    expect(body).not.toContain(title)
    expect(headers['cache-status']).toBeUndefined()
  }
})

test('the next request of an editor has the change, in whichever instance, before its notification is processed otherwise', async () => {
  for (let n = 0; n < 5; n += 1) {
    const title = await publishArticle()
    for (const instance of instances) expect((await instance.request('/news', editor)).body).toContain(title)
  }
})

test('staff get the cookie with each change, for ten seconds; readers, customers and reading staff never', async () => {
  const [instance] = instances as [Instance]
  const { token } = (await world.session(cast.maya)).accessToken
  const authorization = `Bearer ${token}`
  const { id } = await addArticle()
  const sent = {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ noteEn: note.en }),
  }
  const withdrawals = `/web-resources/admin/news/487/${id}/withdrawals`
  const done = await instance.request(withdrawals, sent)
  expect([done.status, done.headers['set-cookie']]).toEqual([
    201,
    ['recentChange=1; Path=/; Max-Age=10; SameSite=Lax; HttpOnly'],
  ])
  const refused = await instance.request(withdrawals, sent)
  const reading = await instance.request('/web-resources/admin/news/487', { headers: { authorization } })
  const customer = (await world.session(cast.sita)).accessToken.token
  const signedOut = await instance.request('/web-resources/auth/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${customer}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(reading.status).toBe(200)
  for (const { headers } of [refused, reading, signedOut]) expect(headers['set-cookie']).toBeUndefined()
})

/** Publishes an article and returns its title. */
async function publishArticle(): Promise<string> {
  return (await addArticle()).title
}

async function addArticle(): Promise<{ id: number; title: string }> {
  entered += 1
  const name = `copy${entered}`
  const { id } = await addItem(world.system(world.damak), article, {
    slug: name,
    category: 'works',
    publishedOn: '2026-11-21',
    title: titled(name),
    summary: titled(name),
    blocks: [],
  })
  return { id, title: titled(name).en }
}

async function read(instance: Instance, path: string): Promise<string> {
  return (await instance.request(path)).body
}

/** So often that the page is in demand after the next change. */
async function requestOften(instance: Instance, path: string): Promise<string> {
  for (let n = 0; n < 8; n += 1) await read(instance, path)
  return read(instance, path)
}

/** Locks a table that is read after every change, so that each render waits; returns how it is released. */
async function lockDocuments(): Promise<() => Promise<void>> {
  const database = openDatabase(world.databaseUrl, { pool: 1 })
  const releasing = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = database.transaction().execute(async (tx) => {
    await sql`lock table documents in access exclusive mode`.execute(tx)
    locked.resolve()
    await releasing.promise
  })
  onTestFinished(() => releasing.resolve())
  await locked.promise
  return async () => {
    releasing.resolve()
    await holding
    await closeDatabase(database)
  }
}

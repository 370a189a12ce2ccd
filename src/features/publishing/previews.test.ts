// API tests of previews: made once, listed, revoked, expired; read as if public without anything becoming public; audit.

import { beforeEach, expect, test } from 'vitest'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { publishedKinds } from '#root/features.server.ts'
import { readQuestions } from '#features/services/operations/questions.server.ts'
import type { ListedPreviews, NewPreview } from './contract/previews.ts'
import { asPublished, findPreview } from './operations/previews.server.ts'

let world: World
let id: number

const home = '/admin/questions/487'
const texts = {
  questionNe: 'पानी कहिले?',
  questionEn: 'When is water?',
  answerNe: 'बिहान।',
  answerEn: 'In the morning.',
}

beforeEach(async () => {
  world = await openWorld()
  id = ((await call('POST', '', { ...texts, start: 'draft' })).body as { id: number }).id
})

async function call<Body = unknown>(method: string, path: string, body?: object, as = cast.maya) {
  const answer = await world.api(method, `${home}${path}`, { as, ...(body && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: JSON.parse(text || '{}') as Body }
}

const share = async () => (await call<NewPreview>('POST', `/${id}/previews`, {})).body
const listed = async () => (await call<ListedPreviews>('GET', `/${id}/previews`)).body.data
const found = (address: string, org = world.damak) =>
  findPreview(world.visitor(org), publishedKinds, address.replace('/preview/', ''))

test('a preview shows a draft as if it were public, and nobody else sees it', async () => {
  const { address } = await share()
  expect(address).toMatch(/^\/preview\/[\w-]{43}$/)
  const previewed = (await found(address))!
  expect(previewed).toMatchObject({ id, page: '/miscellaneous' })
  const visitor = world.visitor(world.damak)
  const titles = async (ctx: typeof visitor) =>
    (await readQuestions(ctx, { page: 1, limit: 100 })).data.map(({ question }) => question.en)
  const [seen, meanwhile] = await asPublished(visitor, previewed, async (tx) => [
    await titles(tx),
    await titles(visitor),
  ])
  expect(seen).toContain(texts.questionEn)
  expect(meanwhile, 'for everybody else, while it is read').not.toContain(texts.questionEn)
  expect((await call<{ state: string; acts: [] }>('GET', `/${id}`)).body).toMatchObject({ state: 'draft', acts: [] })
})

test('the token is stored as a hash only, ends after seven days, and belongs to its organisation', async () => {
  const { address, expiresAt } = await share()
  expect(expiresAt).toBe('2026-11-29T05:15:00.000Z')
  const rows = await world.resources.database.selectFrom('publishingPreviews').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(address.replace('/preview/', ''))
  expect(await found(address, world.kakarvitta)).toBeUndefined()
  world.travelTo('2026-11-29T05:14:59Z')
  expect(await found(address)).toBeDefined()
  world.travelTo('2026-11-29T05:15:00Z')
  expect(await found(address)).toBeUndefined()
  expect(await listed()).toEqual([])
})

test('an address is revoked by another person of the office, and the audit has both', async () => {
  const { address, id: preview } = await share()
  expect(await listed()).toMatchObject([{ id: preview, by: 'Maya Rai' }])
  expect(
    (await call('DELETE', `/${id}/previews/${preview}`, undefined, permitted(cast.gita, 'content:write'))).status,
  ).toBe(204)
  expect(await found(address)).toBeUndefined()
  expect((await call('DELETE', `/${id}/previews/${preview}`)).status).toBe(404)
  const rows = await world.resources.database
    .selectFrom('auditRows')
    .select(['action', 'actorName', 'target'])
    .where('action', 'like', '%QuestionPreview')
    .where('outcome', '=', 'done')
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { action: 'shareQuestionPreview', actorName: cast.maya.name.en, target: `question ${id}` },
    { action: 'revokeQuestionPreview', actorName: cast.gita.name.en, target: `question ${id}` },
  ])
})

test('an item has at most ten addresses in force', async () => {
  for (let number = 1; number <= 10; number += 1) await share()
  expect(await call('POST', `/${id}/previews`, {})).toMatchObject({
    status: 409,
    body: { key: 'publishing.too_many_previews' },
  })
})

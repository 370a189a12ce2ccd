// API tests of earlier versions: stored by each correction, read, restored by a correction with its note, limited in number.

import { beforeEach, expect, test } from 'vitest'
import { cast, holderOf } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { maxVersions } from './contract/versions.ts'

let world: World
let id: number

const home = '/admin/questions/487'
const texts = {
  questionNe: 'पानी कहिले?',
  questionEn: 'When is water?',
  answerNe: 'बिहान।',
  answerEn: 'In the morning.',
}

type Question = {
  version: number
  versions: number[]
  state: string
  question: { en: string; ne: string }
  answer: { en: string; ne: string }
  acts: { act: string; note: { en: string; ne: string } }[]
}

beforeEach(async () => {
  world = await openWorld()
  id = ((await call('POST', '', { ...texts, start: 'now' })).body as unknown as { id: number }).id
})

async function call(method: string, path: string, body?: object, as = cast.maya) {
  const answer = await world.api(method, `${home}${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') as Question & { key?: string } }
}

const correct = (changes: object, version: number) => call('PUT', `/${id}`, { ...texts, ...changes, version })

test('a correction keeps what it replaces, which is read beside the present state of the item', async () => {
  expect((await call('GET', `/${id}`)).body.versions).toEqual([])
  await correct({ answerEn: 'In the evening.' }, 0)
  await correct({ answerEn: 'At night.' }, 1)
  await call('POST', `/${id}/withdrawals`, { noteEn: 'Wrong' })
  const { body } = await call('GET', `/${id}`)
  expect(body).toMatchObject({ version: 2, versions: [1, 2], answer: { en: 'At night.' } })
  expect((await call('GET', `/${id}/versions/1`)).body).toMatchObject({
    id,
    question: { en: texts.questionEn, ne: texts.questionNe },
    answer: { en: texts.answerEn },
    state: 'withdrawn',
    version: 2,
  })
  expect((await call('GET', `/${id}/versions/2`)).body.answer.en).toBe('In the evening.')
})

test('an earlier version is restored by a correction, whose note the history shows and whose changes the audit has', async () => {
  await correct({ answerEn: 'At night.' }, 0)
  const earlier = (await call('GET', `/${id}/versions/1`)).body
  const note = { noteEn: 'First version restored', noteNe: 'पहिलो संस्करण पुनः राखियो' }
  const { status, body } = await correct({ answerEn: earlier.answer.en, ...note }, earlier.version)
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: 2, versions: [1, 2], answer: { en: texts.answerEn } })
  expect(body.acts.at(-1)).toMatchObject({ act: 'changed', note: { en: note.noteEn, ne: note.noteNe } })
  const row = await world.resources.database
    .selectFrom('auditRows')
    .select(['action', 'changes'])
    .where('action', '=', 'changeQuestion')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(row.changes).toMatchObject({
    before: { answer: { en: 'At night.' } },
    after: { answer: { en: texts.answerEn } },
  })
})

test('a refused correction stores no version', async () => {
  await correct({ answerEn: 'At night.' }, 0)
  expect((await correct({ answerEn: 'At noon.' }, 0)).status).toBe(409)
  expect((await correct({ questionEn: undefined, questionNe: undefined }, 1)).status).toBe(400)
  expect((await call('GET', `/${id}`)).body.versions).toEqual([1])
})

test('a version that is not there is unknown, also in another organisation', async () => {
  await correct({ answerEn: 'At night.' }, 0)
  for (const path of [`/${id}/versions/2`, `/${id + 1}/versions/1`])
    expect((await call('GET', path)).status, path).toBe(404)
  const elsewhere = holderOf('editor', world.kakarvitta.id)
  const answer = await world.api('GET', `/admin/questions/${world.kakarvitta.id}/${id}/versions/1`, { as: elsewhere })
  expect(answer.status).toBe(404)
})

test(`the newest ${maxVersions} versions of an item stay`, async () => {
  for (let version = 0; version <= maxVersions; version += 1) await correct({ answerEn: `Answer ${version}.` }, version)
  const { versions } = (await call('GET', `/${id}`)).body
  expect(versions).toEqual(Array.from({ length: maxVersions }, (_, n) => n + 2))
  expect((await call('GET', `/${id}/versions/1`)).status).toBe(404)
})

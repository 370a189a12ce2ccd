// Tests of the public charter and questions: order, publishing states, tenants, validation.

import { beforeAll, expect, test } from 'vitest'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import { expectNeverReadable, transitionsOf } from '#tests/publishing.ts'
import type { World } from '#tests/world.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'
import type { NewService } from '../contract/api.ts'
import { question, readQuestions } from './questions.server.ts'
import { readServices, service } from './services.server.ts'

const both = (en: string) => ({ en, ne: `${en} नेपालीमा` })
const all = { page: 1, limit: 50 }
let world: World

beforeAll(async () => {
  world = await openWorld()
  await addItem(office(), service, serviceWith({ slug: 'meter-test', position: 2, name: both('Meter test') }))
  await addItem(office(), service, serviceWith({ slug: 'new-tap', position: 1, name: both('New tap') }))
  await addItem(office(), question, { position: 1, question: both('When?'), answer: both('In the morning') })
})

const office = () => world.system(world.damak)
const visitor = () => world.visitor(world.damak)

function serviceWith(change: Partial<NewService>): NewService {
  const officer = both('Engineer')
  return {
    slug: 'a',
    position: 9,
    name: both('A'),
    papers: [both('Application')],
    fee: both('Free'),
    time: both('1 day'),
    officer,
    grievanceOfficer: officer,
    rule: { en: '', ne: '' },
    sample: true,
    ...change,
  }
}

test('the charter lists services in order with time, fee, papers and both officers', async () => {
  const { data, total } = await readServices(visitor(), all)
  expect({ total, slugs: data.map(({ slug }) => slug) }).toEqual({ total: 2, slugs: ['new-tap', 'meter-test'] })
  expect(data[0]).toEqual(serviceWith({ slug: 'new-tap', position: 1, name: both('New tap') }))
  const answer = await world.api('GET', '/customer/charter/487?limit=1&page=2')
  expect(await answer.json()).toMatchObject({ total: 2, data: [{ slug: 'meter-test' }] })
  const questions = await world.api('GET', '/customer/questions/487')
  expect(await questions.json()).toMatchObject({ total: 1, data: [{ question: { en: 'When?' } }] })
})

test('another organisation has its own charter and questions', async () => {
  const elsewhere = world.visitor(world.kakarvitta)
  expect((await readServices(elsewhere, all)).total).toBe(0)
  expect((await readQuestions(elsewhere, all)).total).toBe(0)
})

test('a service is readable only while published', async () => {
  const { id } = await addItem(office(), service, serviceWith({ slug: 'secret', draft: true }))
  await expectNeverReadable(world, id, {
    ...transitionsOf(service),
    isThere: async (ctx) => (await readServices(ctx, all)).data.some(({ slug }) => slug === 'secret'),
  })
})

test('a question is readable only while published', async () => {
  const { id } = await addItem(office(), question, {
    position: 2,
    question: both('Secret?'),
    answer: both('No'),
    draft: true,
  })
  await expectNeverReadable(world, id, {
    ...transitionsOf(question),
    isThere: async (ctx) => (await readQuestions(ctx, all)).data.some((each) => each.id === id),
  })
})

test.each<[string, Partial<NewService>]>([
  ['no name', { name: { en: '', ne: ' ' } }],
  ['an empty paper', { papers: [{ en: '', ne: '' }] }],
  ['no officer', { officer: { en: '', ne: '' } }],
  ['a fee as long as a book', { fee: both('a'.repeat(2001)) }],
  ['an address with blanks', { slug: 'a b' }],
  ['more papers than fit', { papers: Array.from({ length: 31 }, () => both('Copy')) }],
])('a service with %s is refused', async (_, change) => {
  await expectRefusal('invalid', 'services.invalid', addItem(office(), service, serviceWith(change)))
})

test('a taken slug is refused', async () => {
  await expectRefusal('conflict', 'services.slug_taken', addItem(office(), service, serviceWith({ slug: 'new-tap' })))
})

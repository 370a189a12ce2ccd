// Tests of the public slides: order, publishing states, pictures, validation, API.

import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addItem, publish, withdraw } from '#features/publishing/operations/workflow.server.ts'
import { expectNeverReadable, transitionsOf } from '#tests/publishing.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import type { NewSlide, Slide } from './contract/api.ts'
import { readSlidePicture, readSlides, slide } from './operations.server.ts'

const drawing = (path: string) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`)
const drop = drawing('M0 0')
const both = (en: string) => ({ en, ne: `${en} (नेपाली)` })
const slideWith = (title: string, change: Partial<NewSlide> = {}): NewSlide => ({
  title: both(title),
  text: { en: '', ne: '' },
  link: '/registration',
  linkLabel: both('Apply'),
  pictureAlt: both('A drop'),
  picture: drop,
  ...change,
})
const add = (title: string, change?: Partial<NewSlide>) =>
  addItem(world.system(world.damak), slide, slideWith(title, change))
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let world: World
beforeAll(async () => {
  world = await openWorld()
  await add('First', { position: 1 })
  await add('From tomorrow', { publishFrom: new Date('2026-11-22T18:15:00Z') })
  await add('Behind', { publishUntil: new Date('2026-11-22T18:15:00Z') })
  await add('Before all', { position: 0, publishUntil: new Date('2026-11-22T18:15:00Z') })
})

const publicTitles = async (now?: string) => {
  const visitor = world.visitor(world.damak)
  const slides = await readSlides({ ...visitor, ...(now && { now: new Date(now) }) })
  return slides.map(({ title }) => title.en)
}

test('public slides are ordered by position, then by entry', async () => {
  expect(await publicTitles()).toEqual(['Before all', 'First', 'Behind'])
  expect(await publicTitles('2026-11-22T18:15:00Z')).toEqual(['First', 'From tomorrow'])
})

test('slides and their pictures are limited to their organisation', async () => {
  expect(await readSlides(world.visitor(world.kakarvitta))).toEqual([])
  const hash = hashOf(drop)
  expect(await readSlidePicture(world.visitor(world.damak), hash)).toMatchObject({ picture: { type: 'image/svg+xml' } })
  await expectRefusal('missing', 'request.unknown_path', readSlidePicture(world.visitor(world.kakarvitta), hash))
})

test('a slide and its picture are readable only while published', async () => {
  const picture = drawing('M2 2')
  const { id } = await add('Secret', { picture, draft: true })
  await expectNeverReadable(world, id, {
    ...transitionsOf(slide),
    isThere: async (ctx) => {
      const shown = (await readSlides(ctx)).some((each) => each.id === id)
      const file = await readSlidePicture(ctx, hashOf(picture)).catch(() => undefined)
      expect(file !== undefined).toBe(shown)
      return shown
    },
  })
})

test('a picture of several slides is served while one of them is public, and caches expire with the last', async () => {
  const picture = drawing('M1 1')
  const from = new Date('2027-01-09T18:15:00Z')
  const end = new Date('2027-01-12T18:15:00Z')
  await add('Short', { picture, publishFrom: from, publishUntil: new Date('2027-01-10T18:15:00Z') })
  const { id } = await add('Long', { picture, publishFrom: from, publishUntil: end })
  const at = (now: string) => readSlidePicture({ ...world.visitor(world.damak), now: new Date(now) }, hashOf(picture))
  for (const now of ['2027-01-09T18:15:00Z', '2027-01-12T18:14:59Z']) expect((await at(now)).until).toEqual(end)
  for (const now of ['2027-01-09T18:14:59Z', '2027-01-12T18:15:00Z'])
    await expectRefusal('missing', 'request.unknown_path', at(now))
  const office = world.system(world.damak)
  await withdraw(office, slide, id, { en: 'Wrong', ne: '' })
  await publish(office, slide, id, { from })
  expect((await at('2027-01-10T00:00:00Z')).until).toBeNull()
})

test('an invalid picture and an invalid slide are refused', async () => {
  const picture = new TextEncoder().encode('a letter')
  await expectRefusal('invalid', 'slides.not_a_picture', add('Letter', { picture }))
  await expectRefusal('invalid', 'slides.invalid', add('', {}))
})

test('the API returns the slides in pages', async () => {
  for (const [page, titles] of [
    [1, ['Before all']],
    [2, ['First']],
    [4, []],
  ] as const) {
    const answer = await world.api('GET', `/customer/slides/487?limit=1&page=${page}`)
    const { data, total } = (await answer.json()) as { data: Slide[]; total: number }
    expect([data.map(({ title }) => title.en), total]).toEqual([titles, 3])
  }
})

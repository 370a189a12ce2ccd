import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import type { Slide } from './contract.ts'
import { addSlide, readSlidePicture, readSlides } from './operations.server.ts'

const drop = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')
const words = (en: string) => ({ en, ne: `${en} (नेपाली)` })
const slide = (title: string) => ({
  title: words(title),
  text: words(''),
  link: '/registration',
  linkLabel: words('Apply'),
  pictureAlt: words('A drop'),
})

let world: World
beforeAll(async () => {
  world = await openWorld()
  const damak = world.machine(world.damak)
  await addSlide(damak, slide('First'), drop)
  await addSlide(damak, { ...slide('Last week'), shownUntil: '2026-11-21' }, drop)
  await addSlide(damak, { ...slide('From tomorrow'), shownFrom: '2026-11-23' }, drop)
  await addSlide(damak, { ...slide('Only today'), shownFrom: '2026-11-22', shownUntil: '2026-11-22' }, drop)
})

test('the first page shows the slides of today in the order they came in', async () => {
  const slides = await readSlides(world.visitor(world.damak))
  expect(slides.map(({ title }) => title.en)).toEqual(['First', 'Only today'])
})

test('another organisation sees none of them, nor their pictures', async () => {
  const [first] = await readSlides(world.visitor(world.damak))
  const hash = first!.pictureUrl.split('/').at(-1)!
  expect(await readSlides(world.visitor(world.kakarvitta))).toEqual([])
  expect(await readSlidePicture(world.visitor(world.damak), hash)).toMatchObject({ picture: { type: 'image/svg+xml' } })
  await expectRefusal('missing', 'request.unknown_path', readSlidePicture(world.visitor(world.kakarvitta), hash))
})

test('a picture is there on the days of its slides, and copies of it end with the last of them', async () => {
  const other = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1"/></svg>')
  const days = [
    { shownFrom: '2027-01-10', shownUntil: '2027-01-10' },
    { shownFrom: '2027-01-10', shownUntil: '2027-01-12' },
  ]
  for (const shown of days) await addSlide(world.machine(world.damak), { ...slide('Twice'), ...shown }, other)
  const hash = createHash('sha256').update(other).digest('hex')
  const at = (now: string) => readSlidePicture({ ...world.visitor(world.damak), now: new Date(now) }, hash)
  const end = new Date('2027-01-12T18:15:00Z')
  for (const now of ['2027-01-09T18:15:00Z', '2027-01-12T18:14:59Z']) expect((await at(now)).until).toEqual(end)
  for (const now of ['2027-01-09T18:14:59Z', '2027-01-12T18:15:00Z'])
    await expectRefusal('missing', 'request.unknown_path', at(now))
})

test('what is not a picture does not become a slide', async () => {
  const text = new TextEncoder().encode('a letter')
  await expectRefusal('invalid', 'slides.not_a_picture', addSlide(world.machine(world.damak), slide('Letter'), text))
})

test('other programs read the same slides', async () => {
  const answer = await world.api('GET', '/customer/slides/487')
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(2)
})

test('they come a page at a time', async () => {
  for (const [page, titles] of [
    [1, ['First']],
    [2, ['Only today']],
    [3, []],
  ] as const) {
    const answer = await world.api('GET', `/customer/slides/487?limit=1&page=${page}`)
    const { data, total } = (await answer.json()) as { data: Slide[]; total: number }
    expect([data.map(({ title }) => title.en), total]).toEqual([titles, 2])
  }
})

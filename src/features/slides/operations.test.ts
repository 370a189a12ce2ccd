import { beforeAll, expect, test } from 'vitest'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import { addSlide, readSlides } from './operations.server.ts'
import { findSlidePicture } from './store.server.ts'

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
  expect(await findSlidePicture(world.scope(world.damak), hash)).toMatchObject({ type: 'image/svg+xml' })
  expect(await findSlidePicture(world.scope(world.kakarvitta), hash)).toBeUndefined()
})

test('what is not a picture does not become a slide', async () => {
  const text = new TextEncoder().encode('a letter')
  await expectRefusal('invalid', 'slides.not_a_picture', addSlide(world.machine(world.damak), slide('Letter'), text))
})

test('other programs read the same slides', async () => {
  const answer = await world.api('GET', '/customer/slides/487')
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(2)
})

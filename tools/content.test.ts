// Tests of the content command: enters the examples of docs/content.md, withdraws and ends them, refuses wrong files whole.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readAlbum } from '#features/albums/operations/albums.server.ts'
import { readMembers } from '#features/members/operations.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { readPage } from '#features/pages/operations/pages.server.ts'
import { readSlides } from '#features/slides/operations.server.ts'
import { onPrinted } from '#tests/printed.ts'
import { openWorld, type World } from '#tests/world.ts'
import { contentKinds } from './content-kinds.ts'
import { content } from './content.ts'

let world: World
let folder: string
let printed: string[] = []
onPrinted((text) => printed.push(text.trim()))
const examples = new Map<string, string>()

beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'khanepani-content-'))
  const guide = await readFile(new URL('../docs/content.md', import.meta.url), 'utf8')
  for (const [, kind, json] of guide.matchAll(/^## (\S+)\n[^#]*?```json\n(.*?)```/gms)) examples.set(kind!, json!)
  const picture = sharp({ create: { width: 800, height: 400, channels: 3, background: '#0ea5e9' } })
  await writeFile(join(folder, 'picture.jpg'), await picture.jpeg().toBuffer())
})
beforeEach(() => {
  printed = []
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function run(...args: string[]): Promise<void> {
  return content(world.resources, [...args, '--org', '487'])
}

async function fileWith(text: string): Promise<string> {
  const path = join(folder, 'entry.json')
  await writeFile(path, text)
  return path
}

test('the guide shows every kind, and the organisation has each of them afterwards', async () => {
  expect([...examples.keys()].toSorted()).toEqual(Object.keys(contentKinds).toSorted())
  for (const [kind, json] of examples) {
    await run('enter', kind, await fileWith(json))
    expect(printed.at(-1), kind).toMatch(/^Entered: \S/)
    await run('list', kind)
    expect(printed.at(-1), kind).toMatch(/^\S+ {2}\S/)
  }
  const visitor = world.visitor(world.damak)
  const { data } = await readMembers(visitor, { page: 1, limit: 10 })
  expect(data).toMatchObject([{ name: { en: 'Sarita Khadka' }, duty: null, sample: false, photo: { width: 800 } }])
  expect((await readPage(visitor, { slug: 'profile' })).blocks.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'list',
    'image',
  ])
  expect((await readAlbum(visitor, 'new-tank', { page: 1, limit: 5 })).pictures).toHaveLength(1)
  expect((await readShell(visitor)).hours).toHaveLength(2)
})

test('what was entered is withdrawn with a reason, published again, and ended', async () => {
  const [id] = (await readMembers(world.visitor(world.damak), { page: 1, limit: 1 })).data.map((one) => String(one.id))
  const count = async () => (await readMembers(world.visitor(world.damak), { page: 1, limit: 1 })).total
  await expect(run('withdraw', 'member', id!)).rejects.toThrow()
  await run('withdraw', 'member', id!, '--why-en', 'Has left')
  expect(await count()).toBe(0)
  await run('publish', 'member', id!)
  await run('end', 'member', id!, '--last-day', '2026-12-31')
  expect(await count()).toBe(1)
  expect(printed).toEqual([`Withdrawn: ${id}`, `Published: ${id}`, `Ends after 2026-12-31: ${id}`])
})

test('a slide ends', async () => {
  const [slide] = await readSlides(world.visitor(world.damak))
  await run('end', 'slide', String(slide!.id), '--last-day', '2026-11-22')
  expect(await readSlides(world.visitor(world.damak))).toHaveLength(1)
  expect(await readSlides({ ...world.visitor(world.damak), now: new Date('2026-11-22T18:15:00Z') })).toEqual([])
})

test.each([
  ['no JSON', 'is no JSON'],
  ['{}', 'entry 1: missing or not what it should be: kind; position; name; title. Nothing was entered.'],
  ['[{"kind":"chief"}]', 'kind; position'],
])('%s is refused with a message', async (text, message) => {
  await expect(run('enter', 'member', await fileWith(text))).rejects.toThrow(message)
})

test('one wrong entry refuses the whole file', async () => {
  const good = JSON.parse(examples.get('question')!) as object
  const path = await fileWith(JSON.stringify([good, { ...good, colour: 'blue' }]))
  await expect(run('enter', 'question', path)).rejects.toThrow(
    'entry 2: missing or not what it should be: the whole (not known: colour)',
  )
  await run('list', 'question')
  expect(printed).toHaveLength(1)
})

test('a missing picture, an unknown key and a transition that a kind does not have are reported', async () => {
  const member = { ...(JSON.parse(examples.get('member')!) as object), photo: 'nowhere.jpg' }
  await expect(run('enter', 'member', await fileWith(JSON.stringify(member)))).rejects.toThrow(
    'The picture nowhere.jpg',
  )
  await expect(run('publish', 'member', '999999')).rejects.toMatchObject({ key: 'members.unknown' })
  await expect(run('end', 'slide', '999999', '--last-day', '2026-12-31')).rejects.toMatchObject({
    key: 'slides.unknown',
  })
  await expect(run('withdraw', 'hours', '1')).rejects.toThrow('cannot be withdrawn')
  await expect(run('enter', 'nothing', 'x')).rejects.toThrow('KIND is one of')
})

test('texts typed in Preeti are listed, and entered in Unicode only when that is asked for', async () => {
  const json = {
    ...(JSON.parse(examples.get('question')!) as object),
    question: { en: 'Where?', ne: 'sfof{no sxfF 5' },
  }
  const path = await fileWith(JSON.stringify(json))
  await expect(run('enter', 'question', path)).rejects.toThrow('Nothing was written. Cells that look as if')
  expect(printed).toContain('Preeti, line 1, question.ne: sfof{no sxfF 5 → कार्यालय कहाँ छ')
  await run('enter', 'question', path, '--preeti', 'convert')
  printed = []
  await run('list', 'question')
  const { database } = world.resources
  const found = await database.selectFrom('questions').select('questionNe').where('questionEn', '=', 'Where?').execute()
  expect(found).toEqual([{ questionNe: 'कार्यालय कहाँ छ' }])
})

// Tests of the public gallery: albums, pictures, publishing states, picture sizes, validation.

import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { respondWithPicture } from '#platform/pictures.server.ts'
import type { World } from '#tests/world.ts'
import { expectRefusal, openWorld } from '#tests/world.ts'
import { expectNeverReadable, transitionsOf } from '#tests/publishing.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import type { NewAlbum } from '../contract/api.ts'
import { albumPictureFiles } from '../store/albums.server.ts'
import { readAlbum, readAlbums, readPicture } from './albums.server.ts'
import { album } from './definition.server.ts'

const both = (en: string) => ({ en, ne: `${en} (नेपाली)` })
const firstPage = { page: 1, limit: 10 }
let world: World
let draft: number
let photo: Uint8Array

beforeAll(async () => {
  world = await openWorld()
  const blank = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0ea5e9' } })
  photo = await blank
    .jpeg()
    .withExif({ IFD0: { Artist: 'Nobody' }, IFD3: { GPSLatitude: '26/1 39/1 0/1' } })
    .toBuffer()
  const picture = (name: string) => ({ bytes: photo, caption: both(name) })
  const damak = world.system(world.damak)
  await addItem(damak, album, albumWith('works', { pictures: [picture('One'), picture('Two')] }))
  draft = (await addItem(damak, album, albumWith('draft', { pictures: [picture('Secret')], draft: true }))).id
})

function albumWith(slug: string, change: Partial<NewAlbum> = {}): NewAlbum {
  return { slug, title: both(slug), text: both(''), takenOn: '2026-08-30', pictures: [], ...change }
}

const visitor = () => world.visitor(world.damak)

test('public albums have cover and count, and their pictures an order', async () => {
  const { data, total } = await readAlbums(visitor(), firstPage)
  expect({ total, slugs: data.map(({ slug }) => slug) }).toEqual({ total: 1, slugs: ['works'] })
  expect(data[0]).toMatchObject({ pictureCount: 2, cover: { position: 1, width: 1200, height: 800 } })
  const { picture } = await readPicture(visitor(), 'works', 2)
  expect(picture.caption.en).toBe('Two')
  await expectRefusal('missing', 'albums.unknown', readPicture(visitor(), 'works', 3))
})

test('an album and its pictures are readable only while published, in their organisation only', async () => {
  const { db } = world.scope(world.damak)
  const [{ id } = { id: 0 }] = await db.selectFrom('albumPictures').select('id').where('albumId', '=', draft).execute()
  await expectNeverReadable(world, draft, {
    ...transitionsOf(album),
    isThere: async (ctx) => {
      const shown = (await readAlbums(ctx, firstPage)).data.some(({ slug }) => slug === 'draft')
      const read = await readAlbum(ctx, 'draft', firstPage).catch(() => undefined)
      const file = await albumPictureFiles(ctx, id, ctx.now)
      expect([read !== undefined, file !== undefined]).toEqual([shown, shown])
      expect(await albumPictureFiles(world.scope(world.kakarvitta), id, ctx.now)).toBeUndefined()
      return shown
    },
  })
  await expectRefusal('missing', 'albums.unknown', readAlbum(world.visitor(world.kakarvitta), 'works', firstPage))
})

test('a picture is served in its sizes without camera metadata, and in no other size', async () => {
  const { files } = world.resources
  const { pictures } = await readAlbum(visitor(), 'works', firstPage)
  const { fileHash } = (await albumPictureFiles(visitor(), pictures[0]!.id, visitor().now))!
  const request = (name: string) =>
    respondWithPicture(new Request('http://damak.test/'), files, fileHash, name, 'no-cache')
  for (const [name, width] of [
    ['320.webp', 320],
    ['640.avif', 640],
    ['1600.webp', 1200],
  ] as const) {
    const answer = await request(name)
    const info = await sharp(await answer.bytes()).metadata()
    expect(info.width).toBe(width)
    expect(info.exif).toBeUndefined()
  }
  await expectRefusal('missing', 'request.unknown_path', request('5000.webp'))
  await expectRefusal('missing', 'request.unknown_path', request('../../etc'))
})

test('an invalid picture is refused with its index, and a taken slug is refused', async () => {
  const damak = world.system(world.damak)
  const text = { bytes: new TextEncoder().encode('<svg/>'), caption: both('Text') }
  const refusal = await expectRefusal(
    'invalid',
    'albums.not_a_picture',
    addItem(damak, album, albumWith('text', { pictures: [text] })),
  )
  expect(refusal.details.values).toEqual({ n: 1 })
  await expectRefusal('conflict', 'albums.slug_taken', addItem(damak, album, albumWith('works')))
})

test('the API returns albums and their pictures', async () => {
  const list = (await (await world.api('GET', '/customer/albums/487?limit=5')).json()) as { total: number }
  expect(list.total).toBe(1)
  const answer = await world.api('GET', '/customer/albums/487/works/pictures?page=1&limit=10')
  expect(await answer.json()).toMatchObject({ total: 2, data: [{ position: 1 }, { position: 2 }] })
  expect((await world.api('GET', '/customer/albums/487/none/pictures')).status).toBe(404)
})

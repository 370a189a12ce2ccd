// Responses with a size of a stored picture, when it can be drawn and when there is no turn for it.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openFileStore } from './files.server.ts'
import { maxWaitingPictures, runPictureTask } from './picture-queue.server.ts'
import { respondWithPicture, storePicture } from './pictures.server.ts'
import { withPriority } from './request-priority.server.ts'

test('a size whose turn does not come in time is answered with the original, which no cache stores', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = openFileStore(folder)
  const { hash } = (await storePicture(files, await picture()))!
  const size = () =>
    withPriority('ordinary', () =>
      respondWithPicture(new Request('http://damak.test/'), files, hash, '640.webp', 'public, max-age=60'),
    )
  const path = files.path(hash)
  const resize = () => runPictureTask('resize', { path, width: 320, format: 'webp' })
  const queue = Array.from({ length: maxWaitingPictures + 1 }, resize)
  const original = await size()
  expect(original.headers.get('content-type')).toBe('image/jpeg')
  expect(original.headers.get('cache-control')).toBe('no-store')
  expect((await sharp(await original.bytes()).metadata()).width).toBe(1200)
  await Promise.all(queue)
  const drawn = await size()
  expect(drawn.headers.get('content-type')).toBe('image/webp')
  expect(drawn.headers.get('cache-control')).toBe('public, max-age=60')
  expect((await sharp(await drawn.bytes()).metadata()).width).toBe(640)
}, 60_000)

function picture(): Promise<Uint8Array> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0ea5e9' } })
    .png()
    .toBuffer()
}

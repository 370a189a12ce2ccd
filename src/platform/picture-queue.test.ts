// Queue of picture tasks: order, limits, killed processes and errors.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { Refusal } from '#kit/refusal.ts'
import { expectRefusal } from '#tests/world.ts'
import { maxWaitingPictures, pictureProcess, runPictureTask, waitingUploads } from './picture-queue.server.ts'
import { withPriority } from './request-priority.server.ts'

function picture(side: number): Promise<Uint8Array> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#0ea5e9' } })
    .png()
    .toBuffer()
}

test('pictures are processed in one separate process, in order of arrival', async () => {
  const [large, small] = await Promise.all([picture(4000), picture(10)])
  const done: string[] = []
  const processes = new Set<number | undefined>()
  const draw = async (name: string, bytes: Uint8Array) => {
    await runPictureTask('clean', { bytes, maxSide: 100 })
    done.push(name)
    processes.add(pictureProcess())
  }
  await Promise.all([draw('large', large), draw('small', small), draw('smaller', small)])
  expect(done).toEqual(['large', 'small', 'smaller'])
  expect([...processes]).toEqual([expect.any(Number)])
  expect(processes).not.toContain(process.pid)
})

test('a full queue refuses the next picture, and accepts again later', async () => {
  const bytes = await picture(10)
  const blur = () => withPriority('ordinary', () => runPictureTask('blur', { bytes }))
  const running = blur()
  const waiting = Array.from({ length: maxWaitingPictures }, blur)
  expect(waitingUploads()).toBe(maxWaitingPictures)
  const refusal = await expectRefusal('unavailable', 'server.busy', blur())
  expect(refusal.details.retryAfterSeconds).toBeGreaterThan(0)
  await Promise.all([running, ...waiting])
  expect((await blur()).length).toBeGreaterThan(0)
})

test('an uploaded picture goes before the sizes of others, whose readers are refused in time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'large.png')
  await writeFile(path, await picture(5000))
  const resize = () => withPriority('ordinary', () => runPictureTask('resize', { path, width: 1280, format: 'avif' }))
  const order: string[] = []
  const sizes = Array.from({ length: 60 }, () =>
    resize().then(
      () => order.push('drawn'),
      (refusal: Refusal) => order.push(refusal.key),
    ),
  )
  await withPriority('ordinary', async () => runPictureTask('blur', { bytes: await picture(10) }))
  expect(order.filter((each) => each === 'drawn').length).toBeLessThan(3)
  await Promise.all(sizes)
  expect(order).toContain('server.busy')
}, 60_000)

test('a process killed during a task fails only that task', async () => {
  const bytes = await picture(10)
  await runPictureTask('blur', { bytes })
  const first = pictureProcess()!
  const killed = runPictureTask('clean', { bytes: await picture(5000), maxSide: 100 })
  const next = runPictureTask('blur', { bytes })
  setTimeout(() => process.kill(first, 'SIGKILL'))
  await expect(killed).rejects.toThrow('The picture process ended (SIGKILL)')
  expect((await next).length).toBeGreaterThan(0)
  expect(pictureProcess()).not.toBe(first)
})

test('a picture that cannot be decoded is an error with a reason', async () => {
  const missing = runPictureTask('resize', { path: '/nowhere', width: 640, format: 'webp' })
  await expect(missing).rejects.toThrow(/could not be drawn.*missing/)
})

// Queue of picture tasks: order, limits, killed processes and errors.

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectRefusal } from '#tests/world.ts'
import { maxWaitingPictures, pictureProcess, runPictureTask } from './picture-queue.server.ts'

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
  const blur = () => runPictureTask('blur', { bytes })
  const waiting = Array.from({ length: maxWaitingPictures }, blur)
  const refusal = await expectRefusal('too-many', 'request.too_many', blur())
  expect(refusal.details.retryAfterSeconds).toBeGreaterThan(0)
  await Promise.all(waiting)
  expect((await blur()).length).toBeGreaterThan(0)
})

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

// Limit of forms for each network.

import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { countForm } from './form-limit.server.ts'
import { maxSmallBytes } from './body-budget.server.ts'
import { readSentForm } from './sent-form.server.ts'

test('past the limit of its address only the beginning of a form is read, to be shown again', async () => {
  const world = await openWorld()
  const visitor = world.visitor(world.damak)
  for (let count = 0; count < 300; count++) await countForm(visitor)
  let read = 0
  const chunk = new Uint8Array(1024)
  const pull = (controller: ReadableStreamDefaultController) => {
    read += chunk.length
    controller.enqueue(chunk)
  }
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://damak.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  const { refusal } = await readSentForm(visitor, request, 1_000_000)
  expect(refusal).toMatchObject({ kind: 'too-many', key: 'request.too_many' })
  expect(read).toBeLessThanOrEqual(maxSmallBytes + chunk.length)
  const send = (from: string) =>
    world.api('POST', '/customer/complaints/487', { body: Buffer.from('--x\r\nbroken'), headers, from })
  expect((await send(visitor.from.address)).status).toBe(429)
  expect((await send('203.0.113.99')).status, 'another address').toBe(400)
})

test('the addresses of one subscriber count together', async () => {
  const world = await openWorld()
  const from = (address: string) => {
    const visitor = world.visitor(world.damak)
    return { ...visitor, from: { ...visitor.from, address } }
  }
  for (let count = 0; count < 300; count++) await countForm(from(`2001:db8:1:2::${count.toString(16)}`))
  await expect(countForm(from('2001:db8:1:2:ffff::1'))).rejects.toMatchObject({ kind: 'too-many' })
  await countForm(from('2001:db8:1:3::1'))
})

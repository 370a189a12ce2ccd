// Limit of forms for each address.

import { expect, test } from 'vitest'
import { expectRefusal, openWorld } from '#tests/world.ts'
import { countForm } from './form-limit.server.ts'
import { readSentForm } from './sent-form.server.ts'

test('past the limit of its address a form is refused before its body is read', async () => {
  const world = await openWorld()
  const visitor = world.visitor(world.damak)
  for (let count = 0; count < 300; count++) await countForm(visitor)
  let read = false
  const body = new ReadableStream({ pull: () => void (read = true) }, { highWaterMark: 0 })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://damak.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  await expectRefusal('too-many', 'request.too_many', readSentForm(visitor, request, 1000))
  expect(read).toBe(false)
  const send = (from: string) =>
    world.api('POST', '/customer/complaints/487', { body: Buffer.from('--x\r\nbroken'), headers, from })
  expect((await send(visitor.from.address)).status).toBe(429)
  expect((await send('203.0.113.99')).status, 'another address').toBe(400)
})

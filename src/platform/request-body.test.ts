// Request bodies: forms and text in any chunks, limits and broken input.

import { Readable } from 'node:stream'
import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectRefusal } from '#tests/world.ts'
import { maxParts, paceWindowMs, readForm, readText } from './request-body.server.ts'

const enough = 1024 * 1024
const head = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"`
const many = (parts: number) => `${head('a')}; filename="b"\r\n\r\n\r\n`.repeat(parts)

/** A request whose body arrives in these chunks. */
function arriving(chunks: (string | Uint8Array)[], type = 'multipart/form-data; boundary=x'): Request {
  const body = Readable.toWeb(Readable.from(chunks.map((each) => Buffer.from(each))))
  return new Request('http://damak.test/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit)
}

async function entriesOf(form: FormData) {
  const entries = [...form].map(async ([name, value]) =>
    typeof value === 'string'
      ? [name, value]
      : [name, value.name, value.type, Buffer.from(await value.bytes()).toString('hex')],
  )
  return Promise.all(entries)
}

const name = fc
  .string({ unit: fc.constantFrom('a', 'क', '"', '.', '0', ' x'), minLength: 1, maxLength: 12 })
  .map((each) => each.trim() || 'n')
const file = fc
  .tuple(
    fc.uint8Array({ maxLength: 300 }),
    fc.oneof(fc.constant(''), name),
    fc.constantFrom('image/png', 'application/pdf'),
  )
  .map(([bytes, filename, type]) => new File([bytes as BlobPart], filename, { type }))
const field = fc.tuple(name, fc.oneof(fc.string({ unit: 'binary' }), file))

test('a form is read as the browser sent it, however it is split into chunks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(field, { maxLength: 8 }), fc.integer({ min: 1, max: 200 }), async (fields, size) => {
      const form = new FormData()
      for (const [key, value] of fields) form.append(key, value)
      const sent = new Response(form)
      const type = sent.headers.get('content-type')!
      const bytes = await sent.bytes()
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      )
      const expected = await entriesOf(await new Response(bytes, { headers: { 'content-type': type } }).formData())
      expect(await entriesOf(await readForm(arriving(chunks, type), enough))).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['one part too many', `${many(maxParts + 1)}--x--`, 'request.too_large'],
  ['thousands of empty parts', many(20_000), 'request.too_large'],
  ['headers that do not end', `${head('a'.repeat(5000))}\r\n\r\n\r\n--x--`, 'request.too_large'],
  ['more bytes than it may have', `${head('a')}\r\n\r\n${'a'.repeat(enough)}\r\n--x--`, 'request.too_large'],
  ['no end', `${head('a')}\r\n\r\nvalue`, 'request.broken_form'],
  ['a part without a name', '--x\r\ncontent-type: text/plain\r\n\r\nvalue\r\n--x--', 'request.broken_form'],
  ['headers that are not UTF-8', Buffer.from(`${head('\xff')}\r\n\r\nvalue\r\n--x--`, 'latin1'), 'request.broken_form'],
  ['another boundary', 'nonsense', 'request.broken_form'],
])('a form with %s is refused', async (_, body, key) => {
  await expectRefusal('invalid', key, readForm(arriving([body]), enough))
})

test.each([
  ['multipart/form-data', 'request.broken_form'],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, 'request.broken_form'],
  ['text/plain', 'request.wrong_type'],
])('a form of the type %s is refused', async (type, key) => {
  await expectRefusal('invalid', key, readForm(arriving([many(1)], type), enough))
})

test('exactly as many parts as allowed are read, and what follows the last boundary does not count', async () => {
  const form = await readForm(arriving([`${many(maxParts)}--x--`, '\r\n', 'epilogue']), enough)
  expect([...form]).toHaveLength(maxParts)
})

test('an urlencoded form is read, within the same number of fields', async () => {
  const type = 'application/x-www-form-urlencoded'
  const form = await readForm(arriving(['name=%E0%A4%B8', '%E0%A5%80%E0%A4%A4%E0%A4%BE&a=1&a=2'], type), enough)
  expect([...form]).toEqual([
    ['name', 'सीता'],
    ['a', '1'],
    ['a', '2'],
  ])
  await expectRefusal('invalid', 'request.too_large', readForm(arriving(['&'.repeat(enough - 1)], type), enough))
})

test('a text is read up to its limit, with characters split between chunks', async () => {
  const bytes = Buffer.from('सीता')
  expect(await readText(arriving([bytes.subarray(0, 4), bytes.subarray(4)]), bytes.length)).toBe('सीता')
  await expectRefusal('invalid', 'request.too_large', readText(arriving([bytes]), bytes.length - 1))
})

test('a disconnected sender is refused without a server error', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
  const request = new Request('http://damak.test/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  await expectRefusal('invalid', 'request.broken_form', readText(request, enough))
})

test('a sender who all but stops is refused, one who is slow is not', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const stopped = expectRefusal('invalid', 'request.broken_form', readText(dripping(100), 1_000_000))
  let isSlowRefused = false
  readText(dripping(1_000), 1_000_000).catch(() => (isSlowRefused = true))
  await vi.advanceTimersByTimeAsync(paceWindowMs)
  await stopped
  await vi.advanceTimersByTimeAsync(paceWindowMs * 4)
  expect(isSlowRefused).toBe(false)
})

/** A request whose body gets this many bytes each second and never ends. */
function dripping(bytes: number): Request {
  const start = (controller: ReadableStreamDefaultController) =>
    void setInterval(() => controller.enqueue(new Uint8Array(bytes)), 1_000)
  const body = new ReadableStream({ start })
  return new Request('http://damak.test/', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

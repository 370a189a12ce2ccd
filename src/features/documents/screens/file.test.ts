// Tests of the file route: headers, HEAD, ranges, revalidation, redirect, visibility.

import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { Tenant } from '#platform/context.ts'
import { requestContext } from '#platform/page-context.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import { loader } from './file.ts'
import { document } from '../operations/definition.server.ts'
import { addItem, withdraw } from '#features/publishing/operations/workflow.server.ts'

const filename = 'पानी सूचना (१) 100%.pdf'
const bytes = sampleFile('pdf')
let world: World
let id: number

beforeAll(async () => {
  world = await openWorld()
  id = (await add(filename)).id
})

function add(name: string, publish: { publishFrom?: Date; publishUntil?: Date; draft?: boolean } = {}) {
  const titles = { titleEn: name, titleNe: '' }
  const content = name === filename ? bytes : sampleFile('pdf', name)
  const entry = { type: 'tender', ...titles, filename: name, bytes: content, publishedOn: '2026-11-01' } as const
  return addItem(world.system(world.damak), document, { ...entry, ...publish })
}

type FileRequest = { number?: number; name?: string; org?: Tenant; method?: string; headers?: Record<string, string> }

async function requestFile({
  number = id,
  name = filename,
  org = world.damak,
  method = 'GET',
  headers = {},
}: FileRequest = {}) {
  const context = new RouterContextProvider()
  context.set(requestContext, world.visitor(org))
  const url = `http://damak.test/files/${number}/${encodeURIComponent(name)}`
  const request = new Request(url, { method, headers })
  const params = { id: String(number), filename: name }
  try {
    return await loader({ request, params, context } as unknown as Parameters<typeof loader>[0])
  } catch (thrown) {
    const { init } = thrown as { init: ResponseInit }
    return new Response(null, init)
  }
}

const body = async (response: Response) => new Uint8Array(await response.arrayBuffer())

test('the whole file comes with type, length, a name in any script and short public keeping', async () => {
  const answer = await requestFile()
  expect(answer.status).toBe(200)
  expect(await body(answer)).toEqual(bytes)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': `inline; filename="____ _____ (_) 100%.pdf"; filename*=UTF-8''${encodeURIComponent(filename).replace('(', '%28').replace(')', '%29')}`,
    'cache-control': 'public, max-age=60, must-revalidate',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  })
})

test('HEAD returns the same headers without the bytes', async () => {
  const [head, full] = [await requestFile({ method: 'HEAD' }), await requestFile()]
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers))
  expect((await body(head)).length).toBe(0)
})

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/N', [0, 4]],
  ['bytes=5-', 206, 'bytes 5-L/N', [5]],
  ['bytes=-4', 206, 'bytes K-L/N', [-4]],
  ['bytes=0-999999', 206, 'bytes 0-L/N', [0]],
  ['bytes=999999-', 416, 'bytes */N', [0, 0]],
  ['bytes=-0', 416, 'bytes */N', [0, 0]],
  ['bytes=9-2', 200, null, [0]],
  ['bytes=0-1,4-5', 200, null, [0]],
  ['lines=1-2', 200, null, [0]],
])('the range %s returns %i', async (range, status, contentRange, part) => {
  const answer = await requestFile({ headers: { range } })
  expect(answer.status).toBe(status)
  const size = bytes.length
  const expected =
    contentRange
      ?.replace('K', `${size - 4}`)
      .replace('L', `${size - 1}`)
      .replace('N', `${size}`) ?? null
  expect(answer.headers.get('content-range')).toBe(expected)
  expect(await body(answer)).toEqual(bytes.slice(...part))
})

test('a fresh copy returns 304, and a range needs the matching copy', async () => {
  const first = await requestFile()
  const etag = first.headers.get('etag')!
  const modified = first.headers.get('last-modified')!
  expect((await requestFile({ headers: { 'if-none-match': `"other", W/${etag}` } })).status).toBe(304)
  expect((await requestFile({ headers: { 'if-none-match': '"other"', 'if-modified-since': modified } })).status).toBe(
    200,
  )
  expect((await requestFile({ headers: { 'if-modified-since': modified } })).status).toBe(304)
  expect((await requestFile({ headers: { range: 'bytes=0-1', 'if-range': etag } })).status).toBe(206)
  expect((await requestFile({ headers: { range: 'bytes=0-1', 'if-range': '"old"' } })).status).toBe(200)
})

test('another file name redirects to the right one', async () => {
  const answer = await requestFile({ name: 'x.pdf' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/files/${id}/${encodeURIComponent(filename)}`])
})

test('a document that is not public, unknown or of another organisation returns 404', async () => {
  const draft = await add('draft.pdf', { draft: true })
  const scheduled = await add('scheduled.pdf', { publishFrom: new Date('2027-01-01T00:00:00Z') })
  const ending = await add('ending.pdf', { publishUntil: new Date('2026-11-22T05:15:30Z') })
  const withdrawn = await add('withdrawn.pdf')
  await withdraw(world.system(world.damak), document, withdrawn.id, { en: 'x', ne: '' })
  expect((await requestFile({ org: world.kakarvitta })).status).toBe(404)
  for (const number of [draft.id, scheduled.id, withdrawn.id, 999_999, NaN, 1e20])
    expect((await requestFile({ number, name: 'x' })).status).toBe(404)
  const last = await requestFile({ number: ending.id, name: 'ending.pdf' })
  expect(last.headers.get('cache-control')).toBe('public, max-age=30, must-revalidate')
  world.travelTo('2026-11-22T05:15:30Z')
  expect((await requestFile({ number: ending.id, name: 'ending.pdf' })).status).toBe(404)
})

// Tests of documents of public pages: what is rendered here, and what is left to the router's own handler.

import type { ServerBuild } from 'react-router'
import { data, redirect, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loadedFingerprint, previousFingerprint } from './page-context.ts'
import { documentsOf } from './page-documents.server.ts'

let requests = 0
let own: unknown = 'own'

const screen = () => null
const route = (id: string, path: string, loader: () => unknown, handle?: object, component = true) => [
  id,
  {
    id,
    path,
    ...(id !== 'root' && { parentId: 'root' }),
    module: { loader, handle, ...(component && { default: screen }) },
  },
]

const build = {
  routes: Object.fromEntries([
    route('root', '', () => ({ organisation: 'Damak', reference: String((requests += 1)) })),
    route('page', '/page', () => own),
    route('late', '/late', () => ({ later: Promise.resolve('own') })),
    route('old', '/old', () => redirect('/page')),
    route('gone', '/gone', () => {
      throw data({ key: 'gone' }, { status: 410 })
    }),
    route('broken', '/broken', () => {
      throw new Error('a defect')
    }),
    route('unwritten', '/unwritten', () => 'fails while it is rendered'),
    route('file', '/file', () => new Response('file'), undefined, false),
    route('staff', '/staff', () => 'staff', { hydrate: true }),
  ]),
  assets: { routes: {} },
  entry: {
    module: {
      default: (_: Request, status: number, __: Headers, entry: { staticHandlerContext: { loaderData: object } }) => {
        const { loaderData } = entry.staticHandlerContext
        if ('unwritten' in loaderData) throw new Error('a defect of the component')
        return Response.json(loaderData, { status })
      },
    },
  },
} as unknown as ServerBuild

const render = (path: string, method = 'GET') =>
  documentsOf(build)(new Request(`http://damak.test${path}`, { method }), new RouterContextProvider())

test('a page is rendered with the data of its loaders', async () => {
  const answer = await render('/page')
  expect([answer?.status, await answer?.json()]).toEqual([
    200,
    { root: { organisation: 'Damak', reference: expect.any(String) }, page: 'own' },
  ])
})

async function renderAfter(previous: string | null, path = '/page') {
  const context = new RouterContextProvider()
  context.set(previousFingerprint, previous)
  const answer = await documentsOf(build)(new Request(`http://damak.test${path}`), context)
  return { fingerprint: context.get(loadedFingerprint), body: await answer!.text() }
}

test('a page is rendered again only when its data is another; the id of the request is none', async () => {
  const first = await renderAfter(null)
  expect(first.body).toContain('"page":"own"')
  expect(await renderAfter(first.fingerprint)).toEqual({ fingerprint: first.fingerprint, body: '' })
  for (const other of [
    'changed',
    new Date(0),
    new Date(1),
    new Map([['a', 1]]),
    new Map([['a', 2]]),
    { own },
    [own],
    null,
  ]) {
    const before = await renderAfter(null)
    own = other
    const after = await renderAfter(before.fingerprint)
    expect(after.fingerprint).not.toBe(before.fingerprint)
    expect(after.body).not.toBe('')
  }
  own = 'own'
})

test('data that cannot be compared is rendered each time', async () => {
  expect((await renderAfter(null, '/late')).fingerprint).toBeNull()
})

test('a redirect and a refusal keep their status', async () => {
  const moved = await render('/old')
  expect([moved?.status, moved?.headers.get('location')]).toEqual([302, '/page'])
  expect((await render('/gone'))?.status).toBe(410)
})

test.each([
  ['/broken', 'GET'],
  ['/unwritten', 'GET'],
  ['/file', 'GET'],
  ['/staff', 'GET'],
  ['/page', 'POST'],
  ['/page', 'HEAD'],
])("%s by %s is left to the router's handler", async (path, method) => {
  expect(await render(path, method)).toBeUndefined()
})

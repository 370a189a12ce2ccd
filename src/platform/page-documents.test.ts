// Tests of documents of public pages: what is rendered here, and what is left to the router's own handler.

import type { ServerBuild } from 'react-router'
import { data, redirect, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { documentsOf } from './page-documents.server.ts'

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
    route('root', '', () => 'whole'),
    route('page', '/page', () => 'own'),
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
  expect([answer?.status, await answer?.json()]).toEqual([200, { root: 'whole', page: 'own' }])
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

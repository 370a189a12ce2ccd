// Tests of the addresses of pages: declared parameters of public pages, all of them in signed-in apps.

import { expect, test } from 'vitest'
import { pageAddresses, pageRoutes, visitedPages } from './page-addresses.server.ts'
import type { PageHandle } from './page-handle.ts'

const screen = () => null
const route = (id: string, path: string | undefined, handle?: PageHandle, parentId?: string, component = true) => [
  id,
  { id, path, parentId, module: { ...(component && { default: screen }), handle } },
]

const routes = Object.fromEntries([
  route('root', ''),
  route('sitemap', '/sitemap.xml', { parameters: ['page'] }, 'root', false),
  route('public', undefined, undefined, 'root'),
  route('news', '/news', { parameters: ['search', 'page'] }, 'public'),
  route('article', '/news/:slug', undefined, 'public'),
  route('feed', '/water-schedule/:tol.ics', undefined, 'root', false),
  route('other', '*', undefined, 'public'),
  route('staff', undefined, { hydrate: true }, 'root'),
  route('inbox', '/staff/complaints', undefined, 'staff'),
  route('case', '/staff/complaints/:id', undefined, 'staff'),
]) as unknown as Parameters<typeof pageAddresses>[0]

test.each([
  ['/news', '/news'],
  ['/news?page=2&x=1&search=a', '/news?search=a&page=2'],
  ['/News/?page=2&x=1', '/News?page=2'],
  ['/news///?page=2', '/news?page=2'],
  ['/news/new-tank//', '/news/new-tank'],
  ['/', '/'],
  ['/staff/complaints/', '/staff/complaints/'],
  ['/n%65ws?page=2&x=1', '/n%65ws?page=2'],
  ['/n%ffws?page=2', '/n%ffws'],
  ['/news/new-tank?page=2&lang=ne', '/news/new-tank?lang=ne'],
  ['/sitemap.xml?page=1&page=2&x', '/sitemap.xml?page=1&page=2'],
  ['/water-schedule/D01.ics?x=1&lang=ne', '/water-schedule/D01.ics?lang=ne'],
  ['/no/such/page?x=1', '/no/such/page'],
  ['/staff/complaints?view=mine&x=1', '/staff/complaints?view=mine&x=1'],
  ['/staff/complaints/5?do=answer', '/staff/complaints/5?do=answer'],
  ['/staff.data?_routes=staff', '/staff.data?_routes=staff'],
  ['/__manifest?p=%2Fstaff&version=1', '/__manifest?p=%2Fstaff&version=1'],
])('%s is the page %s', (requested, page) => {
  expect(pageAddresses(routes)(requested)).toBe(page)
})

test.each([
  ['/news', true],
  ['/news/new-tank', true],
  ['/no/such/page', true],
  ['/sitemap.xml', false],
  ['/water-schedule/D01.ics', false],
  ['/staff/complaints/5', false],
  ['/news.data', false],
])('%s is a document: %s', (path, isDocument) => {
  expect(pageRoutes(routes)(path).isDocument).toBe(isDocument)
})

test.each([
  ['/', '/'],
  ['/news?page=2', '/news'],
  ['/news/new-tank?lang=ne', '/news'],
  ['/no/such/page', undefined],
  ['/sitemap.xml', undefined],
  ['/staff/complaints/5', undefined],
])('a visit of %s is one of %s', (address, page) => {
  expect(visitedPages(routes)(address)).toBe(page)
})

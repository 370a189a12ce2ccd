// Do rows become the right requests, and does nobody leave this website after signing in?

import { expect, test } from 'vitest'
import { requestFor } from './http-client.ts'
import { loginFor, pathBack } from './leaving.ts'

test('path values go into the path, the others into the query or the body', () => {
  const list = requestFor(
    { method: 'GET', path: '/admin/people/{orgId}' },
    { orgId: 487, page: 2, search: 'क ख', sortBy: '' },
  )
  expect(list).toEqual({ url: '/admin/people/487?page=2&search=%E0%A4%95+%E0%A4%96', method: 'GET', headers: {} })
  const change = requestFor(
    { method: 'POST', path: '/admin/people/{orgId}/{id}/roles' },
    { orgId: 487, id: 14, roles: ['clerk'] },
  )
  expect(change).toEqual({
    url: '/admin/people/487/14/roles',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"roles":["clerk"]}',
  })
  expect(requestFor({ method: 'GET', path: '/a/{id}' }, { id: '../x' }).url).toBe('/a/..%2Fx')
})

test.each([
  ['/staff/complaints?page=2', '/staff/complaints?page=2'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/login?from=/login', undefined],
  [null, undefined],
])('from %s one comes back to %s', (from, path) => {
  expect(pathBack(from)).toBe(path)
})

test('the login screen leads back, but not to itself', () => {
  expect(loginFor('/account?x=1')).toBe('/login?from=%2Faccount%3Fx%3D1')
  expect(loginFor('/login/forgotten')).toBe('/login')
})

// Requests of API rows: path, query and body.

import { expect, test } from 'vitest'
import { requestFor } from './api-request.ts'

test('path values go into the path, the others into the query or the body', () => {
  const list = requestFor('GET /admin/people/{orgId}', { orgId: 487, page: 2, search: 'क ख', sortBy: '' })
  expect(list).toEqual({ url: '/admin/people/487?page=2&search=%E0%A4%95+%E0%A4%96', method: 'GET', headers: {} })
  const change = requestFor('POST /admin/people/{orgId}/{id}/roles', { orgId: 487, id: 14, roles: ['clerk'] })
  expect(change).toEqual({
    url: '/admin/people/487/14/roles',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"roles":["clerk"]}',
  })
  expect(requestFor('GET /a/{id}', { id: '../x' }).url).toBe('/a/..%2Fx')
})

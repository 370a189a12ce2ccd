// Permissions: each is required by an API row, held by a role and named on screens.

import { expect, test } from 'vitest'
import { permissionMessages } from '#features/people/messages.ts'
import { api } from './features.server.ts'
import { permissions } from './permissions.ts'
import { roles } from './roles.ts'

test('every permission is required by at least one API row', () => {
  const required = new Set(api.map(({ endpoint }) => endpoint.for))
  expect(permissions.filter((permission) => !required.has(permission))).toEqual([])
})

test('every permission is held by at least one role', () => {
  const held = new Set<string>(Object.values(roles).flat())
  expect(permissions.filter((permission) => !held.has(permission))).toEqual([])
})

test('every permission has its message, and there are no others', () => {
  expect(Object.keys(permissionMessages).toSorted()).toEqual(permissions.map((name) => `may.${name}`).toSorted())
})

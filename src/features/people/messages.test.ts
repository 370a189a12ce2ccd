// Completeness of the names of permissions.

import { expect, test } from 'vitest'
import { roles } from '#root/roles.ts'
import { permissionMessages } from './messages.ts'

test('every permission of a role has a name, and no other name exists', () => {
  const held = new Set<string>(Object.values(roles).flat())
  expect(Object.keys(permissionMessages).toSorted()).toEqual(
    [...held].map((permission) => `may.${permission}`).toSorted(),
  )
})

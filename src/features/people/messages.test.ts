// Has everything that a role allows a name in both languages?

import { expect, test } from 'vitest'
import { roles } from '#root/roles.ts'
import { permissionMessages } from './messages.ts'

test('each permission of a role is named, and nothing else is', () => {
  const held = new Set<string>(Object.values(roles).flat())
  expect(Object.keys(permissionMessages).toSorted()).toEqual([...held].map((one) => `may.${one}`).toSorted())
})

// Tests of who may give access to a connection and end it.

import { expect, test } from 'vitest'
import { mayEnd, mayGive } from './rules.ts'

test.each([
  ['own', null, undefined],
  ['linked', null, undefined],
  ['own', '2026-11-10', 'connection_links.former_holder'],
  ['delegate', null, 'connection_links.delegate_gives_none'],
  ['delegate', '2026-11-10', 'connection_links.delegate_gives_none'],
] as const)('%s until %s gives access: %s', (access, until, key) => {
  const verdict = mayGive({ access, until })
  expect(verdict.ok ? undefined : verdict.key).toBe(key)
})

test.each([
  [{ isSelf: true, isGiver: false, access: 'delegate' }, true],
  [{ isSelf: false, isGiver: true, access: 'linked' }, true],
  [{ isSelf: false, isGiver: false, access: 'own' }, true],
  [{ isSelf: false, isGiver: false, access: 'linked' }, false],
  [{ isSelf: false, isGiver: false, access: 'delegate' }, false],
  [{ isSelf: false, isGiver: false, access: undefined }, false],
] as const)('%o ends access: %s', (at, ends) => {
  expect(mayEnd(at)).toBe(ends)
})

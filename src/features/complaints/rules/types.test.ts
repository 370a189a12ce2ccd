// Tests of the rules of complaint types.

import { expect, test } from 'vitest'
import { isOffered, mayBeRemoved } from './types.ts'

const offered = { offered: true }
const hidden = { offered: false }

test.each([
  [offered, [], true],
  [hidden, [hidden, offered], true],
  [hidden, [hidden], false],
  [hidden, [], false],
])('with %j beside %j the form has a type to choose: %j', (type, others, expected) => {
  expect(isOffered(type, others)).toBe(expected)
})

test.each([
  [0, [offered], true],
  [3, [offered], 'complaints.type_in_use'],
  [0, [hidden], 'complaints.type_last'],
  [0, [], 'complaints.type_last'],
])('a type with %i complaints beside %j may be removed: %j', (complaints, others, expected) => {
  const verdict = mayBeRemoved(complaints, others)
  expect(verdict.ok || verdict.key).toBe(expected)
})

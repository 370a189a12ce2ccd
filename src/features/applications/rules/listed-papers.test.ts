// Tests of the rules of the list of requested papers.

import { expect, test } from 'vitest'
import { issueBeside, issueOfChange, mayBeRemoved } from './listed-papers.ts'

const photo = { purpose: 'new', kind: 'photo' } as const
const photoOfTransfer = { purpose: 'transfer', kind: 'photo' } as const
const map = { purpose: 'new', kind: 'houseMap' } as const

test.each([
  [photo, [map, photoOfTransfer], undefined],
  [photo, [map, photo], 'applications.paper_taken'],
])('%j beside %j: %s', (paper, others, key) => {
  expect(issueBeside(paper, others)?.key).toBe(key)
})

test.each([
  [photo, photo, undefined],
  [photo, map, 'applications.paper_kind_fixed'],
  [photo, photoOfTransfer, 'applications.paper_kind_fixed'],
])('from %j to %j: %s', (before, after, key) => {
  expect(issueOfChange(before, after)?.key).toBe(key)
})

test.each([
  [0, [], true],
  [2, [map], 'applications.paper_in_use'],
  [2, [photoOfTransfer], true],
])('a photo that %i applications have, beside %j, may be removed: %j', (sent, others, expected) => {
  const verdict = mayBeRemoved(photo, sent, others)
  expect(verdict.ok || verdict.key).toBe(expected)
})

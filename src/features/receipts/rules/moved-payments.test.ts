// Tests of which payments of a receipt may be moved.

import { expect, test } from 'vitest'
import { allow, deny } from '#kit/refusal.ts'
import { mayMoveAny } from './moved-payments.ts'

const [reversed, pending] = [deny('receipts.reversed_already'), deny('receipts.move_pending')]

test('a receipt is moved from where one payment may be, else the reason of one that still counts is said', () => {
  const gone = { reversed: {}, mayBeMoved: reversed }
  expect(mayMoveAny([gone, { reversed: null, mayBeMoved: pending }, { reversed: null, mayBeMoved: allow }])).toBe(allow)
  expect(mayMoveAny([gone, { reversed: null, mayBeMoved: pending }])).toBe(pending)
  expect(mayMoveAny([gone])).toBe(reversed)
})

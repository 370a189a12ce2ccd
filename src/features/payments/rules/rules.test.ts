// Tests of when a gateway is asked, from which day a payment counts, and to which connection it belongs.

import { expect, test } from 'vitest'
import { nextAskAt } from './asking.ts'
import { filledIn } from './filled-in.ts'
import { apportioned, differing, differingAgain, mayBeResolved, paidOn, stateAfter, unresolved } from './outcome.ts'

const begunAt = new Date('2026-11-22T05:15:00Z')
const after = (minutes: number) => new Date(begunAt.getTime() + minutes * 60_000)
const minutesOf = (at: Date | null) => at && (at.getTime() - begunAt.getTime()) / 60_000

test.each<[minutes: number, next: number | null]>([
  [0, 5],
  [5, 15],
  [64, 65],
  [480, 720],
  [720, 1080],
  [7 * 1440 - 1, 7 * 1440],
  [7 * 1440, null],
  [9 * 1440, null],
])('%i minutes after its beginning an attempt is asked at minute %s', (minutes, next) => {
  expect(minutesOf(nextAskAt(begunAt, after(minutes)))).toBe(next)
})

test.each<[name: string, unpaidAt: Date | null, day: string]>([
  ['never asked', null, '2026-11-22'],
  ['not paid within the quote', after(30), '2026-11-22'],
  ['not paid two days later', after(2 * 1440), '2026-11-24'],
])('%s', (_name, unpaidAt, day) => {
  expect(paidOn({ begunAt, quotedUntil: after(60), unpaidAt })).toBe(day)
})

const parts = [
  { connectionId: 1, amountPaisa: 50_00 },
  { connectionId: 2, amountPaisa: 30_00 },
]

test.each<[paid: number, by: Record<number, number>]>([
  [80_00, { 1: 50_00, 2: 30_00 }],
  [60_00, { 1: 50_00, 2: 10_00 }],
  [20_00, { 1: 20_00 }],
  [90_01, { 1: 60_01, 2: 30_00 }],
  [1, { 1: 1 }],
])('%i paisa of 8000 by connection', (paid, by) => {
  const amounts = apportioned(parts, paid)
  expect(Object.fromEntries(amounts.map(({ connectionId, amountPaisa }) => [connectionId, amountPaisa]))).toEqual(by)
  expect(amounts.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)).toBe(paid)
})

test('what is paid stays paid, what failed may change again', () => {
  expect(stateAfter('paid', 'failed', true)).toBe('paid')
  expect(stateAfter('paid', 'refunded', false)).toBe('refunded')
  expect(stateAfter('failed', 'pending', true)).toBe('failed')
  expect(stateAfter('sent', 'expired', true)).toBe('sent')
  expect(stateAfter('returned', 'expired', true)).toBe('expired')
  expect(stateAfter('sent', 'expired', false)).toBe('expired')
})

test('the first difference stays until the office has looked at it; then only another one comes, or money that is taken again', () => {
  const [open, looked] = [
    { difference: 'amount', resolvedAt: null } as const,
    { difference: 'amount', resolvedAt: begunAt } as const,
  ]
  expect(differing({ difference: null, resolvedAt: null }, 'denied')).toEqual({ difference: 'denied', ...unresolved })
  expect(differing(open, 'denied')).toEqual({})
  expect(differing(looked, 'amount')).toEqual({})
  expect(differing(looked, null)).toEqual({})
  expect(differing(looked, 'denied')).toEqual({ difference: 'denied', ...unresolved })
  expect(differingAgain(open, 'twice')).toEqual({})
  expect(differingAgain({ ...looked, difference: 'twice' }, 'twice')).toEqual({ difference: 'twice', ...unresolved })
  expect(mayBeResolved({ ...open, state: 'paid', isOwn: false }).ok).toBe(true)
  expect(mayBeResolved({ difference: null, resolvedAt: null, state: 'ambiguous', isOwn: false }).ok).toBe(true)
  expect(mayBeResolved({ difference: null, resolvedAt: null, state: 'paid', isOwn: false }).ok).toBe(false)
  expect(mayBeResolved({ ...looked, state: 'paid', isOwn: false }).ok).toBe(false)
})

test.each([
  ['', [100, 50]],
  ['number=A', [100, 0]],
  ['number=A&paisa=40', [40, 0]],
  ['number=A&paisa=4000', [100, 0]],
  ['number=A&paisa=-4', [100, 0]],
  ['number=A&paisa=x', [100, 0]],
  ['number=NOBODY', [0, 0]],
])('the form opened by ?%s begins with %j', (query, amounts) => {
  const own = [
    { customerNumber: 'A', duePaisa: 100 },
    { customerNumber: 'B', duePaisa: 50 },
  ]
  expect(own.map((each) => filledIn(each, new URLSearchParams(query)))).toEqual(amounts)
})

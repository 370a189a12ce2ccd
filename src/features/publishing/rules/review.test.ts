// Tests of review by another person: state by the newest act, who may submit, approve and return, what an approval publishes.

import { expect, test } from 'vitest'
import type { PublishingWindow } from '../contract/window.ts'
import { draftWindow } from '../contract/window.ts'
import { approvedWindow, reviewState, reviewVerdicts } from './review.ts'

const now = new Date('2026-11-22T05:15:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const windowOf = (from: Date | null, until: Date | null = null, withdrawnAt: Date | null = null): PublishingWindow => ({
  publishFrom: from,
  publishUntil: until,
  withdrawnAt,
})
const shown = windowOf(hours(-1))

test.each([
  ['never submitted', undefined, draftWindow, 'none'],
  ['submitted', 'submitted', draftWindow, 'waiting'],
  ['returned', 'returned', draftWindow, 'returned'],
  ['approved', 'approved', shown, 'done'],
  ['no review any more', 'cancelled', draftWindow, 'none'],
  ['public without approval', 'flagged', shown, 'flagged'],
  ['scheduled without approval', 'flagged', windowOf(hours(1)), 'flagged'],
  ['flagged, then withdrawn', 'flagged', windowOf(hours(-2), null, hours(-1)), 'none'],
  ['flagged, then expired', 'flagged', windowOf(hours(-2), hours(-1)), 'none'],
  ['flagged, then a draft again', 'flagged', draftWindow, 'none'],
] as const)('%s', (_, newest, item, state) => {
  expect(reviewState(newest, item, now)).toBe(state)
})

const anyReview = {
  required: true,
  state: 'none',
  own: false,
  approvers: 1,
  requested: { from: null, until: null },
  now,
} as const
const denied = (key: string) => expect.objectContaining({ ok: false, key })
const allowed = expect.objectContaining({ ok: true })

test.each([
  ['a draft is submitted', draftWindow, {}, 'submit', allowed],
  ['nobody asks', draftWindow, { required: false }, 'submit', denied('publishing.review_not_required')],
  ['it waits already', draftWindow, { state: 'waiting' }, 'submit', denied('publishing.already_submitted')],
  ['it is public', shown, {}, 'submit', denied('publishing.already_public')],
  ['somebody else approves', draftWindow, { state: 'waiting' }, 'approve', allowed],
  ['who submitted it', draftWindow, { state: 'waiting', own: true }, 'approve', denied('publishing.own_submission')],
  ['nobody else can', draftWindow, { state: 'waiting', own: true, approvers: 0 }, 'approve', allowed],
  [
    'its last day has passed',
    draftWindow,
    { state: 'waiting', requested: { from: null, until: hours(-1) } },
    'approve',
    denied('publishing.expiry_before_start'),
  ],
  ['it is public without approval', shown, { state: 'flagged' }, 'approve', allowed],
  ['who published it', shown, { state: 'flagged', own: true }, 'approve', denied('publishing.own_submission')],
  ['nothing was submitted', draftWindow, {}, 'approve', denied('publishing.not_submitted')],
  ['it waits', draftWindow, { state: 'waiting' }, 'return', allowed],
  ['it is public without approval', shown, { state: 'flagged' }, 'return', denied('publishing.not_submitted')],
] as const)('%s: %#', (_, item, change, step, verdict) => {
  expect(reviewVerdicts(item, { ...anyReview, ...change })[step]).toEqual(verdict)
})

test('an approval publishes at the submitted time, or now when that has passed', () => {
  expect(approvedWindow({ from: hours(2), until: hours(9) }, now)).toEqual({ from: hours(2), until: hours(9) })
  expect(approvedWindow({ from: hours(-2), until: null }, now)).toEqual({ from: now, until: null })
  expect(approvedWindow({ from: null, until: null }, now)).toEqual({ from: now, until: null })
})

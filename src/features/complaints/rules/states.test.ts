// Tables of cases of complaint states and permitted actions.

import { expect, test } from 'vitest'
import type { ComplaintPolicy, EventKind } from '../contract/form.ts'
import {
  mayBeAsked,
  mayBeClosed,
  mayBeCommented,
  mayBeRated,
  mayBeReopened,
  mayBeWorkedOn,
  reopenUntil,
  stateAfter,
  type RecordedEvent,
} from './states.ts'

const policy: ComplaintPolicy = { reopenDays: 7, keptDays: 730, wards: null }
const dayMs = 86_400_000
const start = new Date('2026-11-22T05:15:00Z')
const days = (count: number) => new Date(start.getTime() + count * dayMs)

/** Events a day apart. */
function eventsOf(...kinds: EventKind[]): RecordedEvent[] {
  return kinds.map((kind, index) => ({ kind, at: days(index) }))
}

test.each<[EventKind[], string]>([
  [[], 'received'],
  [['received'], 'received'],
  [['received', 'commented'], 'received'],
  [['received', 'assigned'], 'assigned'],
  [['received', 'assigned', 'answered'], 'answered'],
  [['received', 'asked'], 'waiting'],
  [['received', 'asked', 'commented'], 'received'],
  [['received', 'assigned', 'asked', 'commented'], 'assigned'],
  [['received', 'assigned', 'asked', 'answered'], 'answered'],
  [['received', 'asked', 'assigned', 'asked', 'commented'], 'assigned'],
  [['received', 'resolved'], 'resolved'],
  [['received', 'resolved', 'rated'], 'resolved'],
  [['received', 'rejected'], 'rejected'],
  [['received', 'resolved', 'reopened'], 'reopened'],
  [['received', 'resolved', 'reopened', 'assigned'], 'assigned'],
  [['received', 'resolved', 'closed'], 'closed'],
  [['received', 'resolved', 'closed', 'rated'], 'closed'],
  [['received', 'rejected', 'closed', 'reopened'], 'reopened'],
])('%j leads to %s', (kinds, state) => {
  expect(stateAfter(eventsOf(...kinds))).toBe(state)
})

test.each([
  ['received', true, true, true],
  ['assigned', true, true, true],
  ['answered', true, true, true],
  ['waiting', true, false, true],
  ['reopened', true, true, true],
  ['resolved', false, false, false],
  ['rejected', false, false, false],
  ['closed', false, false, false],
] as const)('%s: worked on %s, asked %s, commented %s', (state, worked, asked, commented) => {
  expect(mayBeWorkedOn(state).ok).toBe(worked)
  expect(mayBeAsked(state).ok).toBe(asked)
  expect(mayBeCommented(state).ok).toBe(commented)
})

// Received on day 0, finished on day 1: the reopening period ends with day 8.
test.each<[EventKind[], number, string]>([
  [['received'], 1, 'complaints.still_open'],
  [['received', 'resolved'], 1, 'yes'],
  [['received', 'resolved'], 8, 'yes'],
  [['received', 'resolved'], 8.01, 'complaints.reopen_late'],
  [['received', 'rejected'], 8, 'yes'],
  [['received', 'resolved', 'rated'], 8, 'yes'],
  [['received', 'resolved', 'closed'], 8, 'yes'],
  [['received', 'resolved', 'closed'], 9, 'complaints.reopen_late'],
  [['received', 'resolved', 'reopened'], 3, 'complaints.still_open'],
  [['received', 'resolved', 'reopened', 'resolved'], 9.5, 'yes'],
])('reopening %j on day %d: %s', (kinds, day, answer) => {
  const verdict = mayBeReopened(eventsOf(...kinds), policy, days(day))
  expect(verdict.ok ? 'yes' : verdict.key).toBe(answer)
})

test.each<[EventKind[], string]>([
  [['received'], 'complaints.still_open'],
  [['received', 'resolved'], 'yes'],
  [['received', 'resolved', 'rated'], 'complaints.already_rated'],
  [['received', 'resolved', 'rated', 'reopened', 'resolved'], 'yes'],
  [['received', 'rejected', 'closed'], 'yes'],
])('rating %j: %s', (kinds, answer) => {
  const verdict = mayBeRated(eventsOf(...kinds))
  expect(verdict.ok ? 'yes' : verdict.key).toBe(answer)
})

test.each<[EventKind[], number, string]>([
  [['received'], 30, 'complaints.still_open'],
  [['received', 'resolved'], 8, 'complaints.may_be_reopened'],
  [['received', 'resolved'], 9, 'yes'],
  [['received', 'resolved', 'closed'], 30, 'complaints.finished'],
])('closing %j on day %d: %s', (kinds, day, answer) => {
  const verdict = mayBeClosed(eventsOf(...kinds), policy, days(day))
  expect(verdict.ok ? 'yes' : verdict.key).toBe(answer)
})

test('the reopening period starts when the complaint is finished, whatever is added later', () => {
  expect(reopenUntil(eventsOf('received', 'resolved', 'rated'), policy)).toEqual(days(8))
  expect(reopenUntil(eventsOf('received'), policy)).toBeUndefined()
})

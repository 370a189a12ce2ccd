// Tests of the publishing rules: states, permitted transitions, requested windows.

import { expect, test } from 'vitest'
import { now, windowCases } from '#tests/publishing-cases.ts'
import { draftWindow } from '../contract/window.ts'
import {
  firstMoment,
  isPublic,
  isUnread,
  mayBePublished,
  mayBeWithdrawn,
  mayExpire,
  mayReturnToDraft,
  publishingState,
  requestedWindow,
  windowIssues,
} from './transitions.ts'

const before = new Date('2026-11-21T05:59:59.999Z')
const after = new Date('2026-11-21T06:00:00.001Z')
const note = { en: 'Wrong file', ne: '' }

function windowOf(publishFrom: Date | null, publishUntil: Date | null = null, withdrawnAt: Date | null = null) {
  return { publishFrom, publishUntil, withdrawnAt }
}

test.each(windowCases)('$name', ({ window, state }) => {
  expect(publishingState(window, now)).toBe(state)
  expect(isPublic(window, now)).toBe(state === 'published')
})

test('a draft, scheduled, expired or withdrawn item may be published; a public one is refused as already public', () => {
  const request = { from: now, until: null, now }
  for (const item of [draftWindow, windowOf(after), windowOf(before, before), windowOf(before, null, before)])
    expect(mayBePublished(item, request)).toEqual({ ok: true })
  expect(mayBePublished(windowOf(before), request)).toMatchObject({ key: 'publishing.already_public' })
})

test('the end of a window is after its start and in the future', () => {
  const refused = { ok: false, key: 'publishing.expiry_before_start' }
  expect(mayBePublished(draftWindow, { from: after, until: after, now })).toEqual(refused)
  expect(mayBePublished(draftWindow, { from: before, until: now, now })).toEqual(refused)
  expect(mayBePublished(draftWindow, { from: before, until: after, now })).toEqual({ ok: true })
  expect(mayExpire(windowOf(before), { until: before, now })).toEqual(refused)
  expect(mayExpire(windowOf(before, after), { until: null, now })).toEqual({ ok: true })
  expect(mayExpire(draftWindow, { until: after, now })).toMatchObject({ key: 'publishing.draft_without_last_day' })
  expect(mayExpire(windowOf(before, null, before), { until: after, now })).toMatchObject({
    key: 'publishing.withdrawn_without_last_day',
  })
})

test('a withdrawal needs a published item and an explanation in one language', () => {
  expect(mayBeWithdrawn(windowOf(before), note)).toEqual({ ok: true })
  expect(mayBeWithdrawn(windowOf(before), { en: ' ', ne: 'गल्ती' })).toEqual({ ok: true })
  expect(mayBeWithdrawn(windowOf(before), { en: ' ', ne: '' })).toMatchObject({
    key: 'publishing.explanation_required',
  })
  expect(mayBeWithdrawn(draftWindow, note)).toMatchObject({ key: 'publishing.not_published' })
  expect(mayBeWithdrawn(windowOf(before, null, before), note)).toMatchObject({ key: 'publishing.already_withdrawn' })
})

test('a public item cannot be returned to draft', () => {
  expect(mayReturnToDraft(windowOf(before), now)).toMatchObject({ key: 'publishing.still_public' })
  expect(mayReturnToDraft(windowOf(after), now)).toEqual({ ok: true })
  expect(mayReturnToDraft(draftWindow, now)).toMatchObject({ key: 'publishing.already_draft' })
})

test('an entry is published at the requested time, otherwise at midnight in Nepal on its day; a past time means now', () => {
  expect(firstMoment(undefined, undefined, now)).toEqual(now)
  expect(firstMoment(undefined, '2026-11-21', now)).toEqual(now)
  expect(firstMoment(undefined, '2026-11-25', now)).toEqual(new Date('2026-11-24T18:15:00Z'))
  expect(firstMoment(after, '2026-11-21', now)).toEqual(after)
  expect(firstMoment(before, '2026-11-25', now)).toEqual(now)
})

// 21 November 2026 at 11:45 in Nepal.
const requests: [string, Parameters<typeof requestedWindow>[0], { from: string; until: string | null }, string[]][] = [
  ['now', { start: 'now' }, { from: now.toISOString(), until: null }, []],
  [
    'now, with a last day',
    { start: 'now', lastDay: '2026-11-21' },
    { from: now.toISOString(), until: '2026-11-21T18:15:00.000Z' },
    [],
  ],
  [
    'at a time in Nepal',
    { start: 'later', publishOn: '2026-11-22', publishAt: '10:30' },
    { from: '2026-11-22T04:45:00.000Z', until: null },
    [],
  ],
  ['at midnight', { start: 'later', publishOn: '2026-11-22' }, { from: '2026-11-21T18:15:00.000Z', until: null }, []],
  [
    'at a past time',
    { start: 'later', publishOn: '2026-11-21', publishAt: '11:45' },
    { from: now.toISOString(), until: null },
    ['publishOn'],
  ],
  [
    'with an end before the start',
    { start: 'later', publishOn: '2026-11-23', lastDay: '2026-11-22' },
    { from: '2026-11-22T18:15:00.000Z', until: '2026-11-22T18:15:00.000Z' },
    ['lastDay'],
  ],
]

test.each(requests)('published %s', (_, sent, { from, until }, wrong) => {
  const read = requestedWindow(sent, now)
  expect([read.from.toISOString(), read.until?.toISOString() ?? null]).toEqual([from, until])
  expect(windowIssues(sent, now).map(({ field }) => field)).toEqual(wrong)
})

test.each([
  [[], true],
  [['changed'], true],
  [['scheduled', 'returned-to-draft', 'changed'], false],
  [['published'], false],
] as const)('after %j it is unread: %s', (acts, unread) => {
  expect(isUnread(acts.map((act) => ({ act })))).toBe(unread)
})

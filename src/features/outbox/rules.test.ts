// Tests of the rules of messages: state, reasons of failure, new tries, masked recipients.

import { expect, test } from 'vitest'
import type { MessageMoments } from './rules.ts'
import { failureOf, maskRecipient, mayBeRetried, messageState, withoutRecipients } from './rules.ts'

const now = new Date('2026-11-22T05:15:00Z')
const earlier = new Date('2026-11-21T05:15:00Z')
const later = new Date('2026-11-24T05:15:00Z')
const queued: MessageMoments = { sentAt: null, givenUpAt: null, expiredAt: null, expiresAt: later }

test.each([
  [queued, 'queued', 'outbox.still_queued'],
  [{ ...queued, sentAt: earlier }, 'sent', 'outbox.already_sent'],
  [{ ...queued, givenUpAt: earlier }, 'failed', undefined],
  [{ ...queued, givenUpAt: earlier, expiresAt: now }, 'failed', 'outbox.no_longer_valid'],
  [{ ...queued, expiredAt: earlier, expiresAt: earlier }, 'failed', 'outbox.no_longer_valid'],
])('%j is %s, a new try is denied as %s', (moments, state, key) => {
  expect(messageState(moments)).toBe(state)
  const verdict = mayBeRetried({ ...moments, hasText: true }, now)
  expect(verdict.ok ? undefined : verdict.key).toBe(key)
})

test('a message of an earlier version that was given up has no text to send', () => {
  const given = { ...queued, givenUpAt: earlier, hasText: false }
  expect(mayBeRetried(given, now)).toMatchObject({ ok: false, key: 'outbox.no_longer_valid' })
})

test.each([
  ['', null],
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['The operation was aborted due to timeout', 'unreachable'],
  ["Can't send mail - all recipients were rejected: 550 5.1.1 <sita@example.org>: user unknown", 'recipient'],
  ['Invalid login: 535 5.7.8 authentication failed', 'refused'],
  ['the SMS gateway returned 200, code 1002', 'refused'],
  ['something else', 'other'],
])('the error %j is a failure of the kind %s', (lastError, failure) => {
  expect(failureOf({ expiredAt: null, lastError })).toBe(failure)
})

test('what expired without a try has that reason', () => {
  expect(failureOf({ expiredAt: now, lastError: '' })).toBe('expired')
})

test('recipients are masked in the list and in what servers returned', () => {
  expect(maskRecipient({ channel: 'mail', recipient: 'sita@example.org' }, 'en')).toBe('s•••@example.org')
  expect(maskRecipient({ channel: 'sms', recipient: '+9779841234567' }, 'ne')).toBe('९८•-•••••६७')
  expect(withoutRecipients('550 <sita@example.org> rejected, 9841234567 too')).toBe(
    '550 <s•••@example.org> rejected, ••• too',
  )
})

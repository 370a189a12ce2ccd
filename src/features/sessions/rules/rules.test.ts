// Tables of cases of session lifetimes, rate limits, network prefixes and passwords.

import { expect, test } from 'vitest'
import { commonWords } from './common-words.ts'
import { lifetimes, refreshUntil, renewalOf } from './lifetimes.ts'
import { isGoodPassword } from './password.ts'
import { codeCounts, signInCounts } from './rate-limits.ts'

const start = new Date('2026-11-22T05:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const day = 86_400

test.each([
  ['a new token renews', {}, {}, 60, 'renew'],
  ['a customer token rotates after a day', {}, {}, day, 'rotate'],
  ['a staff token rotates after an hour', {}, { kind: 'staff' as const }, 3600, 'rotate'],
  ['a token with a new successor does not rotate again', { newestIssuedAt: later(day) }, {}, day + 900, 'renew'],
  ['a retired token is accepted for a minute', { retiredAt: later(100) }, {}, 160, 'renew'],
  ['a retired token is reused after a minute', { retiredAt: later(100) }, {}, 161, 'reused'],
  ['an expired token is over', { expiresAt: later(100) }, {}, 100, 'over'],
  ['a token of an ended session is over', {}, { endedAt: start }, 1, 'over'],
  ['a token beyond the maximum session lifetime is over', {}, { endsAt: later(50) }, 50, 'over'],
])('%s', (_, token, session, seconds, verdict) => {
  const known = { expiresAt: later(30 * day), retiredAt: null, newestIssuedAt: start, ...token }
  const open = { kind: 'customer' as const, endsAt: later(180 * day), endedAt: null, ...session }
  expect(renewalOf(known, open, later(seconds))).toBe(verdict)
})

test('access tokens live ten to fifteen minutes, and a refresh token expires with its session', () => {
  for (const { access } of Object.values(lifetimes)) expect(access / 60).toBeGreaterThanOrEqual(10)
  for (const { access } of Object.values(lifetimes)) expect(access / 60).toBeLessThanOrEqual(15)
  expect(refreshUntil('customer', later(100), start)).toEqual(later(100))
  expect(refreshUntil('customer', later(365 * day), start)).toEqual(later(30 * day))
})

test('a known device has a rate limit of its own', () => {
  const unknown = signInCounts({ identifier: 'a', network: '1.2.3.4', knownDevice: undefined })
  const known = signInCounts({ identifier: 'a', network: '1.2.3.4', knownDevice: 'd:x' })
  expect(unknown.map(({ what, whose }) => [what, ...whose])).toEqual([
    ['sign-in.pair', 'a', '1.2.3.4'],
    ['sign-in.network', '1.2.3.4'],
    ['sign-in.identifier', 'a'],
  ])
  expect(known.map(({ what, whose }) => [what, ...whose])).toEqual([['sign-in.device', 'a', 'd:x']])
})

function countedAt(identifier: string) {
  const network = '1.2.3.4'
  const counts = [
    ...signInCounts({ identifier, network, knownDevice: undefined }),
    ...codeCounts({ identifier, network }),
  ]
  return counts.map(({ what, whose }) => [what, ...whose])
}

test('attempts at tagged addresses of one mailbox are counted together, and those of another person apart', () => {
  expect(countedAt('a+x@b.example')).toEqual(countedAt('a@b.example'))
  expect(countedAt('a+x@b.example')).not.toEqual(countedAt('c+x@b.example'))
})

const about = ['Sita Sharma', 'sita.sharma@customers.example', '10425', '9841234567']

test.each([
  ['short', 'session.password_short'],
  ['password123', 'session.password_common'],
  ['P@ssw0rd2083', 'session.password_common'],
  ['nepal@12345', 'session.password_common'],
  ['NepalKathmandu1', 'session.password_common'],
  ['qwertyuiop', 'session.password_common'],
  ['1234567890', 'session.password_common'],
  ['aaaaaaaaaaaa', 'session.password_common'],
  ['zyxwvutsrqpon', 'session.password_common'],
  ['khanepani2083!', 'session.password_common'],
  ['sitaram123', 'session.password_common'],
  ['khukuri123', 'session.password_common'],
  ['ｐａｓｓｗｏｒｄ１２３', 'session.password_common'],
  ['sitasharma1', 'session.password_personal'],
  ['9841234567x', 'session.password_personal'],
])('%s is refused', (password, key) => {
  expect(isGoodPassword(password, about)).toMatchObject({ ok: false, key })
})

test.each([
  'himal-nadi-bagaicha',
  'परेवा कुर्सी बादल',
  'correct horse battery',
  'Tr7 mango lantern',
  'sita likes 9 parrots',
])('%s is accepted', (password) => {
  expect(isGoodPassword(password, about)).toEqual({ ok: true })
})

test('common words are lower-case letters only', () => {
  for (const word of commonWords) expect(word).toMatch(/^[a-z]+$/)
})

// Tests of what the device knows of the signed-in person.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountKey, userKey } from './browser-session.ts'
import { storeAccount, storedAccount } from './stored-account.ts'

const sita = {
  person: { id: 1, name: { en: 'Sita Sharma', ne: 'सीता शर्मा' }, kind: 'customer' as const },
  customer: { email: 'sita@customers.example', phone: null, taps: [] },
}
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A session of a person whose refresh token expires after some seconds. */
function signIn(person: number, seconds = 60): void {
  const token = `a.${btoa(JSON.stringify({ sub: String(person) }))}.b`
  const times = { access_expires_at: Date.now(), refresh_expires_at: Date.now() + seconds * 1000 }
  stored.set(userKey, JSON.stringify({ access_token: token, refresh_token: 'r', ...times }))
}

test('the account of the session is known, without more than its own fields', () => {
  signIn(1)
  storeAccount({ ...sita, permissions: ['complaints:read'] } as never)
  expect(storedAccount()).toEqual(sita)
  expect(stored.get(accountKey)).not.toContain('permissions')
})

test.each([
  ['without a session', () => {}],
  ['of another person', () => signIn(2)],
  ['after the session has expired', () => signIn(1, -1)],
  ['that is not readable', () => (signIn(1), stored.set(accountKey, '{'))],
])('nothing is known %s', (_, change) => {
  storeAccount(sita)
  change()
  expect(storedAccount()).toBeUndefined()
})

test('with blocked storage nothing is known, and nothing fails', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  storeAccount(sita)
  expect(storedAccount()).toBeUndefined()
})

function blocked(): never {
  throw new Error('blocked')
}

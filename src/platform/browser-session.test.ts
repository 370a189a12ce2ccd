// Session in the browser: storage, renewal, expiry and several tabs, under a controlled clock.

import { beforeEach, expect, test } from 'vitest'
import type { Renewed, SessionParts } from './browser-session.ts'
import {
  SessionEnded,
  endingMessages,
  openSession,
  personOf,
  readUser,
  sessionState,
  userAfter,
  userKey,
} from './browser-session.ts'

const user = { access_token: 'a1', access_expires_at: 1000, refresh_token: 'r1', refresh_expires_at: 9000 }

let now: number
let stored: Map<string, string>
let renewals: string[]
let left: string[]
let answer: () => Promise<Renewed>
let queue: Promise<unknown>
let offline: boolean

beforeEach(() => {
  now = 0
  stored = new Map([[userKey, JSON.stringify(user)]])
  renewals = []
  left = []
  answer = async () => ({ accessToken: { token: `a${renewals.length + 1}`, expiresIn: 5 } })
  queue = Promise.resolve()
  offline = false
})

/** One more tab over the same storage and lock. */
function tab(more: Partial<SessionParts> = {}) {
  return openSession({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    now: () => now,
    alone: <T>(run: () => Promise<T>) => {
      const turn = queue.then(run)
      queue = turn.catch(() => {})
      return turn
    },
    renew: (token) => {
      renewals.push(token)
      return answer()
    },
    isOffline: () => offline,
    leave: (why) => left.push(why),
    ...more,
  })
}

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a number', '7'],
  ['a missing token', JSON.stringify({ ...user, refresh_token: undefined })],
  ['an empty token', JSON.stringify({ ...user, access_token: '' })],
  ['a time in words', JSON.stringify({ ...user, access_expires_at: 'tomorrow' })],
])('%s in the storage means signed out', async (_, text) => {
  stored.delete(userKey)
  if (text !== null) stored.set(userKey, text)
  expect(readUser(text)).toBeUndefined()
  expect(await tab().token()).toBeUndefined()
  expect([renewals, left]).toEqual([[], []])
})

test.each([
  [0, 'valid'],
  [999, 'valid'],
  [1000, 'due'],
  [8999, 'due'],
  [9000, 'over'],
])('at %d the stored user is %s', (moment, state) => {
  expect(sessionState(user, moment)).toBe(state)
})

test('a valid token is used as it is', async () => {
  expect(await tab().token()).toBe('a1')
  expect(renewals).toEqual([])
})

test('between access and refresh expiry, one renewal serves all waiting calls in every tab', async () => {
  now = 1000
  const tabs = [tab(), tab(), tab()]
  const tokens = await Promise.all(tabs.flatMap((one) => Array.from({ length: 5 }, () => one.token())))
  expect(new Set(tokens)).toEqual(new Set(['a2']))
  expect(renewals).toEqual(['r1'])
  expect(readUser(stored.get(userKey)!)).toEqual({ ...user, access_token: 'a2', access_expires_at: 6000 })
  now = 5999
  expect(await tabs[2]!.token()).toBe('a2')
  now = 6000
  expect(await tabs[1]!.token()).toBe('a3')
})

test('a rotated refresh token replaces the stored one', async () => {
  now = 1000
  answer = async () => ({ accessToken: { token: 'a2', expiresIn: 5 }, refreshToken: { token: 'r2', expiresIn: 20 } })
  await tab().token()
  expect(readUser(stored.get(userKey)!)).toMatchObject({ refresh_token: 'r2', refresh_expires_at: 21_000 })
})

test('past refresh expiry the user is removed, notified once and redirected, and no call falls back to the anonymous client', async () => {
  now = 9000
  const one = tab()
  const calls = await Promise.allSettled([one.token(), one.token(), one.token()])
  for (const call of calls) expect(call).toMatchObject({ status: 'rejected', reason: expect.any(SessionEnded) })
  expect(left).toEqual(['over'])
  expect(stored.has(userKey)).toBe(false)
  expect(renewals).toEqual([])
})

test('a failed renewal removes the user, with one alert for all waiting calls', async () => {
  now = 1000
  answer = () => Promise.reject(new Error('500'))
  const one = tab()
  const calls = await Promise.allSettled([one.token(), one.token(), one.refused('a1')])
  for (const call of calls) expect(call.status).toBe('rejected')
  expect(left).toEqual(['failed'])
  expect(stored.has(userKey)).toBe(false)
})

test('without a connection no renewal is tried and nobody is signed out', async () => {
  now = 1000
  offline = true
  await expect(tab().token()).rejects.toThrow('no connection')
  expect(left).toEqual([])
  expect(stored.has(userKey)).toBe(true)
})

test('a 401 past the refresh expiry ends the session; before it, one renewal is tried', async () => {
  const one = tab()
  await one.refused('a1')
  expect(renewals).toEqual(['r1'])
  expect(await one.token()).toBe('a2')
  await one.refused('a1')
  expect(renewals, 'the token had been renewed meanwhile').toEqual(['r1'])
  now = 9000
  await expect(one.refused('a2')).rejects.toThrow(SessionEnded)
  expect(left).toEqual(['over'])
})

test('a 401 past the refresh expiry ends the session even while the access token looks valid', async () => {
  stored.set(userKey, JSON.stringify({ ...user, access_expires_at: 99_000 }))
  now = 9000
  await expect(tab().refused('a1')).rejects.toThrow(SessionEnded)
  expect([left, renewals]).toEqual([['over'], []])
})

test('a renewal that returns the same token is valid', async () => {
  now = 1000
  answer = async () => ({ accessToken: { token: 'a1', expiresIn: 5 } })
  expect(await Promise.all([tab().token(), tab().token()])).toEqual(['a1', 'a1'])
  expect(renewals).toEqual(['r1'])
})

test('signing out in one tab while another renews stays effective', async () => {
  now = 1000
  answer = async () => {
    stored.delete(userKey)
    return { accessToken: { token: 'a2', expiresIn: 5 } }
  }
  await expect(tab().token()).rejects.toThrow(SessionEnded)
  expect(stored.has(userKey)).toBe(false)
  expect(left).toEqual([])
})

test('after a new sign-in the session starts again', async () => {
  now = 9000
  const one = tab()
  await expect(one.token()).rejects.toThrow(SessionEnded)
  one.store({ accessToken: { token: 'b1', expiresIn: 5 }, refreshToken: { token: 's1', expiresIn: 50 } })
  expect(await one.token()).toBe('b1')
  expect(userAfter({ accessToken: { token: 'x', expiresIn: 1 } }, 5, user).refresh_token).toBe('r1')
})

test('the messages are those of the specification', () => {
  expect(endingMessages.over.en).toBe('Session expired. Please login again.!')
  expect(endingMessages.failed.en).toBe('Session expired. Please log in again.')
})

test('the person is read from the access token; a token of another form names nobody', () => {
  const payload = btoa(JSON.stringify({ sub: '1042', jti: '????>>>>' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  expect(personOf({ ...user, access_token: `e30.${payload}.x` })).toBe(1042)
  for (const access_token of ['a1', 'a.b.c', `e30.${btoa('{}')}.x`])
    expect(personOf({ ...user, access_token })).toBeUndefined()
})

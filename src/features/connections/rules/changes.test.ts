// Tests of changes of a connection: cut, reconnected, closed, and another holder.

import { expect, test } from 'vitest'
import { connectionsApi } from '../contract/api.ts'
import type { ConnectionState } from '../contract/connection.ts'
import { mayChangeHolder, mayChangeState, mayChangeTap } from './changes.ts'

const today = '2026-11-22'

test.each<[present: ConnectionState, state: ConnectionState, since: string, expected: string]>([
  ['connected', 'disconnected', '2026-11-22', 'allowed'],
  ['disconnected', 'connected', '2026-11-02', 'allowed'],
  ['connected', 'closed', '2026-11-20', 'allowed'],
  ['connected', 'connected', '2026-11-20', 'connections.state_same'],
  ['closed', 'connected', '2026-11-20', 'connections.closed_for_good'],
  ['connected', 'disconnected', '2026-11-23', 'connections.in_future'],
  ['connected', 'disconnected', '2026-11-01', 'connections.before_state'],
])('%s → %s on %s: %s', (present, state, since, expected) => {
  const verdict = mayChangeState({ state, since }, { state: present, since: '2026-11-01' }, today)
  expect(verdict.ok ? 'allowed' : verdict.key).toBe(expected)
})

test.each([
  ['2026-11-22', 'allowed'],
  ['2026-11-23', 'connections.in_future'],
  ['2026-11-01', 'connections.before_holder'],
])('a holder from %s: %s', (from, expected) => {
  const verdict = mayChangeHolder({ from }, { from: '2026-11-01' }, today)
  expect(verdict.ok ? 'allowed' : verdict.key).toBe(expected)
})

const tap = { customerType: 'residential', tapSize: '1/2', sewer: false }

test.each<[present: ConnectionState, sent: object, since: string, expected: string]>([
  ['connected', { sewer: true }, '2026-11-22', 'allowed'],
  ['connected', {}, '2026-11-22', 'connections.tap_same'],
  ['closed', { sewer: true }, '2026-11-22', 'connections.closed_for_good'],
  ['connected', { sewer: true }, '2026-11-23', 'connections.in_future'],
  ['connected', { sewer: true }, '2026-11-01', 'connections.before_tap'],
])('a tap that is %s changed by %o on %s: %s, as the API documents', (state, sent, since, expected) => {
  const verdict = mayChangeTap({ ...tap, ...sent, since }, { ...tap, state, last: '2026-11-01' }, today)
  expect(verdict.ok ? 'allowed' : verdict.key).toBe(expected)
  if (!verdict.ok) expect(connectionsApi.changeTap.conflicts).toContain(verdict.key)
})

// Tests of who may request and approve a waiver, and of how much.

import { expect, test } from 'vitest'
import { validate } from '#kit/validation/form.ts'
import { mayApprove, mayRequest, mayWaive, waiverFormUpTo, type DecidedWaiver, type WaivedConnection } from './rules.ts'

const keyOf = (verdict: { ok: boolean; key?: string }) => (verdict.ok ? undefined : verdict.key)
const owing: WaivedConnection = { owedPaisa: 100_00, isOwn: false, isPending: false }

test.each<[name: string, connection: WaivedConnection, key: string | undefined]>([
  ['a connection that owes', owing, undefined],
  ['one of the officer', { ...owing, isOwn: true }, 'waivers.own_connection'],
  ['one with a request', { ...owing, isPending: true }, 'waivers.pending'],
  ['one that owes nothing', { ...owing, owedPaisa: 0 }, 'waivers.nothing_owed'],
])('requested for %s', (_name, connection, key) => {
  expect(keyOf(mayRequest(connection))).toBe(key)
})

test('at most what is owed', () => {
  expect([100_00, 100_01].map((paisa) => keyOf(mayWaive(paisa, 100_00)))).toEqual([undefined, 'waivers.above_owed'])
})

test.each([
  ['188', []],
  ['१८८.००', []],
  ['999', [{ field: 'amount', key: 'waivers.above_owed', values: { owed: '188.00' } }]],
])('the form says of %s of 188 what the rule says', (amount, issues) => {
  const read = validate(waiverFormUpTo(188_00), { kind: 'waiver', amount, reason: 'A leak in the street' })
  expect(read.ok ? [] : read.issues).toEqual(issues)
})

const amounts = { amountPaisa: 50_00, owedPaisa: 50_00 }
const request: DecidedWaiver = { state: 'prepared', preparedById: 1, preparedBy: 'Gita', isOwn: false, ...amounts }

test.each<[name: string, waiver: DecidedWaiver, by: number | null, key: string | undefined]>([
  ['another person', request, 2, undefined],
  ['who requested it', request, 1, 'waivers.second_person'],
  ['a command', request, null, 'waivers.second_person'],
  ['whose connection it is', { ...request, isOwn: true }, 2, 'waivers.own_connection'],
  ['another person when less is owed', { ...request, owedPaisa: 49_99 }, 2, 'waivers.above_owed'],
  ['a second time', { ...request, state: 'approved' }, 2, 'waivers.decided'],
  ['after it was refused', { ...request, state: 'refused' }, 2, 'waivers.decided'],
])('approved by %s', (_name, waiver, id, key) => {
  expect(keyOf(mayApprove(waiver, { id, name: 'Gita' }))).toBe(key)
})

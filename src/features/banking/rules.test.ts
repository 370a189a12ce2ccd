// Tests of the states of cheques, when one is overdue, who may deposit and decide, and who reverses a deposit.

import { expect, test } from 'vitest'
import {
  isOverdue,
  mayApproveReversal,
  mayDecide,
  mayDeposit,
  mayDepositCash,
  mayReturn,
  mayRequestReversal,
  stateOfCheque,
  type DecidedReversal,
} from './rules.ts'

const received = { isReversed: false, depositedOn: null, outcome: null, receivedOn: '2026-11-20' } as const
const deposited = { ...received, depositedOn: '2026-11-21' } as const

test('a cheque is in hand, deposited, cleared or returned; one that is reversed at the bank is still there', () => {
  expect(stateOfCheque(received)).toBe('in-hand')
  expect(stateOfCheque({ ...received, isReversed: true })).toBe('reversed')
  expect(stateOfCheque({ ...deposited, isReversed: true })).toBe('deposited')
  expect(stateOfCheque({ ...deposited, isReversed: true, outcome: 'returned' })).toBe('returned')
})

test.each([
  [received, '2026-11-23', false],
  [received, '2026-11-24', true],
  [deposited, '2026-11-28', false],
  [deposited, '2026-11-29', true],
  [{ ...deposited, outcome: 'cleared' } as const, '2027-11-29', false],
])('%o is overdue on %s: %s', (cheque, today, overdue) => {
  expect(isOverdue(cheque, today, { chequeOverdueDays: 3, chequeAnswerDays: 7 })).toBe(overdue)
})

test('another person than the cashier deposits and decides, each once', () => {
  expect(mayDeposit({ state: 'in-hand', isReceiver: false }).ok).toBe(true)
  expect(mayDeposit({ state: 'in-hand', isReceiver: true })).toMatchObject({ key: 'banking.own_cheque' })
  expect(mayDeposit({ state: 'deposited', isReceiver: false })).toMatchObject({ key: 'banking.not_in_hand' })
  const deposited = { state: 'deposited', isReceiver: false, isOwn: false } as const
  expect(mayDecide(deposited).ok).toBe(true)
  expect(mayDecide({ ...deposited, isReceiver: true })).toMatchObject({ key: 'banking.own_cheque' })
  expect(mayDecide({ ...deposited, isOwn: true })).toMatchObject({ key: 'banking.own_connection' })
  expect(mayDecide({ ...deposited, state: 'cleared' })).toMatchObject({ key: 'banking.not_deposited' })
  expect(mayReturn({ ...deposited, isOwn: true, isHeld: false })).toMatchObject({ key: 'banking.own_connection' })
})

test('cash of days is deposited by another person than their cashiers, as much as was counted', () => {
  const days = [
    { cashierId: 1, amountPaisa: 590_00 },
    { cashierId: 2, amountPaisa: 10_00 },
  ]
  expect(mayDepositCash(days, { rupees: 600, byId: 3 }).ok).toBe(true)
  expect(mayDepositCash(days, { rupees: 600, byId: 2 })).toMatchObject({ key: 'banking.own_cash' })
  expect(mayDepositCash(days, { rupees: 599, byId: 3 })).toMatchObject({
    key: 'banking.amount_differs',
    values: { counted: 600, slip: 599 },
  })
})

test.each([
  [{ isReversed: false, isPending: false, answered: undefined }, undefined],
  [{ isReversed: true, isPending: false, answered: undefined }, 'banking.deposit_reversed'],
  [{ isReversed: false, isPending: true, answered: undefined }, 'banking.reversal_pending'],
  [{ isReversed: false, isPending: false, answered: '2083-84-1' }, 'banking.cheque_answered'],
])('the reversal of a deposit %o is requested: %s', (deposit, key) => {
  const verdict = mayRequestReversal(deposit)
  expect(verdict.ok ? undefined : verdict.key).toBe(key)
})

const reversal: DecidedReversal = {
  state: 'prepared',
  preparedById: 1,
  preparedBy: 'Gita',
  depositedById: 2,
  depositedBy: 'Dipak',
  receiverIds: [3],
  answered: undefined,
}

test.each<[name: string, reversal: DecidedReversal, by: number | null, key: string | undefined]>([
  ['another person', reversal, 4, undefined],
  ['who requested it', reversal, 1, 'banking.reversal_second_person'],
  ['a command', reversal, null, 'banking.reversal_second_person'],
  ['who recorded the deposit', reversal, 2, 'banking.own_deposit'],
  ['who received what was on the slip', reversal, 3, 'banking.reversal_by_receiver'],
  ['a second time', { ...reversal, state: 'approved' }, 4, 'banking.reversal_decided'],
  ['after the bank has answered', { ...reversal, answered: '2083-84-1' }, 4, 'banking.cheque_answered'],
])('the reversal of a deposit is approved by %s', (_name, decided, id, key) => {
  const verdict = mayApproveReversal(decided, { id, name: 'Bishnu' })
  expect(verdict.ok ? undefined : verdict.key).toBe(key)
})

// Tests of instalments: parts and their days, and how an agreement is kept.

import { expect, test } from 'vitest'
import { agreedParts, mayApprove, mayRequest, nextOf, partsOf, stateOfRunning, type Paid } from './rules.ts'

test('parts are whole rupees, add up, and are due on the same day of each Bikram Sambat month', () => {
  // 2083/08 begins on 2026-11-17 and has 29 days, 2083/09 has 30.
  const parts = partsOf({ amountPaisa: 1000_00, count: 3, firstOn: '2026-11-17' })
  expect(parts.map(({ amountPaisa }) => amountPaisa)).toEqual([334_00, 334_00, 332_00])
  expect(parts.map(({ dueOn }) => dueOn)).toEqual(['2026-11-17', '2026-12-16', '2027-01-15'])
  const small = partsOf({ amountPaisa: 3_00, count: 24, firstOn: '2026-11-17' })
  expect(small.map(({ amountPaisa }) => amountPaisa)).toEqual([1_00, 1_00, 1_00])
})

const parts = partsOf({ amountPaisa: 300_00, count: 3, firstOn: '2026-12-01' })
const [first, second] = [parts[0]!.dueOn, parts[1]!.dueOn]

function watch(today: string, ...paid: Paid[]) {
  const agreed = agreedParts({ parts, paid, today, isSettled: false })
  return {
    states: agreed.map(({ state }) => state),
    whole: stateOfRunning(agreed, today, 7),
    next: nextOf(agreed, today, 1000_00),
  }
}

test('kept, late, broken and paid follow from the payments by one rule', () => {
  expect(watch(first)).toMatchObject({ states: ['due', 'due', 'due'], whole: 'kept' })
  expect(watch('2026-12-02')).toMatchObject({
    states: ['missed', 'due', 'due'],
    whole: 'late',
    next: { dueOn: first, amountPaisa: 100_00, isMissed: true },
  })
  expect(watch('2026-12-08')).toMatchObject({ whole: 'late' })
  expect(watch('2026-12-09')).toMatchObject({ whole: 'broken' })
  expect(watch('2026-12-09', { on: '2026-12-05', paisa: 150_00 })).toMatchObject({
    states: ['late', 'due', 'due'],
    whole: 'kept',
    next: { dueOn: second, amountPaisa: 50_00, isMissed: false },
  })
  expect(watch('2026-12-20', { on: '2026-12-15', paisa: 100_00 })).toMatchObject({ whole: 'broken' })
  expect(watch('2026-12-20', { on: '2026-11-30', paisa: 300_00 })).toMatchObject({
    states: ['kept', 'kept', 'kept'],
    whole: 'paid',
    next: null,
  })
})

test('where less is owed than an agreement was made of, no more is asked for', () => {
  const agreed = agreedParts({ parts, paid: [], today: '2026-12-02', isSettled: false })
  expect(nextOf(agreed, '2026-12-02', 40_00)).toEqual({ dueOn: first, amountPaisa: 40_00, isMissed: true })
})

test('where nothing is owed any more, the agreement has ended', () => {
  const agreed = agreedParts({ parts, paid: [], today: '2026-12-20', isSettled: true })
  expect(stateOfRunning(agreed, '2026-12-20', 7)).toBe('paid')
})

test('one agreement at a time, and a broken one can be followed by another', () => {
  const owing = { owedPaisa: 500, isOwn: false, isPending: false, running: undefined }
  expect(mayRequest(owing).ok).toBe(true)
  expect(mayRequest({ ...owing, running: 'broken' }).ok).toBe(true)
  expect(mayRequest({ ...owing, running: 'late' })).toMatchObject({ key: 'instalments.running' })
  expect(mayRequest({ ...owing, isPending: true })).toMatchObject({ key: 'instalments.pending' })
  expect(mayRequest({ ...owing, owedPaisa: 0 })).toMatchObject({ key: 'instalments.nothing_owed' })
})

test('one person approves where one is asked for, another where two are', () => {
  const amounts = { amountPaisa: 300_00, balancePaisa: 300_00 }
  const prepared = { outcome: null, preparedById: 1, preparedBy: 'A', isOwn: false, firstOn: '2026-12-01', ...amounts }
  const by = { id: 1, name: 'A' }
  const today = '2026-12-01'
  expect(mayApprove(prepared, by, { persons: 1, today }).ok).toBe(true)
  expect(mayApprove(prepared, by, { persons: 2, today })).toMatchObject({ key: 'instalments.second_person' })
  expect(mayApprove(prepared, { id: 2, name: 'B' }, { persons: 2, today }).ok).toBe(true)
  const paid = { ...prepared, balancePaisa: 299_00 }
  expect(mayApprove(paid, by, { persons: 1, today })).toMatchObject({ key: 'instalments.above_owed' })
  expect(mayApprove(prepared, by, { persons: 1, today: '2026-12-02' })).toMatchObject({ key: 'instalments.first_over' })
})

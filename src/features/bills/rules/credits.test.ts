// Tests of who may approve the credit note of a bill, and not before a later bill that has charged its months anew.

import { expect, test } from 'vitest'
import type { BillBefore } from './billed-before.ts'
import { mayApproveCredit } from './credits.ts'

const charge = { kind: 'charge', period: '2083/06' } as BillBefore['lines'][number]
const billOf = (number: number): BillBefore => {
  return { fiscalYear: '2083/84', number, period: '2083/06', units: 10, metered: true, lines: [charge] }
}
const prepared = { approvedAt: null, cancelledAt: null, preparedById: 1, preparedBy: 'Ramesh' }
const about = { bill: billOf(1), bills: [billOf(1)], isOwn: false }
const other = { by: { id: 2, name: 'Gita' }, persons: 2 } as const

test.each<[name: string, verdict: ReturnType<typeof mayApproveCredit>, key: string | undefined]>([
  ['another person', mayApproveCredit(prepared, about, other), undefined],
  [
    'who prepared it',
    mayApproveCredit(prepared, about, { ...other, by: { id: 1, name: 'Ramesh' } }),
    'bills.credit_second_person',
  ],
  ['whose connection it is', mayApproveCredit(prepared, { ...about, isOwn: true }, other), 'bills.own_connection'],
  [
    'another person when a later bill has charged the month anew',
    mayApproveCredit(prepared, { ...about, bills: [billOf(1), billOf(2)] }, other),
    'bills.charged_anew',
  ],
  ['a second time', mayApproveCredit({ ...prepared, approvedAt: new Date() }, about, other), 'bills.credit_approved'],
])('a credit note is approved by %s', (_name, verdict, key) => {
  expect(verdict.ok ? undefined : verdict.key).toBe(key)
})

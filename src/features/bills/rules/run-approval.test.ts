// Tests of who may approve a billing run, and which run may not be approved by anybody.

import { expect, test } from 'vitest'
import { mayBeApproved } from './run.ts'

type Run = Parameters<typeof mayBeApproved>[0]
type Policy = Parameters<typeof mayBeApproved>[2]

const run: Run = {
  period: '2083/07',
  state: 'prepared',
  preparedById: 1,
  preparedBy: 'Ramesh',
  isOwn: false,
}
const policy: Policy = { billing: 'runs', cycleMonths: 1, persons: 2 }

test.each<[name: string, run: Run, by: number, policy: Policy, key: string | undefined]>([
  ['by another person', run, 2, policy, undefined],
  ['by who prepared it', run, 1, policy, 'bills.run_second_person'],
  ['by who prepared it where one person does', run, 1, { ...policy, persons: 1 }, undefined],
  ['by whose connection it is', { ...run, isOwn: true }, 2, policy, 'bills.own_connection'],
  ['a second time', { ...run, state: 'approved' }, 2, policy, 'bills.run_approved'],
  ['when another program makes the bills', run, 2, { ...policy, billing: 'imported' }, 'bills.made_elsewhere'],
  ['when the month no longer ends a cycle', run, 2, { ...policy, cycleMonths: 3 }, 'bills.cycle_not_over'],
])('a run is approved %s', (_name, decided, id, policies, key) => {
  const verdict = mayBeApproved(decided, { id, name: 'Gita' }, policies)
  expect(verdict.ok ? undefined : verdict.key).toBe(key)
})

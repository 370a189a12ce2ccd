// Tests of the phase of an import by how often its file was begun, and whether it waits for its approval.

import { expect, test } from 'vitest'
import { phaseOf, type ImportPhase } from './phase.ts'

const cases: [kind: 'customers' | 'ledger', skipRefused: boolean, phases: ImportPhase[]][] = [
  ['customers', true, ['waiting', 'writing', 'writing']],
  ['customers', false, ['waiting', 'comparing', 'writing']],
  ['ledger', true, ['waiting', 'comparing', 'comparing', 'comparing', 'writing']],
  ['ledger', false, ['waiting', 'comparing', 'comparing', 'comparing', 'writing']],
]

test.each(cases)('%s, refused rows skipped %s: %s', (kind, skipRefused, phases) => {
  const run = { kind, skipRefused, comparesOnly: false, isPending: false, isEnded: false }
  expect(phases.map((_, begun) => phaseOf({ ...run, begun }))).toEqual(phases)
  expect(phaseOf({ ...run, begun: 2, isPending: true })).toBe('approval')
  expect(phaseOf({ ...run, begun: 3, comparesOnly: true })).toBe('comparing')
  expect(phaseOf({ ...run, begun: 1, isEnded: true })).toBe('ended')
})

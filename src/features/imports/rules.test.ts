// Tests of the phase of an import by how often its file was begun.

import { expect, test } from 'vitest'
import { phaseOf, type ImportPhase } from './rules.ts'

const cases: [kind: 'customers' | 'ledger', skipRefused: boolean, phases: ImportPhase[]][] = [
  ['customers', true, ['waiting', 'writing', 'writing']],
  ['customers', false, ['waiting', 'comparing', 'writing']],
  ['ledger', true, ['waiting', 'comparing', 'comparing', 'writing']],
  ['ledger', false, ['waiting', 'comparing', 'comparing', 'writing']],
]

test.each(cases)('%s, refused rows skipped %s: %s', (kind, skipRefused, phases) => {
  expect(phases.map((_, begun) => phaseOf({ kind, begun, skipRefused, isEnded: false }))).toEqual(phases)
  expect(phaseOf({ kind, begun: 1, skipRefused, isEnded: true })).toBe('ended')
})

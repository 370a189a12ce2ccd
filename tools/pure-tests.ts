// Test files of pure functions: they run one after the other in one process, since nothing in it can change.

import { globSync } from 'node:fs'

/** Set the active month table, or reach screens. */
export const isolated = new Set([
  'src/features/dashboards/rules.test.ts',
  'src/kit/calendar/estimated.test.ts',
  'src/kit/calendar/table-in-use.test.ts',
])

const patterns = [
  'src/kit/**/*.test.ts',
  'src/features/*/{rules,contract}.test.ts',
  'src/features/*/{rules,contract}/**/*.test.ts',
]

/** Paths from the root of the repository. `pure-tests.test.ts` checks them. */
export const pureTests = globSync(patterns)
  .filter((file) => !isolated.has(file))
  .toSorted()

// Example rule of a supply plan, which the tests of this folder change.

import type { PlanRule } from '../contract/schedule.ts'

/** Every morning from 5:30 for an hour and a half, in the zone `north`. */
export const exampleRule: PlanRule = {
  code: 'morning',
  zone: 'north',
  days: { kind: 'weekdays', weekdays: [0, 1, 2, 3, 4, 5, 6] },
  starts: '05:30',
  minutes: 90,
  season: null,
  validFrom: '2026-01-01',
  validUntil: null,
  sample: false,
}

// What is wrong with tariffs that are to be published together?

import type { FieldIssue } from '#kit/refusal.ts'
import type { NewTariff } from '../contract/api.ts'
import { troublesOf } from './check.ts'
import { clashesOf } from './selection.ts'

/** The troubles of each tariff and the pairs that claim one tap, each at the place of a tariff in the list (`3.slabs.1`). */
export function setTroubles(tariffs: readonly NewTariff[]): FieldIssue[] {
  const own = tariffs.flatMap((tariff, place) =>
    troublesOf(tariff).map((issue) => ({ ...issue, field: `${place}.${issue.field}` })),
  )
  const clashes = clashesOf(tariffs).map(({ first, second }) => {
    return { field: `${second}.customerType`, key: 'tariffs.clash', values: { place: first + 1 } }
  })
  return [...own, ...clashes]
}

// Validation of tariffs that are published together.

import type { FieldIssue } from '#kit/refusal.ts'
import type { NewTariff } from '../contract/api.ts'
import { tariffIssues } from './check.ts'
import { clashesOf } from './selection.ts'

/** The issues of each tariff and the pairs that apply to the same tap; fields begin with the index in the list (`3.slabs.1`). */
export function tariffSetIssues(tariffs: readonly NewTariff[]): FieldIssue[] {
  const own = tariffs.flatMap((tariff, place) =>
    tariffIssues(tariff).map((issue) => ({ ...issue, field: `${place}.${issue.field}` })),
  )
  const clashes = clashesOf(tariffs).map(({ first, second }) => {
    return { field: `${second}.customerType`, key: 'tariffs.clash', values: { place: first + 1 } }
  })
  return [...own, ...clashes]
}

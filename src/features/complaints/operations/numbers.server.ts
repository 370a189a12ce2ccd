// Numbers of the complaints of a period by type, for the office.

import type { Scope } from '#platform/context.ts'
import type { ComplaintNumbers } from '../contract/numbers.ts'
import { numbersOf } from '../rules/numbers.ts'
import { listCountedTypes, listReceived } from '../store/numbers.server.ts'
import { openingOf } from './complaint.server.ts'

/** All types in the order of the office, with those without a complaint. */
export async function readComplaintNumbers(
  scope: Scope,
  { from, until }: { from: Date; until: Date },
): Promise<ComplaintNumbers[]> {
  const [types, complaints] = await Promise.all([listCountedTypes(scope), listReceived(scope, from, until)])
  const opening = await openingOf(scope, from)
  const ofType = Map.groupBy(complaints, ({ type }) => type)
  return types.map(({ key, labelEn, labelNe, hours }) => ({
    type: key,
    label: { en: labelEn, ne: labelNe },
    hours,
    ...numbersOf(
      (ofType.get(key) ?? []).map(({ events }) => events),
      hours,
      opening,
    ),
  }))
}

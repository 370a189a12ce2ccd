// What fees are for, as an ordered list of the organisation, and as a cashier reads it.

import { defineList } from '#features/ordered-lists/operations/definition.server.ts'
import { pick } from '#kit/pick.ts'
import type { Scope } from '#platform/context.ts'
import { purposeAdmin, type PurposeEntry } from '../contract/admin.ts'
import type { FeePurposes } from '../contract/api.ts'
import type { SentPurpose } from '../contract/forms.ts'
import { listPurposes } from '../store.server.ts'

const columns = ['nameEn', 'nameNe', 'kind', 'amountPaisa', 'sample'] as const

export const feePurposes = defineList<PurposeEntry, SentPurpose>({
  subject: 'fee-purpose',
  table: 'fee_purposes',
  sortedBy: ['position'],
  unknown: 'fees.purpose_unknown',
  contract: purposeAdmin,
  max: 40,
  titleOf: ({ nameEn, nameNe }) => ({ en: nameEn, ne: nameNe }),
  entryOf: (row) => pick(row as PurposeEntry, columns),
  read: (_, { nameEn = '', nameNe = '', kind, rupees, sample }) => {
    return { nameEn, nameNe, kind, amountPaisa: rupees === undefined ? null : rupees * 100, sample }
  },
})

export async function readFeePurposes(scope: Scope): Promise<FeePurposes> {
  return { data: await listPurposes(scope) }
}

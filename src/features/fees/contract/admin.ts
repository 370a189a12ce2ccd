// Admin API of what fees are for: an ordered list.

import * as z from 'zod/mini'
import { orderedContract } from '#features/ordered-lists/contract/admin.ts'
import { feeKinds, purposeFields, purposeNoun } from './forms.ts'

/** `amountPaisa`: what is usually received, null where it differs each time. `sample`: until the organisation has confirmed it. */
const purposeEntry = z.object({
  nameEn: z.string(),
  nameNe: z.string(),
  kind: z.enum(feeKinds),
  amountPaisa: z.nullable(z.number()),
  sample: z.boolean(),
})
export type PurposeEntry = z.infer<typeof purposeEntry>

export const purposeAdmin = orderedContract({
  for: 'organisation:change',
  path: '/admin/feePurposes/{orgId}',
  noun: purposeNoun,
  unknown: 'fees.purpose_unknown',
  entry: purposeEntry,
  fields: purposeFields,
})

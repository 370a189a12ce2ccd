// Complaint types as the office edits them: entry and admin API of the list.

import * as z from 'zod/mini'
import { orderedContract } from '#features/ordered-lists/contract/admin.ts'
import { typeFields } from './type-form.ts'
import { typeNoun } from './type-noun.ts'

/** `key`: the type's name in the API, given by the system; its drawing and its complaints follow from it. */
export const typeEntry = z.object({
  key: z.optional(z.string()),
  labelEn: z.string(),
  labelNe: z.string(),
  hours: z.number(),
  offered: z.boolean(),
})
export type TypeEntry = z.infer<typeof typeEntry>

export const typeAdmin = orderedContract({
  path: '/admin/complaint-types/{orgId}',
  for: 'organisation:change',
  unknown: 'complaints.unknown_type_row',
  noun: typeNoun,
  entry: typeEntry,
  fields: typeFields,
  removalConflicts: ['complaints.type_in_use', 'complaints.type_last'],
})

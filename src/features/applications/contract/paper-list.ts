// Admin API of the papers that an organisation requests: an ordered list.

import * as z from 'zod/mini'
import { orderedContract } from '#features/ordered-lists/contract/admin.ts'
import { paperFields } from './paper-form.ts'
import { paperNoun } from './paper-noun.ts'
import { paperKinds, purposes } from './papers.ts'

/** `sample`: sample content until the organisation has entered its own list. */
export const paperEntry = z.object({
  purpose: z.enum(purposes),
  kind: z.enum(paperKinds),
  labelEn: z.string(),
  labelNe: z.string(),
  required: z.boolean(),
  asked: z.boolean(),
  sample: z.boolean(),
})
export type PaperEntry = z.infer<typeof paperEntry>

export const paperAdmin = orderedContract({
  path: '/admin/papers/{orgId}',
  for: 'organisation:change',
  unknown: 'applications.unknown_paper_row',
  noun: paperNoun,
  entry: paperEntry,
  fields: paperFields,
  removalConflicts: ['applications.paper_in_use'],
})

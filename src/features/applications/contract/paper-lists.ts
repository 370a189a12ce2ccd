// Admin API of the lists of papers that an organisation requests: editions.

import * as z from 'zod/mini'
import { editionContract } from '#features/editions/contract/admin.ts'
import { paperFields } from './paper-form.ts'
import { paperListNoun } from './paper-noun.ts'
import { paperKinds, purposes } from './papers.ts'

/** `place`: among the papers of its purpose, from 1; `sample`: until the organisation has entered its own list. */
const editionPaper = z.object({
  purpose: z.enum(purposes),
  kind: z.enum(paperKinds),
  place: z.number(),
  labelEn: z.string(),
  labelNe: z.string(),
  required: z.boolean(),
  sample: z.boolean(),
})
export type EditionPaper = z.infer<typeof editionPaper>

export const paperListAdmin = editionContract({
  path: '/admin/paperLists/{orgId}',
  for: 'organisation:change',
  noun: paperListNoun,
  row: editionPaper,
  fields: paperFields,
})

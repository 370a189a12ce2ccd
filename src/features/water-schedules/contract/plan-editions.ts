// HTTP API of the supply plans that are prepared in the console.

import * as z from 'zod/mini'
import { editionContract } from '#features/editions/contract/admin.ts'
import { code } from '#features/tols/contract/places.ts'
import { planFields } from './plan-form.ts'
import { supplyPlanNoun } from './plan-noun.ts'

/** A rule of a draft: as a rule of the plan, without its code and its validity, which it gets when it is published. */
const draftedRule = z.object({
  zone: code,
  days: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('weekdays'), weekdays: z.array(z.int()) }),
    z.object({ kind: z.literal('every'), days: z.int(), from: z.string() }),
  ]),
  starts: z.string(),
  minutes: z.int(),
  season: z.nullable(z.object({ from: z.string(), to: z.string() })),
  sample: z.boolean(),
})

export const supplyPlanAdmin = editionContract({
  path: '/admin/supplyPlanEditions/{orgId}',
  for: 'supply:write',
  noun: supplyPlanNoun,
  row: draftedRule,
  fields: planFields,
})

// HTTP API of prices: the list in force for everybody, and the lists that are prepared in the console.

import * as z from 'zod/mini'
import { editionContract } from '#features/editions/contract/admin.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { priceCategories, priceFields } from './form.ts'
import { priceListNoun } from './nouns.ts'

/** `unit`: what the amount is for; `sample`: not decided by the organisation. */
const price = z.object({
  category: z.enum(priceCategories),
  label: bilingual,
  unit: bilingual,
  amountPaisa: z.number(),
  sample: z.boolean(),
})
export type Price = z.infer<typeof price>

export const pricesApi = {
  prices: {
    method: 'GET',
    path: '/customer/prices/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'The price list in force: what the services besides the water cost, in paisa',
      ne: 'हाल लागू सेवा शुल्कको सूची: खानेपानी महसुलबाहेकका सेवाको शुल्क, पैसामा',
    },
    input: form({ orgId }),
    output: z.object({ effectiveFrom: z.nullable(z.string()), data: z.array(price) }),
  },
} satisfies Contract

export const priceListAdmin = editionContract({
  path: '/admin/priceLists/{orgId}',
  for: 'tariffs:write',
  noun: priceListNoun,
  row: price,
  fields: priceFields,
})

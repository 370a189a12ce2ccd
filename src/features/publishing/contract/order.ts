// Admin rows of a published kind whose order staff set: read the order, and set it.

import * as z from 'zod/mini'
import type { Audience } from '#kit/contract.ts'
import { orgId, recordId } from '#kit/inputs.ts'
import { bilingual } from '#kit/outputs.ts'
import { list, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'
import type { Noun } from './nouns.ts'
import { publishingStates } from './window.ts'

/** More than any organisation has of a kind that it orders. */
export const maxOrdered = 1000

/** `group`: the part of the list in which it is ordered, null where there is one list. */
const orderedItem = z.object({
  id: z.number(),
  title: bilingual,
  group: z.nullable(z.string()),
  state: z.enum(publishingStates),
})
export type OrderedItem = z.infer<typeof orderedItem>

/** The items that are or may become public, in their order; `version` names this order. */
const itemOrder = z.object({ version: z.string(), items: z.array(orderedItem) })
export type ItemOrder = z.infer<typeof itemOrder>

export const orderConflicts = ['publishing.order_changed_meanwhile'] as const

/** The two rows of a kind. @example export const memberOrder = orderContract({ path: '/admin/members/{orgId}', for: 'content:write', noun: memberNoun }) */
export function orderContract<const Path extends `/${string}`, const For extends Audience>(kind: {
  path: Path
  for: For
  noun: Noun
}) {
  const { plural, label } = kind.noun
  const shared = { for: kind.for, path: `${kind.path}/order` as const, output: itemOrder }
  return {
    readOrder: {
      ...shared,
      method: 'GET',
      summary: {
        en: `The order of the ${plural}, drafts and scheduled ones included, with its version`,
        ne: `${label.ne}को क्रम, मस्यौदा र प्रकाशन हुन बाँकीसहित, र त्यस क्रमको संस्करण`,
      },
      input: form({ orgId }),
    },
    order: {
      ...shared,
      method: 'PUT',
      summary: {
        en: `Set the order of the ${plural} by the ids of all of them; refused when the order has changed since \`version\``,
        ne: `सबै ${label.ne}का id दिई तिनको क्रम मिलाउने; \`version\` पछि क्रम बदलिएको भए अस्वीकृत हुन्छ`,
      },
      input: form({ orgId, items: list(recordId(), { max: maxOrdered }), version: text(required(), maxLength(64)) }),
      conflicts: orderConflicts,
    },
  } as const
}

export type OrderRows = ReturnType<typeof orderContract<`/admin/${string}/{orgId}`, 'content:write'>>

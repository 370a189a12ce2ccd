// Admin rows of an ordered list: list, read, add, change, remove, restore, order and confirm.

import * as z from 'zod/mini'
import type { Audience, Endpoint } from '#kit/contract.ts'
import { orgId, versionField, itemFields } from '#kit/inputs.ts'
import { submission } from '#kit/submission.ts'
import type { Fields } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { editHistory } from './edits.ts'
import { fullConflicts, orderConflicts, versionConflicts } from './conflicts.ts'
import { noteField, orderFields } from './fields.ts'
import type { ListNoun, ListRow } from './nouns.ts'

/** The rows of a list, and the noun that names them. */
export type ListContract = Record<ListRow, Endpoint> & { noun: ListNoun }

/**
 * The rows of an ordered list. `path` is the address of the list, `noun` names the rows, the summaries and the audit entries; `entry` is the
 * content of one row as it is shown, `fields` are those of the form that adds or changes one.
 */
export function orderedContract<
  const Path extends `/${string}`,
  const For extends Audience,
  Entry extends z.ZodMiniObject,
  const F extends Fields,
  const R extends Fields = Record<never, never>,
>(list: {
  path: Path
  for: For
  noun: ListNoun
  unknown: string
  entry: Entry
  fields: F
  /** Those of the form that removes a row: what comes in its place. */
  removal?: R
  /** Of forms with a file, bytes. */
  maxBodyBytes?: number
  /** Why a row may not be removed, beside a later version. */
  removalConflicts?: readonly string[]
}) {
  const { path, noun, unknown, entry, fields, removal, removalConflicts = [], maxBodyBytes } = list
  const { en, ne } = { en: noun.singular, ne: noun.label.ne }
  const item = `${path}/{id}` as const
  const audience = { for: list.for }
  const body = maxBodyBytes === undefined ? {} : ({ body: 'multipart', maxBodyBytes } as const)
  const row = z.extend(entry, { id: z.number(), version: z.number() })
  const output = z.extend(entry, { id: z.number(), ...editHistory })
  return {
    noun,
    list: {
      ...audience,
      method: 'GET',
      path,
      summary: {
        en: `The ${noun.plural} in their order, and those removed in the last 30 days, which can be restored`,
        ne: `${ne}को सूची क्रमअनुसार, र पछिल्ला ३० दिनमा हटाइएका, जुन पुनः राख्न मिल्छ`,
      },
      input: form({ orgId }),
      output: z.object({
        data: z.array(row),
        removed: z.array(z.extend(entry, { id: z.number(), removedAt: z.string(), by: z.nullable(z.string()) })),
        max: z.number(),
        /** Labelled as sample content on the website. */
        sample: z.boolean(),
      }),
    },
    read: {
      ...audience,
      method: 'GET',
      path: item,
      summary: { en: `One ${en} with the history of its edits`, ne: `कुनै एक ${ne}, परिवर्तनको इतिहाससहित` },
      input: form(itemFields(unknown)),
      output,
    },
    add: {
      ...audience,
      method: 'POST',
      path,
      summary: {
        en: `Add one ${en} at the end of the list; a repeated \`submission\` adds nothing`,
        ne: `सूचीको अन्त्यमा ${ne} थप्ने; उही \`submission\` दोहोरिए केही थपिँदैन`,
      },
      input: form({ orgId, ...fields, submission }),
      output,
      answers: 201,
      conflicts: fullConflicts,
      ...body,
    },
    change: {
      ...audience,
      method: 'PUT',
      path: item,
      summary: {
        en: `Change one ${en}; refused when somebody else has changed it since \`version\``,
        ne: `${ne} परिवर्तन गर्ने; \`version\` पछि अरूले परिवर्तन गरेको भए स्वीकार हुँदैन`,
      },
      input: form({ ...itemFields(unknown), ...fields, ...versionField, ...noteField }),
      output,
      conflicts: versionConflicts,
      ...body,
    },
    remove: {
      ...audience,
      method: 'DELETE',
      path: item,
      summary: {
        en: `Remove one ${en} from the website; it can be restored for 30 days`,
        ne: `${ne} वेबसाइटबाट हटाउने; ३० दिनसम्म पुनः राख्न सकिन्छ`,
      },
      input: form({ ...itemFields(unknown), ...versionField, ...removal }),
      answers: 204,
      conflicts: [...versionConflicts, ...removalConflicts],
    },
    restore: {
      ...audience,
      method: 'POST',
      path: `${item}/restorations`,
      summary: { en: `Restore one ${en} that was removed`, ne: `हटाइएको ${ne} पुनः राख्ने` },
      input: form(itemFields(unknown)),
      output,
      answers: 201,
      conflicts: fullConflicts,
    },
    order: {
      ...audience,
      method: 'PUT',
      path: `${path}/order`,
      summary: {
        en: `Put the ${noun.plural} into an order; refused when the list is not as it was \`seen\``,
        ne: `${ne}को क्रम मिलाउने; सूची \`seen\` अनुसार नभए स्वीकार हुँदैन`,
      },
      input: form({ orgId, ...orderFields }),
      answers: 204,
      conflicts: orderConflicts,
    },
    confirm: {
      ...audience,
      method: 'POST',
      path: `${path}/confirmations`,
      summary: {
        en: `Confirm that the ${noun.plural} are the organisation's own, so that they are no longer labelled as a sample`,
        ne: `${ne} संस्थाकै हुन् भनी पुष्टि गर्ने; त्यसपछि नमुना भनी देखाइँदैन`,
      },
      input: form({ orgId }),
      answers: 204,
    },
  } as const
}

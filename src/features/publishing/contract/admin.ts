// Admin rows of a published kind: list, count, read, add, change, publish, expire, withdraw, return to draft, its review and previews.

import type * as z from 'zod/mini'
import type { AddressOf, Audience, Endpoint } from '#kit/contract.ts'
import { orgId, itemFields, versionField } from '#kit/inputs.ts'
import { countedPageOf } from '#kit/outputs.ts'
import type { Field, Fields } from '#kit/validation/fields.ts'
import type { Form, FormDefinition } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import type { PublishingTransition } from './transitions.ts'
import {
  expiryFields,
  publicationFields,
  reminderFields,
  returnFields,
  submissionFields,
  withdrawalFields,
} from './transitions.ts'
import { correctionNote, versionConflicts } from './fields.ts'
import type { Noun, PublishedRow } from './nouns.ts'
import { stateCounts } from './outputs.ts'
import { previewRows } from './preview-rows.ts'
import { versionRow } from './versions.ts'

/** The rows, and the noun that names them. */
export type PublishedContract = Record<PublishedRow, Endpoint> & { noun: Noun }

/**
 * The rows of a published kind. `path` is the address of the list, `noun` names the rows, the summaries and the audit entries; `listed` is an item of
 * the list, `item` the details of one, `adds` and `changes` are the forms.
 */
export function publishedContract<
  const Path extends `/${string}`,
  const For extends Audience,
  Query extends FormDefinition,
  Listed extends z.ZodMiniType,
  Item extends z.ZodMiniType,
  Adds extends Fields,
  Changes extends FormDefinition,
>(kind: {
  path: Path
  for: For
  noun: Noun
  unknown: string
  query: Query
  listed: Listed
  item: Item
  adds: Form<Adds>
  changes: Changes
  /** Of the forms with their files, bytes. */
  maxBodyBytes?: number
}) {
  const { path, noun, unknown, item: output } = kind
  const { ne } = noun.label
  const item = `${path}/{id}` as const
  const input = itemFields(unknown)
  const audience = { for: kind.for }
  return {
    noun,
    list: {
      ...audience,
      method: 'GET',
      path,
      summary: {
        en: `A page of the ${noun.plural} in every publishing state, by filters, state or search words`,
        ne: `सबै प्रकाशन अवस्थाका ${ne} (एक पृष्ठ); छनोट, अवस्था वा खोजिएका शब्दअनुसार`,
      },
      input: kind.query,
      output: countedPageOf(kind.listed),
    },
    count: {
      ...audience,
      method: 'GET',
      path: `${path}/states`,
      summary: {
        en: 'Number of items in each publishing state',
        ne: 'प्रत्येक प्रकाशन अवस्थामा रहेका विवरणको सङ्ख्या',
      },
      input: form({ orgId }),
      output: stateCounts,
    },
    read: {
      ...audience,
      method: 'GET',
      path: item,
      summary: {
        en: `One ${noun.singular} with its history and the transitions permitted now`,
        ne: `कुनै एक ${ne}, कारबाहीको इतिहास र अहिले गर्न मिल्ने कारबाहीसहित`,
      },
      input: form(input),
      output,
    },
    add: {
      ...audience,
      method: 'POST',
      path,
      summary: {
        en: `Add one ${noun.singular}: published now, scheduled, or a draft; a repeated \`submission\` adds nothing`,
        ne: `${ne} थप्ने: अहिले प्रकाशित, पछि प्रकाशित हुने वा मस्यौदा; उही \`submission\` दोहोरिए केही थपिँदैन`,
      },
      input: form({ orgId, ...kind.adds.fields }),
      output,
      answers: 201,
      ...bodyOf(kind.adds, kind.maxBodyBytes),
    },
    change: {
      ...audience,
      method: 'PUT',
      path: item,
      summary: {
        en: `Correct one ${noun.singular}; the previous values remain as a version and in the audit`,
        ne: `${ne} सच्याउने; पहिलेको विवरण संस्करणका रूपमा र गतिविधि अभिलेखमा रहन्छ`,
      },
      input: form({ ...(kind.changes.fields as Changes['fields']), ...correctionNote }),
      output,
      ...bodyOf(kind.changes, kind.maxBodyBytes),
      conflicts: versionConflicts,
    },
    ...versionRow({ ...audience, item, noun, input, output }),
    publish: {
      ...audience,
      method: 'POST',
      path: `${item}/publications`,
      summary: {
        en: `Publish one ${noun.singular} now or at a given time, until a last day when one is given`,
        ne: `${ne} अहिले वा तोकिएको समयदेखि प्रकाशित गर्ने; अन्तिम दिन दिइए त्यस दिनसम्म`,
      },
      input: form({ ...input, ...publicationFields }),
      output,
      answers: 201,
    },
    expire: {
      ...audience,
      method: 'PUT',
      path: `${item}/expiry`,
      summary: {
        en: `Set the last day of one ${noun.singular} that is published or scheduled; without one it does not expire`,
        ne: `प्रकाशित वा प्रकाशन हुन बाँकी ${ne}को अन्तिम दिन तोक्ने; खाली राखे म्याद सकिँदैन`,
      },
      input: form({ ...input, ...expiryFields }),
      output,
    },
    withdraw: {
      ...audience,
      method: 'POST',
      path: `${item}/withdrawals`,
      summary: {
        en: `Withdraw one ${noun.singular} from publication, with the reason in one language or both`,
        ne: `${ne} प्रकाशनबाट फिर्ता लिने, एक वा दुवै भाषामा कारणसहित`,
      },
      input: form({ ...input, ...withdrawalFields }),
      output,
      answers: 201,
    },
    draft: {
      ...audience,
      method: 'POST',
      path: `${item}/drafts`,
      summary: {
        en: `Return one ${noun.singular} that is not public now to a draft`,
        ne: `अहिले सार्वजनिक नरहेको ${ne} मस्यौदामा फर्काउने`,
      },
      input: form(input),
      output,
      answers: 201,
    },
    submit: {
      ...audience,
      method: 'POST',
      path: `${item}/submissions`,
      summary: {
        en: `Submit one ${noun.singular} for review by another person, with the time from which it is to be public`,
        ne: `${ne} अर्को व्यक्तिको समीक्षाका लागि पेस गर्ने, प्रकाशन हुने समयसहित`,
      },
      input: form({ ...input, ...submissionFields }),
      output,
      answers: 201,
    },
    approve: {
      ...audience,
      method: 'POST',
      path: `${item}/approvals`,
      summary: {
        en: `Approve one ${noun.singular} that somebody else submitted, which publishes it, or published without review`,
        ne: `अरूले पेस गरेको ${ne} स्वीकृत गरी प्रकाशित गर्ने, वा समीक्षाविना प्रकाशित ${ne} स्वीकृत गर्ने`,
      },
      input: form({ ...input, ...versionField }),
      output,
      answers: 201,
      conflicts: versionConflicts,
    },
    return: {
      ...audience,
      method: 'POST',
      path: `${item}/returns`,
      summary: {
        en: `Return one submitted ${noun.singular} for correction, with a note`,
        ne: `पेस भएको ${ne} कैफियतसहित सच्याउन फिर्ता गर्ने`,
      },
      input: form({ ...input, ...returnFields }),
      output,
      answers: 201,
    },
    remind: {
      ...audience,
      method: 'PUT',
      path: `${item}/reviewDay`,
      summary: {
        en: `Set the day on which one ${noun.singular} is to be reviewed; without one nobody is reminded`,
        ne: `${ne} पुनरावलोकन गर्ने मिति तोक्ने; खाली राखे सम्झाइँदैन`,
      },
      input: form({ ...input, ...reminderFields }),
      output,
    },
    ...previewRows({ ...audience, item, noun, input }),
  } as const
}

/** The rows of the transitions of any kind. */
export type TransitionRows = Pick<PublishedContract, PublishingTransition>
/** The addresses of one kind's transitions. */
export type TransitionAddresses = { [Transition in PublishingTransition]: AddressOf<TransitionRows[Transition]> }

/** A form with files is sent in parts, of which a body may have a hundred; others are JSON, where a list may be longer. */
function bodyOf(
  { fields }: { fields: Fields },
  maxBodyBytes: number | undefined,
): Pick<Endpoint, 'body' | 'maxBodyBytes'> {
  if (!Object.values(fields).some(hasFile)) return {}
  return { body: 'multipart', ...(maxBodyBytes !== undefined && { maxBodyBytes }) }
}

function hasFile({ item, fields, schema }: Field): boolean {
  if (schema.format === 'binary') return true
  return (item !== undefined && hasFile(item)) || (fields !== undefined && Object.values(fields).some(hasFile))
}

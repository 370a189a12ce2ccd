// Admin rows of an edition kind: list, create, read, change, rows, submit, return, approve, withdraw and discard.

import * as z from 'zod/mini'
import type { Audience, Endpoint } from '#kit/contract.ts'
import { itemFields, orgId, recordId, versionField } from '#kit/inputs.ts'
import { verdict } from '#kit/outputs.ts'
import { submission } from '#kit/submission.ts'
import { date } from '#kit/validation/fields.ts'
import type { Fields } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { required } from '#kit/validation/rules.ts'
import { dayField, noteField } from './fields.ts'
import type { EditionNoun, EditionRow } from './nouns.ts'
import {
  approvalConflicts,
  dayConflicts,
  draftConflicts,
  editionActs,
  editionStates,
  editionTransitions,
  reviewConflicts,
  rowConflicts,
  submissionConflicts,
  withdrawalConflicts,
} from './states.ts'

/** The rows of an edition kind, and the noun that names them. */
export type EditionContract = Record<EditionRow, Endpoint> & { noun: EditionNoun }

const state = z.enum(editionStates)
const day = z.string()

/** An edition in the list. `id`: null for one that was entered by a command; `by` and `at`: of its newest act. */
const listedEdition = z.object({
  id: z.nullable(z.number()),
  state,
  effectiveFrom: day,
  rows: z.number(),
  sample: z.boolean(),
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
})
export type ListedEdition = z.infer<typeof listedEdition>

const shownAct = z.object({
  act: z.enum(editionActs),
  at: z.string(),
  /** Null for an act of the system itself. */
  by: z.nullable(z.string()),
  note: z.string(),
})
export type ShownAct = z.infer<typeof shownAct>

/** What is wrong with the rows: the number of the row from 1 and the message. */
const editionIssue = z.object({
  row: z.number(),
  key: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type EditionIssue = z.infer<typeof editionIssue>

/**
 * The rows of an edition kind. `path` is the address of the list, `noun` names the rows, the summaries and the audit entries; `row` is one row of an
 * edition as it is shown, `fields` are those of the form that adds or changes one.
 */
export function editionContract<
  const Path extends `/${string}`,
  const For extends Audience,
  Row extends z.ZodMiniObject,
  const F extends Fields,
>(kind: { path: Path; for: For; noun: EditionNoun; row: Row; fields: F }) {
  const { path, noun, row, fields } = kind
  const { en, ne } = { en: noun.singular, ne: noun.label.ne }
  const item = `${path}/{id}` as const
  const audience = { for: kind.for }
  const unknown = 'editions.unknown'
  const itemAndVersion = { ...itemFields(unknown), ...versionField }
  const rowPath = { row: recordId('editions.unknown_row') }
  const edition = z.object({
    id: z.number(),
    version: z.number(),
    state,
    effectiveFrom: day,
    rows: z.array(row),
    /** What is in force on the day before it takes effect. */
    before: z.nullable(z.object({ effectiveFrom: day, rows: z.array(row) })),
    issues: z.array(editionIssue),
    acts: z.array(shownAct),
    may: z.record(z.enum(editionTransitions), verdict),
    /** Others who may approve it. */
    approvers: z.number(),
  })
  return {
    noun,
    list: {
      ...audience,
      method: 'GET',
      path,
      summary: {
        en: `The ${noun.plural}: drafts, coming, in force and superseded, the newest first`,
        ne: `${ne}को सूची: मस्यौदा, लागू हुन बाँकी, लागू र पुराना, नयाँ पहिले`,
      },
      input: form({ orgId }),
      output: z.object({ data: z.array(listedEdition) }),
    },
    create: {
      ...audience,
      method: 'POST',
      path,
      summary: {
        en: `Create a draft of a ${en}, copied from the edition in force; a repeated \`submission\` adds nothing`,
        ne: `लागू विवरणको प्रतिलिपिबाट ${ne}को मस्यौदा तयार गर्ने; उही \`submission\` दोहोरिए केही थपिँदैन`,
      },
      input: form({ orgId, ...dayField, submission }),
      output: edition,
      answers: 201,
      conflicts: [...dayConflicts, 'editions.too_many_drafts'],
    },
    read: {
      ...audience,
      method: 'GET',
      path: item,
      summary: {
        en: `One ${en} with its rows, the edition before it, what is wrong with it and its history`,
        ne: `कुनै एक ${ne}: विवरण, यसअघिको विवरण, त्रुटि र इतिहाससहित`,
      },
      input: form(itemFields(unknown)),
      output: edition,
    },
    change: {
      ...audience,
      method: 'PUT',
      path: item,
      summary: {
        en: `Change the day on which the draft of a ${en} takes effect`,
        ne: `${ne}को मस्यौदा लागू हुने मिति परिवर्तन गर्ने`,
      },
      input: form({ ...itemAndVersion, ...dayField }),
      output: edition,
      conflicts: [...draftConflicts, ...dayConflicts],
    },
    discard: {
      ...audience,
      method: 'DELETE',
      path: item,
      summary: { en: `Delete the draft of a ${en}`, ne: `${ne}को मस्यौदा मेट्ने` },
      input: form(itemAndVersion),
      answers: 204,
      conflicts: draftConflicts,
    },
    addRow: {
      ...audience,
      method: 'POST',
      path: `${item}/rows`,
      summary: {
        en: `Add a row to the draft of a ${en}; a repeated \`submission\` adds nothing`,
        ne: `${ne}को मस्यौदामा विवरण थप्ने; उही \`submission\` दोहोरिए केही थपिँदैन`,
      },
      input: form({ ...itemFields(unknown), ...fields, submission }),
      output: edition,
      answers: 201,
      conflicts: rowConflicts,
    },
    changeRow: {
      ...audience,
      method: 'PUT',
      path: `${item}/rows/{row}`,
      summary: {
        en: `Change a row of the draft of a ${en}, by its number from 1`,
        ne: `${ne}को मस्यौदाको कुनै विवरण परिवर्तन गर्ने (१ देखिको क्रम)`,
      },
      input: form({ ...itemAndVersion, ...rowPath, ...fields }),
      output: edition,
      conflicts: draftConflicts,
    },
    removeRow: {
      ...audience,
      method: 'DELETE',
      path: `${item}/rows/{row}`,
      summary: {
        en: `Remove a row of the draft of a ${en}, by its number from 1`,
        ne: `${ne}को मस्यौदाको कुनै विवरण हटाउने (१ देखिको क्रम)`,
      },
      input: form({ ...itemAndVersion, ...rowPath }),
      answers: 204,
      conflicts: draftConflicts,
    },
    submit: {
      ...audience,
      method: 'POST',
      path: `${item}/submissions`,
      summary: {
        en: `Submit the draft of a ${en} for approval; refused while something is wrong with it`,
        ne: `${ne}को मस्यौदा स्वीकृतिका लागि पेस गर्ने; त्रुटि रहेसम्म पेस हुँदैन`,
      },
      input: form(itemAndVersion),
      output: edition,
      answers: 201,
      conflicts: submissionConflicts,
    },
    return: {
      ...audience,
      method: 'POST',
      path: `${item}/returns`,
      summary: {
        en: `Return a submitted ${en} for correction, with a note`,
        ne: `पेस भएको ${ne} टिप्पणीसहित सच्याउन फिर्ता गर्ने`,
      },
      input: form({ ...itemAndVersion, ...noteField }),
      output: edition,
      answers: 201,
      conflicts: reviewConflicts,
    },
    approve: {
      ...audience,
      method: 'POST',
      path: `${item}/approvals`,
      summary: {
        en: `Approve a submitted ${en}, which is public from then on; refused for who submitted it where somebody else may approve`,
        ne: `पेस भएको ${ne} स्वीकृत गरी सार्वजनिक गर्ने; स्वीकृत गर्न सक्ने अरू भएसम्म पेस गर्ने आफैँले गर्न मिल्दैन`,
      },
      input: form(itemAndVersion),
      output: edition,
      answers: 201,
      conflicts: approvalConflicts,
    },
    withdraw: {
      ...audience,
      method: 'POST',
      path: `${path}/withdrawals`,
      summary: {
        en: `Withdraw a ${en} before the day on which it takes effect; what was in force remains in force`,
        ne: `लागू हुनुअघि ${ne} फिर्ता लिने; अहिले लागू विवरण नै कायम रहन्छ`,
      },
      input: form({ orgId, ...withdrawnDay }),
      answers: 204,
      conflicts: withdrawalConflicts,
    },
  } as const
}

const withdrawnDay = { effectiveFrom: date(required()) }

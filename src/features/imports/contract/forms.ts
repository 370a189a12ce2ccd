// Forms of an import in the console: the file, and whether it is written.

import { orgId, recordId } from '#kit/inputs.ts'
import { legacyChoices } from '#kit/legacy-cells.ts'
import { pagingFields } from '#kit/page.ts'
import { boolean, choice, file, longText } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, minLength, required } from '#kit/validation/rules.ts'

/** What is imported, as in the address. */
export type ImportKind = 'customers' | 'readings' | 'ledger'

/** What a file may hold; commands take longer ones. */
export const importMegabytes = 40
export const maxImportRows = 250_000
const mappingMegabytes = 1
/** Maximum size of the form with its files, bytes. */
export const maxImportBytes = (importMegabytes + mappingMegabytes + 1) * 1024 * 1024

/** Types of CSV and Excel files, which browsers name differently. */
export const spreadsheetTypes = [
  'text/csv',
  'text/plain',
  'application/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
] as const

/** `mapping`: a file with the column names and codes of an old program. `skipRefused`: write the good rows although others are refused. */
export const fileForm = form({
  file: file({ types: spreadsheetTypes, megabytes: importMegabytes }, required()),
  mapping: file({ types: spreadsheetTypes, megabytes: mappingMegabytes }),
  skipRefused: boolean(),
})

/**
 * `apply`: write; without it the rows are only compared. `later`: a job does it, and the answer names it; a long file takes longer than a
 * request may. `preeti`: what becomes of cells typed
 * for Preeti; a file that has some is not written without it.
 */
export const importForm = form({
  orgId,
  ...fileForm.fields,
  apply: boolean(),
  later: boolean(),
  preeti: choice(legacyChoices),
})

/** One import that a job writes. */
const one = { orgId, id: recordId('imports.run_unknown') }
export const runForm = form(one)

/** What is decided about one that waits for its approval. */
export const importOutcomes = ['approved', 'refused', 'cancelled'] as const
export type ImportDecision = (typeof importOutcomes)[number]

/** Why it is not approved. */
export const refusalForm = form({ reason: longText(required(), minLength(5), maxLength(400)) })
export const refusedRunForm = form({ ...one, ...refusalForm.fields })

/** Those that wait for an approval. */
export const toApproveForm = form({ orgId, ...pagingFields })

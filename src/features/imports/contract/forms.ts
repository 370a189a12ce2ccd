// Forms of an import in the console: the file, and whether it is written.

import { orgId, recordId } from '#kit/inputs.ts'
import { legacyChoices } from '#kit/legacy-cells.ts'
import { boolean, choice, file } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { required } from '#kit/validation/rules.ts'

/** What a file may hold; `npm run customers` and `npm run readings` take longer ones. */
export const importMegabytes = 5
export const maxImportRows = 20_000
const mappingMegabytes = 1
/** Maximum size of the form with its files, bytes. */
export const maxImportBytes = (importMegabytes + mappingMegabytes + 1) * 1024 * 1024

/** Browsers name the types of these files differently. */
const types = [
  'text/csv',
  'text/plain',
  'application/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
] as const

/** `mapping`: a file with the column names and codes of an old program. `skipRefused`: write the good rows although others are refused. */
export const fileForm = form({
  file: file({ types, megabytes: importMegabytes }, required()),
  mapping: file({ types, megabytes: mappingMegabytes }),
  skipRefused: boolean(),
})

/**
 * `apply`: write; without it the rows are only compared. `later`: a job writes, and the answer names it. `preeti`: what becomes of cells typed
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
export const runForm = form({ orgId, id: recordId('imports.run_unknown') })

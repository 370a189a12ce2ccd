// Names of the lists of requested papers in the API and in the audit. No schema, so that screens may import it.

import type { EditionNoun } from '#features/editions/contract/nouns.ts'
import type { ListNoun } from '#features/ordered-lists/contract/nouns.ts'

export const paperListNoun = {
  singular: 'paper list',
  plural: 'paper lists',
  label: { en: 'List of required documents', ne: 'आवश्यक कागजातको सूची' },
} as const satisfies EditionNoun

/** Of the rows of the audit from when the list was edited row by row. */
export const paperNoun = {
  singular: 'requested paper',
  plural: 'requested papers',
  label: { en: 'Requested document', ne: 'आवश्यक कागजात' },
} as const satisfies ListNoun

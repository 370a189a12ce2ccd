// Name of the list of papers that an organisation requests. No schema, so that screens may import it.

import type { ListNoun } from '#features/ordered-lists/contract/nouns.ts'

export const paperNoun = {
  singular: 'requested paper',
  plural: 'requested papers',
  label: { en: 'Requested document', ne: 'आवश्यक कागजात' },
} as const satisfies ListNoun

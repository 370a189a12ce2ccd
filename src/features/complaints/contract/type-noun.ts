// Name of the list of complaint types. No schema, so that screens may import it.

import type { ListNoun } from '#features/ordered-lists/contract/nouns.ts'

export const typeNoun = {
  singular: 'complaint type',
  plural: 'complaint types',
  label: { en: 'Complaint type', ne: 'गुनासोको प्रकार' },
} as const satisfies ListNoun

/** The form shows them as tiles: more than these are not found. */
export const maxTypes = 40

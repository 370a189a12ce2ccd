// Name of the tariff editions in the API and in the audit.

import type { EditionNoun } from '#features/editions/contract/nouns.ts'

export const tariffEditionNoun = {
  singular: 'tariff edition',
  plural: 'tariff editions',
  label: { en: 'Tariff', ne: 'महसुल दर' },
} as const satisfies EditionNoun

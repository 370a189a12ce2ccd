// Name of the price lists in the API and in the audit.

import type { EditionNoun } from '#features/editions/contract/nouns.ts'

export const priceListNoun = {
  singular: 'price list',
  plural: 'price lists',
  label: { en: 'Price list', ne: 'सेवा शुल्कको सूची' },
} as const satisfies EditionNoun

// Name of the supply plan's editions in the API and in the audit.

import type { EditionNoun } from '#features/editions/contract/nouns.ts'

export const supplyPlanNoun = {
  singular: 'supply plan edition',
  plural: 'supply plan editions',
  label: { en: 'Supply plan', ne: 'वितरण योजना' },
} as const satisfies EditionNoun

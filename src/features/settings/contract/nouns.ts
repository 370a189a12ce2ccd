// Names of the lists that the office edits, their addresses in the console, and their limits. No schema, so that screens may import it.

import type { ListNoun } from '#features/ordered-lists/contract/nouns.ts'

/** The lists with pages at /staff/NAME. */
export const listNames = ['holidays', 'offices', 'hours', 'officers', 'links', 'gateways'] as const
export type ListName = (typeof listNames)[number]

/** With those of other features. */
export const listPages = [...listNames, 'complaint-types'] as const

export const nouns = {
  holidays: { singular: 'holiday', plural: 'holidays', label: { en: 'Public holiday', ne: 'सार्वजनिक बिदा' } },
  offices: { singular: 'office', plural: 'offices', label: { en: 'Office', ne: 'कार्यालय' } },
  hours: { singular: 'opening time', plural: 'opening times', label: { en: 'Office hours', ne: 'कार्यालय समय' } },
  officers: { singular: 'officer', plural: 'officers', label: { en: 'Officer', ne: 'पदाधिकारी' } },
  links: { singular: 'useful link', plural: 'useful links', label: { en: 'Useful link', ne: 'उपयोगी लिङ्क' } },
  gateways: { singular: 'gateway', plural: 'gateways', label: { en: 'Payment gateway', ne: 'भुक्तानी माध्यम' } },
} as const satisfies Record<ListName, ListNoun>

/** Their rows in the history and the audit. */
export const subjects = {
  holidays: 'holiday',
  offices: 'office',
  hours: 'hours',
  officers: 'officer',
  links: 'link',
  gateways: 'gateway',
} as const satisfies Record<ListName, string>

/** Maximum rows of each list; officers have one duty each. */
export const maxRowsOf = { holidays: 400, offices: 20, hours: 30, officers: 4, links: 30, gateways: 20 } as const

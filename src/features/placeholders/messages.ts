// What does an address without a screen say about itself?

import type { Messages } from '#kit/language.ts'

export const placeholderMessages = {
  'planned.title': { en: 'Being prepared', ne: 'तयारी हुँदै छ' },
  'planned.text': {
    en: 'This page has its place but not its content yet. Please call or visit the office in the meantime.',
    ne: 'यस पृष्ठको सामग्री तयार हुँदै छ। त्यतिन्जेल कृपया कार्यालयमा फोन गर्नुहोस् वा आउनुहोस्।',
  },
} satisfies Messages

// Messages of the select with search.

import type { Messages } from '#kit/language.ts'

export const selectMessages = {
  'select.none': { en: 'No results found', ne: 'कुनै नतिजा फेला परेन' },
  'select.found': { en: '{n} options', ne: '{n} विकल्प' },
  'select.open': { en: 'Show options', ne: 'विकल्पहरू देखाउनुहोस्' },
  'select.placeholder': { en: 'Select', ne: 'छान्नुहोस्' },
} as const satisfies Messages

// Messages of an island that failed.

import type { Messages } from '#kit/language.ts'

export const islandMessages = {
  'island.broken': { en: 'This part of the page stopped working', ne: 'पृष्ठको यो भाग चल्न छाड्यो' },
  'island.broken_text': {
    en: 'Please load the page again. If it happens again, call the office.',
    ne: 'कृपया पृष्ठ पुनः खोल्नुहोस्। फेरि यस्तै भएमा कार्यालयमा सम्पर्क गर्नुहोस्।',
  },
  'island.reload': { en: 'Load again', ne: 'पुनः खोल्नुहोस्' },
} as const satisfies Messages

// Messages of the field that chooses a picture of the media library: the pages with such a field load these alone.

import type { Messages } from '#kit/language.ts'

export const choiceMessages = {
  'media.from_library': { en: 'Choose from the media library', ne: 'मिडिया सङ्ग्रहबाट छान्नुहोस्' },
  'media.chosen': { en: 'Chosen from the library', ne: 'सङ्ग्रहबाट छानियो' },
  'media.not_chosen': { en: 'Do not use it', ne: 'प्रयोग नगर्नुहोस्' },
  'media.not_opened': {
    en: 'The media library could not be opened. Please try again.',
    ne: 'मिडिया सङ्ग्रह खोल्न सकिएन। कृपया पुनः प्रयास गर्नुहोस्।',
  },
} as const satisfies Messages

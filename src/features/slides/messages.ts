// What does entering a slide say when it is refused?

import type { Messages } from '#kit/language.ts'

export const slidesMessages = {
  'slides.not_a_picture': {
    en: 'The picture of a slide has to be a PNG, JPEG, WebP or SVG of at most 1 MB',
    ne: 'स्लाइडको चित्र बढीमा १ एमबीको PNG, JPEG, WebP वा SVG हुनुपर्छ',
  },
  'slides.unknown': { en: 'There is no such slide', ne: 'यस्तो स्लाइड छैन' },
} as const satisfies Messages

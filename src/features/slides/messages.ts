// Messages of refused slides.

import type { Messages } from '#kit/language.ts'

export const slidesMessages = {
  'slides.not_a_picture': {
    en: 'The picture of a slide must be a PNG, JPEG, WebP or SVG image of at most 1 MB',
    ne: 'स्लाइडको चित्र बढीमा १ एमबीको PNG, JPEG, WebP वा SVG हुनुपर्छ',
  },
  'slides.unknown': { en: 'There is no such slide', ne: 'यस्तो स्लाइड छैन' },
  'slides.invalid': { en: 'Some details of the slide are not valid', ne: 'स्लाइडका केही विवरण मान्य छैनन्' },
  'slides.title_required': {
    en: 'Enter a title in both languages',
    ne: 'दुवै भाषामा शीर्षक लेख्नुहोस्',
  },
  'slides.too_long': { en: 'This text is too long', ne: 'यो पाठ धेरै लामो छ' },
  'slides.link_unreadable': {
    en: 'A link must start with / for a page of this website, or with http:// or https://',
    ne: 'लिङ्क यस वेबसाइटको पृष्ठका लागि / बाट, अन्यथा http:// वा https:// बाट सुरु हुनुपर्छ',
  },
  'slides.label_required': {
    en: 'Enter the text of the link in both languages; without a link, leave it empty',
    ne: 'लिङ्कको पाठ दुवै भाषामा लेख्नुहोस्; लिङ्क नभए खाली छोड्नुहोस्',
  },
  'slides.alt_required': {
    en: 'Describe the picture in at least one language',
    ne: 'कम्तीमा एउटा भाषामा चित्रको विवरण लेख्नुहोस्',
  },
  'slides.position_out_of_range': {
    en: 'The position must be a whole number from 0 to 9,999',
    ne: 'क्रम ० देखि ९,९९९ सम्मको पूर्णाङ्क हुनुपर्छ',
  },
} as const satisfies Messages

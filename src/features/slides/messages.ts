// Messages of refused slides and of the console's screens.

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

/** Of the screens of the console. */
export const slidesConsole = {
  'slides.office': { en: 'Slides', ne: 'स्लाइड' },
  'slides.office_lead': {
    en: 'The pictures with a sentence at the top of the first page.',
    ne: 'गृहपृष्ठको माथिल्लो भागमा देखिने तस्बिर र सन्देश।',
  },
  'slides.new': { en: 'Add a slide', ne: 'स्लाइड थप्नुहोस्' },
  'slides.back': { en: 'To the slides', ne: 'स्लाइडको सूचीमा' },
  'slides.search_hint': { en: 'Search in titles', ne: 'शीर्षकमा खोज्नुहोस्' },
  'slides.title': { en: 'Title', ne: 'शीर्षक' },
  'slides.text': { en: 'Sentence below the title', ne: 'शीर्षकमुनिको वाक्य' },
  'slides.link': { en: 'Link', ne: 'लिङ्क' },
  'slides.link_help': {
    en: 'For example /water-schedule for a page of this website, or https://… for another. Empty: no link.',
    ne: 'यस वेबसाइटको पृष्ठका लागि जस्तै /water-schedule, अन्यका लागि https://…। खाली राखे लिङ्क हुँदैन।',
  },
  'slides.link_label': { en: 'Text of the link', ne: 'लिङ्कको पाठ' },
  'slides.alt': { en: 'What the picture shows', ne: 'तस्बिरमा के देखिन्छ' },
  'slides.alt_help': { en: 'For people who cannot see it.', ne: 'तस्बिर देख्न नसक्नेका लागि।' },
  'slides.picture': { en: 'Picture', ne: 'तस्बिर' },
  'slides.picture_help': {
    en: 'Wide, JPEG, PNG, WebP or SVG, at most 1 MB. A new picture replaces the present one.',
    ne: 'चौडा तस्बिर, JPEG, PNG, WebP वा SVG, बढीमा १ एमबी। नयाँ तस्बिरले हालको तस्बिर बदल्छ।',
  },
} as const satisfies Messages

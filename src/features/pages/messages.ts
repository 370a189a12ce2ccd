// What stands around the text of a long page?

import type { Messages } from '#kit/language.ts'

export const pagesMessages = {
  'pages.sources': { en: 'Sources', ne: 'स्रोत' },
  'pages.updated': { en: 'Last updated: {date}', ne: 'अन्तिम अद्यावधिक: {date}' },
  'pages.sample': { en: 'Sample', ne: 'नमुना' },
  'pages.table': { en: 'Table in “{title}”', ne: '“{title}” भित्रको तालिका' },
  'pages.unknown': { en: 'This organisation has no such page', ne: 'यस संस्थाको यस्तो पृष्ठ छैन' },
  'pages.invalid': { en: 'Some details of the page are not right', ne: 'पृष्ठको केही विवरण मिलेन' },
  'pages.title_required': {
    en: 'Please give a title in at least one language',
    ne: 'कम्तीमा एउटा भाषामा शीर्षक लेख्नुहोस्',
  },
  'pages.source_unreadable': {
    en: 'A source has a name and, when it has an address, one that begins with http:// or https://',
    ne: 'स्रोतको नाम हुनुपर्छ र ठेगाना भए http:// वा https:// बाट सुरु हुनुपर्छ',
  },
  'pages.not_a_picture': {
    en: 'One of the pictures is no JPEG, PNG or WebP that can be read',
    ne: 'कुनै एक फाइल पढ्न मिल्ने JPEG, PNG वा WebP तस्बिर होइन',
  },
} satisfies Messages

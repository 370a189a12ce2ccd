// What stands around the text of a long page?

import type { Messages } from '#kit/language.ts'

export const pagesMessages = {
  'pages.profile': { en: 'Organisation profile', ne: 'संस्थाको परिचय' },
  'pages.history': { en: 'History of the organisation', ne: 'संस्थाको इतिहास' },
  'pages.provisions': {
    en: 'Provisions related to the Executive Director',
    ne: 'कार्यकारी निर्देशकसम्बन्धी व्यवस्था',
  },
  'pages.about': { en: 'About this website', ne: 'यस वेबसाइटको बारेमा' },
  'pages.empty': { en: 'Nothing is written here yet', ne: 'यहाँ अहिलेसम्म केही लेखिएको छैन' },
  'pages.empty_text': {
    en: 'The office will write this page. Until then it answers by telephone or at the counter.',
    ne: 'यो पृष्ठ कार्यालयले लेख्नेछ। त्यतिन्जेल कार्यालयमा फोन गरेर वा आएर जानकारी लिन सकिन्छ।',
  },
  'pages.contact': { en: 'Contact', ne: 'सम्पर्क' },
  'pages.contents': { en: 'On this page', ne: 'यस पृष्ठमा' },
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
} as const satisfies Messages

// Messages of the long pages and of refused entries.

import type { Messages } from '#kit/language.ts'

export const pagesMessages = {
  'pages.profile': { en: 'Organisation profile', ne: 'संस्थाको परिचय' },
  'pages.history': { en: 'History of the organisation', ne: 'संस्थाको इतिहास' },
  'pages.provisions': {
    en: 'Provisions related to the Executive Director',
    ne: 'कार्यकारी निर्देशकसम्बन्धी व्यवस्था',
  },
  'pages.about': { en: 'About this website', ne: 'यस वेबसाइटको बारेमा' },
  'pages.empty': { en: 'This page has not been published yet', ne: 'यो पृष्ठ अहिलेसम्म प्रकाशित गरिएको छैन' },
  'pages.empty_text': {
    en: 'For this information, call or visit the office.',
    ne: 'यो जानकारी कार्यालयमा फोन गरेर वा उपस्थित भई लिन सकिन्छ।',
  },
  'pages.contact': { en: 'Contact', ne: 'सम्पर्क' },
  'pages.contents': { en: 'On this page', ne: 'यस पृष्ठमा' },
  'pages.sources': { en: 'Sources', ne: 'स्रोत' },
  'pages.updated': { en: 'Last updated: {date}', ne: 'अन्तिम अद्यावधिक: {date}' },
  'pages.sample': { en: 'Sample', ne: 'नमुना' },
  'pages.table': { en: 'Table in “{title}”', ne: '“{title}” भित्रको तालिका' },
  'pages.unknown': { en: 'This organisation has no such page', ne: 'यस संस्थाको यस्तो पृष्ठ छैन' },
  'pages.invalid': { en: 'Some details of the page are not valid', ne: 'पृष्ठका केही विवरण मान्य छैनन्' },
  'pages.title_required': {
    en: 'Enter a title in at least one language',
    ne: 'कम्तीमा एउटा भाषामा शीर्षक लेख्नुहोस्',
  },
  'pages.source_unreadable': {
    en: 'A source needs a name; its address, when it has one, must begin with http:// or https://',
    ne: 'स्रोतको नाम हुनुपर्छ र ठेगाना भए http:// वा https:// बाट सुरु हुनुपर्छ',
  },
  'pages.not_a_picture': {
    en: 'One of the pictures is not a valid JPEG, PNG or WebP image',
    ne: 'कुनै एक फाइल मान्य JPEG, PNG वा WebP तस्बिर होइन',
  },
  'pages.too_long': { en: 'This text is too long', ne: 'यो पाठ धेरै लामो छ' },
  'pages.text_required': {
    en: 'Enter the text in at least one language',
    ne: 'कम्तीमा एउटा भाषामा विवरण लेख्नुहोस्',
  },
  'pages.parts_differ': {
    en: 'Both languages need the same paragraphs, headings and lists in the same order; or leave one language empty',
    ne: 'दुवै भाषामा अनुच्छेद, शीर्षक र सूची उही क्रममा हुनुपर्छ; वा एउटा भाषा खाली राख्नुहोस्',
  },
  'pages.alt_required': {
    en: 'Describe the picture in at least one language',
    ne: 'तस्बिरमा के देखिन्छ, कम्तीमा एउटा भाषामा लेख्नुहोस्',
  },
  'pages.already_there': {
    en: 'The organisation already has this page; correct it instead of adding it',
    ne: 'संस्थाको यो पृष्ठ पहिले नै छ; नयाँ थप्नुको सट्टा त्यसैलाई सच्याउनुहोस्',
  },
} as const satisfies Messages

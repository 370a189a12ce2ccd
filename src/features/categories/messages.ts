// Messages of the page of all categories.

import type { Messages } from '#kit/language.ts'

export const categoriesMessages = {
  'categories.title': { en: 'Categories', ne: 'वर्गहरू' },
  'categories.lead': {
    en: 'Everything that is published, by kind, with how much there is and what is newest.',
    ne: 'प्रकाशित सबै सामग्री वर्गअनुसार, सङ्ख्या र सबैभन्दा नयाँ मितिसहित।',
  },
  'categories.publications': { en: 'Publications', ne: 'प्रकाशन' },
  'categories.notices': { en: 'Notices and careers', ne: 'सूचना तथा रोजगारी' },
  'categories.news': { en: 'News', ne: 'समाचार' },
  'categories.count': { en: '{n} documents', ne: '{n} कागजात' },
  'categories.count_one': { en: '1 document', ne: '१ कागजात' },
  'categories.articles': { en: '{n} articles', ne: '{n} समाचार' },
  'categories.articles_one': { en: '1 article', ne: '१ समाचार' },
  'categories.newest': { en: 'Newest:', ne: 'सबैभन्दा नयाँ:' },
  'categories.nothing': { en: 'Nothing yet', ne: 'अहिलेसम्म केही छैन' },
} as const satisfies Messages

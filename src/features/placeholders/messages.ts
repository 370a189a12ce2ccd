// What does an address without a screen say about itself?

import type { Bilingual, Messages } from '#kit/language.ts'

export const placeholderMessages = {
  'planned.title': { en: 'Being prepared', ne: 'तयारी हुँदै छ' },
  'planned.text': {
    en: 'This page has its place but not its content yet. Please call or visit the office in the meantime.',
    ne: 'यस पृष्ठको सामग्री तयार हुँदै छ। त्यतिन्जेल कृपया कार्यालयमा फोन गर्नुहोस् वा आउनुहोस्।',
  },
  'planned.notices': { en: 'Read the notices', ne: 'सूचना हेर्नुहोस्' },
  'planned.home': { en: 'Back to home', ne: 'गृहपृष्ठमा फर्कनुहोस्' },
} satisfies Messages

/** What each address will be called. */
export const plannedTitles: Record<string, Bilingual> = {
  '/provision-executive-director': {
    en: 'Provisions related to the Executive Director',
    ne: 'कार्यकारी निर्देशकसम्बन्धी व्यवस्था',
  },
  '/miscellaneous': { en: 'Miscellaneous', ne: 'विविध' },
  '/gallery': { en: 'Gallery', ne: 'फोटो ग्यालरी' },
  '/contact': { en: 'Contact', ne: 'सम्पर्क' },
  '/categories': { en: 'Categories', ne: 'वर्गहरू' },
  '/members': { en: 'Members', ne: 'सदस्यहरू' },
  '/organization-history': { en: 'Organisation history', ne: 'संस्थाको इतिहास' },
  '/organization-profile': { en: 'Organisation profile', ne: 'संस्थाको परिचय' },
  '/login': { en: 'Login', ne: 'लगइन' },
}

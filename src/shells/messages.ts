// What do header, menu, footer and error pages say?

import type { Messages } from '#kit/language.ts'

export const shellMessages = {
  'error.not_found': { en: 'Page not found', ne: 'पृष्ठ फेला परेन' },
  'error.not_found_text': {
    en: 'The address may be mistyped, or the page has been moved or withdrawn.',
    ne: 'ठेगाना गलत लेखिएको, वा पृष्ठ सारिएको वा हटाइएको हुन सक्छ।',
  },
  'error.failed': { en: 'Something went wrong here', ne: 'यहाँ समस्या आयो' },
  'error.failed_text': {
    en: 'The page could not be prepared. Nothing you sent has been lost if you were given a number for it. Please try again in a moment.',
    ne: 'पृष्ठ तयार गर्न सकिएन। तपाईंले दर्ता नम्बर पाउनुभएको भए तपाईंले पठाएको विवरण सुरक्षित छ। कृपया केही बेरमा पुनः प्रयास गर्नुहोस्।',
  },
  'error.reference': { en: 'Reference number: {reference}', ne: 'सन्दर्भ नम्बर: {reference}' },
  'error.home': { en: 'Back to home', ne: 'गृहपृष्ठमा फर्कनुहोस्' },
} satisfies Messages

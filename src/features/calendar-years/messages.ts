// Messages of the console pages of Bikram Sambat years.

import type { Messages } from '#kit/language.ts'

export const calendarYearMessages = {
  'calendar.title': { en: 'Calendar', ne: 'पात्रो' },
  'calendar.lead': {
    en: 'The days of the Bikram Sambat months. Dates of a year that has not been published are marked as estimated. The years are the same for every organisation of this system.',
    ne: 'विक्रम संवत्‌का महिनाका दिन। पात्रो प्रकाशित नभएको वर्षका मिति “अनुमानित” भनी देखिन्छन्। यी वर्ष यस प्रणालीका सबै संस्थाका लागि एउटै हुन्।',
  },
  'calendar.year': { en: 'Year', ne: 'साल' },
  'calendar.months': { en: 'Days of the months, Baisakh to Chaitra', ne: 'बैशाखदेखि चैतसम्मका दिन' },
  'calendar.published': { en: 'published', ne: 'प्रकाशित' },
  'calendar.estimated_year': { en: 'estimated', ne: 'अनुमानित' },
  'calendar.from_source': { en: 'Source: {source}', ne: 'स्रोत: {source}' },
  'calendar.add_year': { en: 'Add the year {year}', ne: '{year} साल थप्नुहोस्' },
  'calendar.year_title': { en: 'Calendar of {year}', ne: '{year} सालको पात्रो' },
  'calendar.year_lead': {
    en: 'Enter the days as in the published calendar. Every date on the website and in the console follows at once.',
    ne: 'प्रकाशित पात्रोअनुसार दिन लेख्नुहोस्। वेबसाइट र कर्मचारी पोर्टलका सबै मिति तुरुन्तै त्यसअनुसार देखिन्छन्।',
  },
  'calendar.source': { en: 'Where it was published', ne: 'कहाँ प्रकाशित भएको' },
  'calendar.source_help': {
    en: 'For example “Nepal Panchanga Nirnayak Bikash Samiti, 2083/10/15”.',
    ne: 'जस्तै “नेपाल पञ्चाङ्ग निर्णायक विकास समिति, २०८३/१०/१५”।',
  },
  'calendar.provisional': { en: 'Still an estimate', ne: 'अझै अनुमानित' },
  'calendar.provisional_help': {
    en: 'Dates of the year stay marked as estimated.',
    ne: 'यस वर्षका मिति “अनुमानित” भनी देखिइरहन्छन्।',
  },
  'calendar.saved': {
    en: 'The year has been saved. All dates follow it now.',
    ne: 'वर्ष सुरक्षित भयो। सबै मिति अब यसैअनुसार देखिन्छन्।',
  },
  'calendar.back': { en: 'All years', ne: 'सबै वर्ष' },
  'calendar.unknown_year': { en: 'The calendar does not have this year', ne: 'पात्रोमा यो साल छैन' },
  'calendar.platform_only': {
    en: 'This system has several organisations, so a platform administrator enters the years.',
    ne: 'यस प्रणालीमा एकभन्दा बढी संस्था भएकाले वर्ष प्रणाली प्रशासकले प्रविष्ट गर्नुहुन्छ।',
  },
} as const satisfies Messages

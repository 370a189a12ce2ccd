// Messages of the page of the installation's state.

import type { Messages } from '#kit/language.ts'

export const statusPageMessages = {
  'status.title': { en: 'System status', ne: 'प्रणालीको अवस्था' },
  'status.lead': {
    en: 'Whether database, backups, background jobs and messages are in order, and what to do where they are not.',
    ne: 'डाटाबेस, जगेडा प्रति, पृष्ठभूमिका काम र सन्देश ठीक छन् कि छैनन्, र नभए के गर्ने।',
  },
  'status.good': { en: 'In order', ne: 'ठीक छ' },
  'status.warning': { en: 'Warning', ne: 'सचेत हुनुहोस्' },
  'status.problem': { en: 'Problem', ne: 'समस्या' },
  'status.all_good': { en: 'Everything that was checked is in order.', ne: 'जाँचिएका सबै कुरा ठीक छन्।' },
  'status.some': { en: 'Problems: {problems}, warnings: {warnings}.', ne: 'समस्या {problems}, सचेतना {warnings}।' },
} as const satisfies Messages

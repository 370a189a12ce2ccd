// Messages of the staff dashboard.

import type { Messages } from '#kit/language.ts'

export const dashboardsMessages = {
  'desk.title': { en: 'Overview', ne: 'सारांश' },
  'desk.greeting': { en: 'Namaste, {name}', ne: 'नमस्ते, {name}' },
  'desk.waits': { en: 'Pending work', ne: 'बाँकी काम' },
  'desk.nothing_here': { en: 'There is no pending work.', ne: 'यहाँ कुनै काम बाँकी छैन।' },
  'desk.no_room': {
    en: 'Your roles do not include any work on these pages yet.',
    ne: 'तपाईंको भूमिकाअनुसार यी पृष्ठमा गर्नुपर्ने कुनै काम छैन।',
  },
  'desk.failed': { en: 'Pending work could not be loaded.', ne: 'बाँकी काम देखाउन सकिएन।' },
  'desk.failed_text': {
    en: 'You can still open the lists from the menu.',
    ne: 'मेनुका सूचीहरू भने खोल्न सकिन्छ।',
  },
  'desk.retry': { en: 'Retry', ne: 'पुनः प्रयास गर्नुहोस्' },
  'desk.yours': { en: 'your turn', ne: 'तपाईंको पालो' },
  'desk.since': { en: 'oldest from {day}', ne: 'सबैभन्दा पुरानो: {day}' },
  'desk.next_start': { en: 'next on {day}', ne: 'सबैभन्दा नजिकको: {day}' },
  'desk.next_end': { en: 'first on {day}', ne: 'सबैभन्दा नजिकको: {day}' },
  'desk.calendar_title': { en: 'The calendar of the next year is needed', ne: 'आगामी वर्षको पात्रो आवश्यक छ' },
  'desk.calendar_text': {
    en: 'From {day} on, Nepali dates are marked as estimated. The administrator of the server removes the mark by entering the published calendar: npm run calendar',
    ne: '{day}देखिका मिति “अनुमानित” भनी देखिन्छन्। प्रकाशित पात्रो प्रविष्ट भएपछि यो चिह्न हट्छ; सर्भरका प्रशासकले चलाउने आदेश: npm run calendar',
  },
  'desk.roles': { en: 'My roles', ne: 'मेरा भूमिका' },
  'desk.may': { en: 'My permissions', ne: 'मेरा अधिकार' },
  'desk.may_nothing': { en: 'No permissions yet', ne: 'अहिलेसम्म कुनै अधिकार छैन' },
} as const satisfies Messages

export type DashboardKey = keyof typeof dashboardsMessages

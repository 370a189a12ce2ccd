// Messages of the staff dashboard.

import type { Messages } from '#kit/language.ts'

export const dashboardsMessages = {
  'dashboard.title': { en: 'Overview', ne: 'सारांश' },
  'dashboard.greeting': { en: 'Namaste, {name}', ne: 'नमस्ते, {name}' },
  'dashboard.quick_actions': { en: 'Frequent tasks', ne: 'धेरै गरिने काम' },
  'dashboard.pending': { en: 'Pending work', ne: 'बाँकी काम' },
  'dashboard.nothing_here': { en: 'There is no pending work.', ne: 'यहाँ कुनै काम बाँकी छैन।' },
  'dashboard.no_permitted': {
    en: 'Your roles do not include any work on these pages yet.',
    ne: 'तपाईंको भूमिकाअनुसार यी पृष्ठमा गर्नुपर्ने कुनै काम छैन।',
  },
  'dashboard.failed': { en: 'Pending work could not be loaded.', ne: 'बाँकी काम देखाउन सकिएन।' },
  'dashboard.failed_text': {
    en: 'You can still open the lists from the menu.',
    ne: 'मेनुका सूचीहरू भने खोल्न सकिन्छ।',
  },
  'dashboard.retry': { en: 'Retry', ne: 'पुनः प्रयास गर्नुहोस्' },
  'dashboard.yours': { en: 'your turn', ne: 'तपाईंको पालो' },
  'dashboard.since': { en: 'oldest from {day}', ne: 'सबैभन्दा पुरानो: {day}' },
  'dashboard.next_start': { en: 'next on {day}', ne: 'सबैभन्दा नजिकको: {day}' },
  'dashboard.next_due': { en: 'first due {day}', ne: 'सबैभन्दा नजिकको: {day}' },
  'dashboard.next_end': { en: 'first on {day}', ne: 'सबैभन्दा नजिकको: {day}' },
  'dashboard.calendar_title': { en: 'The calendar of the next year is needed', ne: 'आगामी वर्षको पात्रो आवश्यक छ' },
  'dashboard.calendar_text': {
    en: 'From {day} on, Nepali dates are marked as estimated. The mark goes when the published calendar is entered under Settings, Calendar.',
    ne: '{day}देखिका मिति “अनुमानित” भनी देखिन्छन्। “व्यवस्थापन” अन्तर्गतको “पात्रो” मा प्रकाशित पात्रो प्रविष्ट भएपछि यो चिह्न हट्छ।',
  },
  'dashboard.roles': { en: 'My roles', ne: 'मेरा भूमिका' },
  'dashboard.may': { en: 'My permissions', ne: 'मेरा अनुमति' },
  'dashboard.may_nothing': { en: 'No permissions yet', ne: 'अहिलेसम्म कुनै अनुमति छैन' },
} as const satisfies Messages

export type DashboardKey = keyof typeof dashboardsMessages

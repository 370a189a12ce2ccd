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
  'desk.since': { en: 'oldest from {day}', ne: 'पहिलो {day} देखि' },
  'desk.next_start': { en: 'next on {day}', ne: 'अर्को {day} मा' },
  'desk.next_end': { en: 'first on {day}', ne: 'पहिलो {day} मा' },
  'desk.complaints': { en: 'Complaints', ne: 'गुनासो' },
  'desk.overdue': { en: 'Overdue', ne: 'समय नाघेको' },
  'desk.approaching': { en: 'Due soon', ne: 'म्याद नजिकिएको' },
  'desk.received': { en: 'New', ne: 'नयाँ' },
  'desk.unassigned': { en: 'Unassigned', ne: 'जिम्मा नदिइएको' },
  'desk.mine': { en: 'Assigned to me', ne: 'मेरो जिम्मामा' },
  'desk.open': { en: 'All open', ne: 'जम्मा बाँकी' },
  'desk.applications': { en: 'Applications', ne: 'निवेदन' },
  'desk.submitted': { en: 'To be prepared', ne: 'तयार गर्नुपर्ने' },
  'desk.prepared': { en: 'To be checked', ne: 'चेक जाँच गर्नुपर्ने' },
  'desk.checked': { en: 'To be approved', ne: 'स्वीकृत गर्नुपर्ने' },
  'desk.returned': { en: 'With the applicant', ne: 'निवेदकसँग' },
  'desk.documents': { en: 'Notices and documents', ne: 'सूचना तथा कागजात' },
  'desk.news': { en: 'News', ne: 'समाचार' },
  'desk.draft': { en: 'Drafts', ne: 'मस्यौदा' },
  'desk.scheduled': { en: 'Scheduled', ne: 'प्रकाशन हुन बाँकी' },
  'desk.ending': { en: 'Expire within {n} days', ne: '{n} दिनभित्र हट्ने' },
  'desk.people': { en: 'Staff', ne: 'कर्मचारी' },
  'desk.invited': { en: 'Invitation not accepted', ne: 'निमन्त्रणा स्वीकार नगरेका' },
  'desk.roles': { en: 'My roles', ne: 'मेरा भूमिका' },
  'desk.may': { en: 'My permissions', ne: 'मेरा अधिकार' },
  'desk.may_nothing': { en: 'No permissions yet', ne: 'अहिलेसम्म कुनै अधिकार छैन' },
} as const satisfies Messages

export type DashboardKey = keyof typeof dashboardsMessages

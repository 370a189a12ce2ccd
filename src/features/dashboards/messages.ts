// Messages of the staff dashboard.

import type { Messages } from '#kit/language.ts'

export const dashboardsMessages = {
  'desk.title': { en: 'Overview', ne: 'सारांश' },
  'desk.greeting': { en: 'Namaste, {name}', ne: 'नमस्ते, {name}' },
  'desk.waits': { en: 'What waits', ne: 'बाँकी काम' },
  'desk.nothing_here': { en: 'Nothing waits here.', ne: 'यहाँ कुनै काम बाँकी छैन।' },
  'desk.no_room': {
    en: 'Nothing that your roles allow is worked on in these pages yet.',
    ne: 'तपाईंको भूमिकाअनुसार यी पृष्ठमा गर्नुपर्ने कुनै काम छैन।',
  },
  'desk.failed': { en: 'What waits could not be loaded.', ne: 'बाँकी काम देखाउन सकिएन।' },
  'desk.failed_text': {
    en: 'The lists on the left work as usual.',
    ne: 'मेनुका सूचीहरू भने यथावत् खुल्छन्।',
  },
  'desk.retry': { en: 'Retry', ne: 'पुनः प्रयास गर्नुहोस्' },
  'desk.yours': { en: 'your turn', ne: 'तपाईंको पालो' },
  'desk.since': { en: 'the first since {day}', ne: 'पहिलो {day} देखि' },
  'desk.next_start': { en: 'the next on {day}', ne: 'अर्को {day} मा' },
  'desk.next_end': { en: 'the first on {day}', ne: 'पहिलो {day} मा' },
  'desk.complaints': { en: 'Complaints', ne: 'गुनासो' },
  'desk.overdue': { en: 'Overdue', ne: 'समय नाघेको' },
  'desk.approaching': { en: 'Soon due', ne: 'म्याद नजिकिएको' },
  'desk.received': { en: 'New, nothing done yet', ne: 'नयाँ, काम सुरु नभएको' },
  'desk.unassigned': { en: 'Given to nobody', ne: 'जिम्मा नदिइएको' },
  'desk.mine': { en: 'Given to me', ne: 'मेरो जिम्मामा' },
  'desk.open': { en: 'Open altogether', ne: 'जम्मा बाँकी' },
  'desk.applications': { en: 'Applications', ne: 'निवेदन' },
  'desk.submitted': { en: 'To be prepared', ne: 'तयार गर्नुपर्ने' },
  'desk.prepared': { en: 'To be checked', ne: 'चेक जाँच गर्नुपर्ने' },
  'desk.checked': { en: 'To be approved', ne: 'स्वीकृत गर्नुपर्ने' },
  'desk.returned': { en: 'With the applicant', ne: 'निवेदकसँग' },
  'desk.documents': { en: 'Notices and documents', ne: 'सूचना तथा कागजात' },
  'desk.news': { en: 'News', ne: 'समाचार' },
  'desk.draft': { en: 'Drafts', ne: 'मस्यौदा' },
  'desk.scheduled': { en: 'To go public', ne: 'प्रकाशन हुन बाँकी' },
  'desk.ending': { en: 'End within {n} days', ne: '{n} दिनभित्र हट्ने' },
  'desk.people': { en: 'People', ne: 'कर्मचारी' },
  'desk.invited': { en: 'Invited, not here yet', ne: 'निमन्त्रित, नआएका' },
  'desk.roles': { en: 'My roles', ne: 'मेरा भूमिका' },
  'desk.may': { en: 'What I may do', ne: 'म के गर्न सक्छु' },
  'desk.may_nothing': { en: 'Nothing yet', ne: 'अहिले केही पनि होइन' },
} as const satisfies Messages

export type DashboardKey = keyof typeof dashboardsMessages

// What do the screens about people say?

import type { Messages } from '#kit/language.ts'

export const staffMessages = {
  'staff.title': { en: 'People', ne: 'कर्मचारी' },
  'staff.lead': { en: 'Who works here, with which roles.', ne: 'यहाँ को को कार्यरत हुनुहुन्छ र कुन भूमिकामा।' },
  'staff.invite': { en: 'Invite somebody', ne: 'नयाँ व्यक्ति निमन्त्रणा गर्नुहोस्' },
  'staff.invite_lead': {
    en: 'The person gets an activation code by email, good for three days.',
    ne: 'व्यक्तिलाई इमेलबाट सक्रिय गर्ने कोड जान्छ, जुन तीन दिनसम्म मान्य हुन्छ।',
  },
  'staff.search': { en: 'Search by name or email', ne: 'नाम वा इमेलबाट खोज्नुहोस्' },
  'staff.search_button': { en: 'Search', ne: 'खोज्नुहोस्' },
  'staff.nobody': { en: 'Nobody found', ne: 'कोही भेटिएन' },
  'staff.name_en': { en: 'Name in English', ne: 'अङ्ग्रेजीमा नाम' },
  'staff.name_ne': { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  'staff.email': { en: 'Email', ne: 'इमेल' },
  'staff.phone': { en: 'Phone', ne: 'फोन' },
  'staff.roles': { en: 'Roles', ne: 'भूमिका' },
  'staff.last_seen': { en: 'Last seen', ne: 'पछिल्लो पटक' },
  'staff.never': { en: 'never', ne: 'कहिल्यै होइन' },
  'staff.active': { en: 'Active', ne: 'सक्रिय' },
  'staff.invited': { en: 'Invited', ne: 'निमन्त्रित' },
  'staff.suspended': { en: 'Suspended', ne: 'निलम्बित' },
  'staff.send': { en: 'Invite', ne: 'निमन्त्रणा गर्नुहोस्' },
  'staff.sent': { en: 'The invitation is on its way', ne: 'निमन्त्रणा पठाइयो' },
  'staff.change': { en: 'Save roles', ne: 'भूमिका सुरक्षित गर्नुहोस्' },
  'staff.changed': { en: 'The roles were changed', ne: 'भूमिका परिवर्तन भयो' },
  'staff.suspend': { en: 'Suspend', ne: 'निलम्बन गर्नुहोस्' },
  'staff.suspend_lead': {
    en: 'The person is logged out at once and cannot log in until readmitted.',
    ne: 'व्यक्ति तुरुन्त लगआउट हुनुहुन्छ र फुकुवा नभएसम्म लगइन गर्न सक्नुहुन्न।',
  },
  'staff.reason': { en: 'Reason', ne: 'कारण' },
  'staff.readmit': { en: 'Readmit', ne: 'फुकुवा गर्नुहोस्' },
  'staff.readmitted': { en: 'Readmitted', ne: 'फुकुवा भयो' },
  'staff.resend': { en: 'Send a new activation code', ne: 'नयाँ सक्रिय गर्ने कोड पठाउनुहोस्' },
  'staff.remove_factor': { en: 'Remove the second factor', ne: 'दोस्रो प्रमाणीकरण हटाउनुहोस्' },
  'staff.removed_factor': { en: 'The second factor was removed', ne: 'दोस्रो प्रमाणीकरण हटाइयो' },
  'staff.help': { en: 'If something was lost', ne: 'केही हराएमा' },
  'staff.back': { en: 'All people', ne: 'सबै कर्मचारी' },
} satisfies Messages

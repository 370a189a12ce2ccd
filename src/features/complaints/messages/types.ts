// Messages of the console screens of complaint types.

import type { Bilingual, Messages } from '#kit/language.ts'

export const typeTitles = {
  title: { en: 'Complaint types', ne: 'गुनासोका प्रकार' },
  lead: {
    en: 'What people can choose in the complaint form, with the limit in office hours in which the office answers.',
    ne: 'गुनासो फाराममा छान्न सकिने प्रकार, र कार्यालयले जवाफ दिनुपर्ने समयसीमा (कार्यालय समयका घण्टामा)।',
  },
  add: { en: 'Add a type', ne: 'प्रकार थप्नुहोस्' },
  new: { en: 'New complaint type', ne: 'गुनासोको नयाँ प्रकार' },
  empty: { en: 'Without a type nobody can send a complaint.', ne: 'कुनै प्रकार नराखेमा गुनासो पठाउन सकिँदैन।' },
} as const satisfies Record<string, Bilingual>

export const typeMessages = {
  'complaint_types.label': { en: 'Name of the type', ne: 'प्रकारको नाम' },
  'complaint_types.label_ne': { en: 'Name of the type in Nepali', ne: 'प्रकारको नाम (नेपालीमा)' },
  'complaint_types.label_en': { en: 'Name of the type in English', ne: 'प्रकारको नाम (अङ्ग्रेजीमा)' },
  'complaint_types.hours': { en: 'Limit in office hours', ne: 'समयसीमा (कार्यालय समयका घण्टा)' },
  'complaint_types.hours_help': {
    en: 'Hours during which the office is open, for example 8 for one office day. It applies to complaints from their next step on.',
    ne: 'कार्यालय खुला रहने घण्टा, जस्तै एक कार्यदिनका लागि ८। दर्ता भइसकेका गुनासोमा अर्को कारबाहीदेखि लागू हुन्छ।',
  },
  'complaint_types.limit': { en: '{n} office hours', ne: 'कार्यालय समयका {n} घण्टा' },
  'complaint_types.offered': { en: 'People can choose this type', ne: 'यो प्रकार फाराममा छान्न सकिने' },
  'complaint_types.offered_help': {
    en: 'Without the tick the form no longer offers it; its complaints keep it.',
    ne: 'चिह्न हटाएमा फाराममा देखिँदैन; पहिलेका गुनासोमा यथावत् रहन्छ।',
  },
  'complaint_types.yes': { en: 'offered', ne: 'छान्न सकिने' },
  'complaint_types.hidden': { en: 'not offered', ne: 'फाराममा नदेखिने' },
  'complaints.unknown_type_row': { en: 'This type is no longer in the list', ne: 'यो प्रकार अब सूचीमा छैन' },
  'complaints.type_in_use': {
    en: '{n} complaints have this type, so it cannot be removed. Take the tick off “People can choose this type” instead.',
    ne: '{n} वटा गुनासो यस प्रकारका भएकाले हटाउन मिल्दैन। यसको सट्टा “यो प्रकार फाराममा छान्न सकिने” को चिह्न हटाउनुहोस्।',
  },
  'complaints.type_last': {
    en: 'At least one type must be offered, otherwise nobody can send a complaint',
    ne: 'कम्तीमा एउटा प्रकार छान्न सकिने हुनुपर्छ, नत्र गुनासो पठाउन सकिँदैन',
  },
} as const satisfies Messages

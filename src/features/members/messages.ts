// Messages of the members page, of refused entries and of the console's screens.

import type { Messages } from '#kit/language.ts'

export const membersMessages = {
  'members.title': { en: 'Members', ne: 'सदस्यहरू' },
  'members.lead': {
    en: 'Members of the executive committee, staff and former office-bearers.',
    ne: 'कार्यसमितिका सदस्य, कर्मचारी र पूर्व पदाधिकारी।',
  },
  'members.committee': { en: 'Executive committee', ne: 'कार्यसमिति' },
  'members.staff': { en: 'Staff', ne: 'कर्मचारी' },
  'members.former': { en: 'Former office-bearers', ne: 'पूर्व पदाधिकारी' },
  'members.executiveDirector': { en: 'Office chief', ne: 'कार्यालय प्रमुख' },
  'members.informationOfficer': { en: 'Information officer', ne: 'सूचना अधिकारी' },
  'members.grievanceOfficer': { en: 'Grievance hearing officer', ne: 'गुनासो सुन्ने अधिकारी' },
  'members.name': { en: 'Name', ne: 'नाम' },
  'members.position': { en: 'Position', ne: 'पद' },
  'members.tenure': { en: 'Tenure', ne: 'कार्यकाल' },
  'members.sample': { en: 'sample', ne: 'नमुना' },
  'members.samples': {
    en: 'Names marked “sample” are invented.',
    ne: '“नमुना” भनी जनाइएका नाम काल्पनिक हुन्।',
  },
  'members.empty': { en: 'No members have been added yet', ne: 'अहिलेसम्म कुनै सदस्य राखिएको छैन' },
  'members.empty_text': {
    en: 'The committee and staff will appear here.',
    ne: 'कार्यसमिति र कर्मचारीको विवरण यहाँ राखिनेछ।',
  },
  'members.unknown': { en: 'There is no such member', ne: 'यस्तो सदस्य छैन' },
  'members.invalid': { en: 'Some details of the member are not valid', ne: 'सदस्यका केही विवरण मान्य छैनन्' },
  'members.name_required': {
    en: 'Enter a name in at least one language',
    ne: 'कम्तीमा एउटा भाषामा नाम लेख्नुहोस्',
  },
  'members.too_long': { en: 'This must be 200 characters or fewer', ne: 'यो बढीमा २०० अक्षरको हुनुपर्छ' },
  'members.email_unreadable': { en: 'Please enter a valid email address', ne: 'कृपया मान्य इमेल ठेगाना लेख्नुहोस्' },
  'members.not_a_picture': {
    en: 'The photo is not a valid JPEG, PNG or WebP image',
    ne: 'फोटो मान्य JPEG, PNG वा WebP तस्बिर होइन',
  },
} as const satisfies Messages

/** Of the screens of the console. */
export const membersConsole = {
  'members.office': { en: 'Members', ne: 'सदस्यहरू' },
  'members.office_lead': {
    en: 'The committee, staff and former office-bearers as they are on the members page.',
    ne: 'सदस्य पृष्ठमा देखिने कार्यसमिति, कर्मचारी र पूर्व पदाधिकारी।',
  },
  'members.new': { en: 'Add a member', ne: 'सदस्य थप्नुहोस्' },
  'members.back': { en: 'To the members', ne: 'सदस्यहरूको सूचीमा' },
  'members.search_hint': { en: 'Search by name', ne: 'नामबाट खोज्नुहोस्' },
  'members.group': { en: 'Group', ne: 'समूह' },
  'members.duty': { en: 'Legal duty', ne: 'कानुनी जिम्मेवारी' },
  'members.duty_help': {
    en: 'Only for the office chief, the information officer and the grievance hearing officer.',
    ne: 'कार्यालय प्रमुख, सूचना अधिकारी र गुनासो सुन्ने अधिकारीका लागि मात्र।',
  },
  'members.phone': { en: 'Telephone', ne: 'फोन' },
  'members.email': { en: 'Email', ne: 'इमेल' },
  'members.tenure_help': { en: 'For example 2080–2084', ne: 'जस्तै २०८०–२०८४' },
  'members.photo': { en: 'Photograph', ne: 'फोटो' },
  'members.photo_help': {
    en: 'JPEG, PNG or WebP, at most 8 MB. A new photograph replaces the present one; without one a drawing is shown.',
    ne: 'JPEG, PNG वा WebP, बढीमा ८ एमबी। नयाँ फोटोले हालको फोटो बदल्छ; फोटो नभए रेखाचित्र देखिन्छ।',
  },
} as const satisfies Messages

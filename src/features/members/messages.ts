// Messages of the members page and of refused entries.

import type { Messages } from '#kit/language.ts'

export const membersMessages = {
  'members.title': { en: 'Members', ne: 'सदस्यहरू' },
  'members.lead': {
    en: 'The people who decide, who do the work, and who came before them.',
    ne: 'निर्णय गर्ने, काम गर्ने र यसअघि जिम्मेवारी सम्हालेका व्यक्तिहरू।',
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
    en: 'The names marked as samples are invented and stand here until the office enters its own people.',
    ne: 'नमुना भनी जनाइएका नाम काल्पनिक हुन् र कार्यालयले वास्तविक विवरण नराखेसम्म मात्र यहाँ रहनेछन्।',
  },
  'members.empty': { en: 'No members yet', ne: 'अहिलेसम्म कुनै सदस्य राखिएको छैन' },
  'members.empty_text': {
    en: 'The committee and the staff will stand here.',
    ne: 'कार्यसमिति र कर्मचारीको विवरण यहाँ राखिनेछ।',
  },
  'members.unknown': { en: 'There is no such member', ne: 'यस्तो सदस्य छैन' },
  'members.invalid': { en: 'Some details of the member are not right', ne: 'सदस्यको केही विवरण मिलेन' },
  'members.name_required': {
    en: 'Please give a name in at least one language',
    ne: 'कम्तीमा एउटा भाषामा नाम लेख्नुहोस्',
  },
  'members.too_long': { en: 'This is longer than 200 characters', ne: 'यो २०० अक्षरभन्दा लामो छ' },
  'members.email_unreadable': { en: 'Please enter a valid email address', ne: 'कृपया मान्य इमेल ठेगाना लेख्नुहोस्' },
  'members.not_a_picture': {
    en: 'The photograph is no JPEG, PNG or WebP that can be read',
    ne: 'फोटो पढ्न मिल्ने JPEG, PNG वा WebP होइन',
  },
} as const satisfies Messages

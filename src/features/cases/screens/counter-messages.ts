// Messages that the console's screens of every kind of case share: registration at the counter and its slip.

import type { Messages } from '#kit/language.ts'

export const casesMessages = {
  'cases.counter': { en: 'Registration', ne: 'दर्ता' },
  'cases.channel': { en: 'Received by', ne: 'प्राप्त माध्यम' },
  'cases.channel_counter': { en: 'At the counter', ne: 'काउन्टरबाट' },
  'cases.channel_telephone': { en: 'Telephone', ne: 'टेलिफोनबाट' },
  'cases.channel_letter': { en: 'Letter', ne: 'पत्रबाट' },
  'cases.channel_web': { en: 'Website', ne: 'वेबसाइटबाट' },
  'cases.channel_mobile': { en: 'Mobile app', ne: 'मोबाइल एपबाट' },
  'cases.channel_customer': { en: 'Customer portal', ne: 'ग्राहक पोर्टलबाट' },
  'cases.channel_staff': { en: 'Website, by staff', ne: 'कर्मचारीले वेबसाइटबाट' },
  'cases.channel_unnamed': { en: 'Another program', ne: 'अन्य प्रणालीबाट' },
  'cases.channel_machine': { en: 'System', ne: 'प्रणालीबाट' },
  'cases.language': { en: 'Language of letters to this person', ne: 'यी व्यक्तिलाई सूचना पठाइने भाषा' },
  'cases.language_help': {
    en: 'The slip, SMS and email messages are in this language.',
    ne: 'पर्ची, एसएमएस र इमेल यही भाषामा हुन्छन्।',
  },
  'cases.language_en': { en: 'English', ne: 'अङ्ग्रेजी' },
  'cases.language_ne': { en: 'Nepali', ne: 'नेपाली' },
  'cases.slip': { en: 'Registration slip', ne: 'दर्ता पर्ची' },
  'cases.slip_lead': {
    en: 'Print the slip for the person, or read the number out on the telephone.',
    ne: 'पर्ची छापेर व्यक्तिलाई दिनुहोस्, वा टेलिफोनमा नम्बर पढेर सुनाउनुहोस्।',
  },
  'cases.print_slip': { en: 'Print slip', ne: 'पर्ची छाप्नुहोस्' },
  'cases.next_person': { en: 'Next person', ne: 'अर्को व्यक्ति' },
  'cases.slip_paper': { en: 'Paper', ne: 'कागज' },
  'cases.slip_a6': { en: 'A6 sheet', ne: 'ए६ पाना' },
  'cases.slip_roll': { en: '80 mm roll', ne: '८० मिमि रोल' },
  'cases.slip_received': { en: 'Registered', ne: 'दर्ता मिति' },
  'cases.slip_due': { en: 'Target date', ne: 'समाधान गर्ने लक्षित समय' },
  'cases.slip_track': {
    en: 'See the progress with this number and your phone number at {address}',
    ne: 'यो नम्बर र आफ्नो फोन नम्बरबाट स्थिति हेर्ने ठेगाना: {address}',
  },
  'cases.slip_phone': { en: 'Office telephone: {phone}', ne: 'कार्यालयको फोन: {phone}' },
} as const satisfies Messages

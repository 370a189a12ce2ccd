// Messages of refused applications and of refused import rows of papers.

import type { Messages } from '#kit/language.ts'

export const refusalMessages = {
  'applications.one_script': {
    en: 'Enter the name in at least one of the two scripts',
    ne: 'कृपया नाम कम्तीमा एउटा लिपिमा लेख्नुहोस्',
  },
  'applications.in_latin': { en: 'Please type in English (Roman)', ne: 'कृपया अङ्ग्रेजी रोमनमा लेख्नुहोस्' },
  'applications.in_devanagari': { en: 'Please type in Nepali (Unicode)', ne: 'कृपया नेपाली युनिकोडमा लेख्नुहोस्' },
  'applications.year': { en: 'Enter the year with four digits', ne: 'कृपया वर्ष चार अङ्कमा लेख्नुहोस्' },
  'applications.users_sum': {
    en: 'The number of women and men together is more than the number of water users',
    ne: 'महिला र पुरुषको जोड कुल उपभोगकर्ताभन्दा बढी भयो',
  },
  'applications.arrears_known': {
    en: 'Confirm that you know about unpaid dues',
    ne: 'कृपया बक्यौताबारे जानकारी भएको पुष्टि गर्नुहोस्',
  },
  'applications.declare': {
    en: 'Declare that the details are true',
    ne: 'कृपया विवरण साँचो रहेको घोषणा गर्नुहोस्',
  },
  'applications.consent': {
    en: 'Without your consent the office cannot process the application',
    ne: 'तपाईंको सहमतिविना कार्यालयले निवेदनमाथि कारबाही गर्न सक्दैन',
  },
  'applications.unknown': {
    en: 'No application matches this tracking code and phone number',
    ne: 'यो निवेदन नम्बर र फोन नम्बरको निवेदन फेला परेन',
  },
  'applications.not_returned': {
    en: 'Only an application returned by the office can be corrected',
    ne: 'कार्यालयले फिर्ता गरेको निवेदन मात्र सच्याउन मिल्छ',
  },
  'applications.paper_unlisted': {
    en: 'This office does not require this document',
    ne: 'यस कार्यालयले यो कागजात माग गरेको छैन',
  },
  'applications.row_one_of': {
    en: 'Column {column}: one of {values} is needed',
    ne: '{column} स्तम्भ: यीमध्ये एक चाहिन्छ: {values}',
  },
  'applications.row_name': {
    en: 'Column {column}: a name of up to {max} characters is needed',
    ne: '{column} स्तम्भ: बढीमा {max} अक्षरको नाम चाहिन्छ',
  },
  'applications.row_place': { en: 'The place must be from 1 to {max}', ne: 'क्रम सङ्ख्या १ देखि {max}सम्म हुनुपर्छ' },
  'applications.changed_meanwhile': {
    en: '{name} acted on this application ({when}) after you opened it. Nothing has been signed. Read what has happened, then send it again or cancel.',
    ne: 'तपाईंले खोलेपछि {name}ले यस निवेदनमा कारबाही गर्नुभएको छ ({when})। दस्तखत भएको छैन। भएको कारबाही हेरेर फेरि पठाउनुहोस् वा रद्द गर्नुहोस्।',
  },
  'applications.applicant_changed': {
    en: 'The applicant corrected this application ({when}) after you opened it. Nothing has been signed. Read the correction, then send it again or cancel.',
    ne: 'तपाईंले खोलेपछि निवेदकले यो निवेदन सच्याउनुभएको छ ({when})। दस्तखत भएको छैन। सच्याइएको विवरण हेरेर फेरि पठाउनुहोस् वा रद्द गर्नुहोस्।',
  },
} as const satisfies Messages

// Messages of the console screens of requested papers.

import type { Bilingual, Messages } from '#kit/language.ts'

export const paperTitles = {
  title: { en: 'Documents for applications', ne: 'निवेदनका लागि कागजात' },
  lead: {
    en: 'What the form and the list on paper ask for with a new connection and a transfer.',
    ne: 'नयाँ जडान र नामसारीको फाराममा माग गरिने कागजात।',
  },
  add: { en: 'Add a document', ne: 'कागजात थप्नुहोस्' },
  new: { en: 'New document', ne: 'नयाँ कागजात' },
  empty: { en: 'Without entries no documents are asked for.', ne: 'कुनै नराखेमा फाराममा कागजात मागिँदैन।' },
} as const satisfies Record<string, Bilingual>

export const paperListMessages = {
  'papers.purpose': { en: 'Asked for with', ne: 'कुन निवेदनमा' },
  'papers.purpose_new': { en: 'A new connection', ne: 'नयाँ जडान' },
  'papers.purpose_transfer': { en: 'A transfer', ne: 'नामसारी' },
  'papers.purpose_inheritance': { en: 'A transfer after the death of the owner', ne: 'धनीको मृत्युपछिको नामसारी' },
  'papers.kind': { en: 'Document', ne: 'कागजात' },
  'papers.kind_help': {
    en: 'For a document that is not in the list choose one of your own and give it a name below.',
    ne: 'सूचीमा नभएको कागजातका लागि “संस्थाको आफ्नै” छानी तल नाम लेख्नुहोस्।',
  },
  'papers.kind_citizenship': { en: 'Citizenship certificate', ne: 'नागरिकता प्रमाणपत्र' },
  'papers.kind_landCertificate': { en: 'Land ownership certificate', ne: 'जग्गाधनी प्रमाणपुर्जा' },
  'papers.kind_houseMap': { en: 'Building permit or house map', ne: 'नक्सा पास प्रमाणपत्र' },
  'papers.kind_photo': { en: 'Passport-size photo', ne: 'पासपोर्ट साइजको फोटो' },
  'papers.kind_wardRecommendation': { en: 'Ward recommendation letter', ne: 'वडा कार्यालयको सिफारिस' },
  'papers.kind_propertyTax': { en: 'Property tax receipt', ne: 'सम्पत्ति कर बुझाएको रसिद' },
  'papers.kind_oldBill': { en: 'Latest paid bill', ne: 'पछिल्लो महसुल बुझाएको बिल' },
  'papers.kind_deathCertificate': { en: 'Death registration certificate', ne: 'मृत्यु दर्ता प्रमाणपत्र' },
  'papers.kind_relationship': { en: 'Relationship certificate', ne: 'नाता प्रमाणित प्रमाणपत्र' },
  'papers.kind_consentOfHeirs': { en: 'Consent of co-heirs', ne: 'हकदारको मन्जुरीनामा' },
  'papers.kind_own1': { en: 'Own document 1', ne: 'संस्थाको आफ्नै कागजात १' },
  'papers.kind_own2': { en: 'Own document 2', ne: 'संस्थाको आफ्नै कागजात २' },
  'papers.kind_own3': { en: 'Own document 3', ne: 'संस्थाको आफ्नै कागजात ३' },
  'papers.label': { en: 'Name shown to applicants', ne: 'निवेदकलाई देखिने नाम' },
  'papers.label_ne': { en: 'Name in Nepali', ne: 'नाम (नेपालीमा)' },
  'papers.label_en': { en: 'Name in English', ne: 'नाम (अङ्ग्रेजीमा)' },
  'papers.required': { en: 'Required', ne: 'अनिवार्य' },
  'papers.required_help': {
    en: 'The application is not prepared before it was uploaded or shown at the office.',
    ne: 'अनलाइनबाट नपठाएसम्म वा कार्यालयमा नदेखाएसम्म निवेदन तयार गरिँदैन।',
  },
  'papers.asked': { en: 'The form asks for it', ne: 'फाराममा माग गर्ने' },
  'papers.asked_help': {
    en: 'Without the tick it is stored only for earlier applications that have it.',
    ne: 'चिह्न हटाएमा यो कागजात भएका पहिलेका निवेदनका लागि मात्र रहन्छ।',
  },
  'papers.is_required': { en: 'required', ne: 'अनिवार्य' },
  'papers.is_optional': { en: 'only if the applicant has it', ne: 'भएमा मात्र' },
  'papers.is_asked': { en: 'asked for', ne: 'माग गरिने' },
  'papers.not_asked': { en: 'no longer asked for', ne: 'अब माग नगरिने' },
  'applications.unknown_paper_row': { en: 'This document is no longer in the list', ne: 'यो कागजात अब सूचीमा छैन' },
  'applications.paper_taken': {
    en: 'This document is already in the list for this kind of application',
    ne: 'यस निवेदनका लागि यो कागजात सूचीमा पहिले नै छ',
  },
  'applications.paper_kind_fixed': {
    en: 'The document of an entry cannot be exchanged. Remove the entry and add another',
    ne: 'सूचीमा राखिसकेको कागजातको प्रकार परिवर्तन गर्न मिल्दैन। यो हटाई अर्को थप्नुहोस्',
  },
  'applications.paper_in_use': {
    en: 'Applications have {n} of these documents, so it cannot be removed. Take the tick off “The form asks for it” instead.',
    ne: 'निवेदनहरूमा यस्ता {n} वटा कागजात भएकाले हटाउन मिल्दैन। यसको सट्टा “फाराममा माग गर्ने” को चिह्न हटाउनुहोस्।',
  },
} as const satisfies Messages

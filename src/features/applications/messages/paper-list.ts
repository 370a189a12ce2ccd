// Messages of the console screens of requested papers.

import type { Bilingual, Messages } from '#kit/language.ts'

export const paperTitles = {
  title: { en: 'Documents for applications', ne: 'निवेदनका लागि कागजात' },
  lead: {
    en: 'What the form asks for with a new connection and a transfer. A list is prepared as a draft, approved by a second person, and takes effect on a day; applications sent before keep the earlier list.',
    ne: 'नयाँ जडान र नामसारीको फाराममा माग गरिने कागजात। सूची मस्यौदाका रूपमा तयार भई अर्को व्यक्तिबाट स्वीकृत हुन्छ र तोकिएको मितिदेखि लागू हुन्छ; त्यसअघि दर्ता भएका निवेदनमा पहिलेकै सूची लागू रहन्छ।',
  },
  new: { en: 'New list of documents', ne: 'कागजातको नयाँ सूची' },
  row: { en: 'New document', ne: 'नयाँ कागजात' },
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
  'papers.place': { en: 'Place in the list', ne: 'सूचीमा क्रम' },
  'papers.place_help': {
    en: 'Among the documents of the same application; empty for the last.',
    ne: 'उही निवेदनका कागजातमध्ये; अन्तिममा राख्न खाली छोड्नुहोस्।',
  },
  'papers.as_shown': { en: 'As applicants will see it', ne: 'निवेदकलाई देखिने सूची' },
  'papers.required': { en: 'Required', ne: 'अनिवार्य' },
  'papers.required_help': {
    en: 'The application is not prepared before it was uploaded or shown at the office.',
    ne: 'अनलाइनबाट नपठाएसम्म वा कार्यालयमा नदेखाएसम्म निवेदन तयार गरिँदैन।',
  },
  'papers.is_required': { en: 'required', ne: 'अनिवार्य' },
  'papers.is_optional': { en: 'only if the applicant has it', ne: 'भएमा मात्र' },
  'applications.paper_taken': {
    en: 'This document is in the list twice for the same kind of application.',
    ne: 'यो कागजात एउटै निवेदनका लागि सूचीमा दुई पटक छ।',
  },
} as const satisfies Messages

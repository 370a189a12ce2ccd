// Messages of the report lists.

import type { Messages } from '#kit/language.ts'

export const documentMessages = {
  'documents.annual.title': { en: 'Annual reports', ne: 'वार्षिक प्रतिवेदन' },
  'documents.annual.subtitle': {
    en: 'What was done, earned and spent in each fiscal year.',
    ne: 'प्रत्येक आर्थिक वर्षमा सम्पन्न कार्य, आम्दानी र खर्चको विवरण।',
  },
  'documents.audit.title': { en: 'Audit reports', ne: 'लेखापरीक्षण प्रतिवेदन' },
  'documents.audit.subtitle': {
    en: 'The accounts of each fiscal year as the auditors found them.',
    ne: 'प्रत्येक आर्थिक वर्षको आर्थिक कारोबारको लेखापरीक्षण प्रतिवेदन।',
  },
  'documents.waterQualityTestReport.title': {
    en: 'Water quality test reports',
    ne: 'पानीको गुणस्तर परीक्षण प्रतिवेदन',
  },
  'documents.waterQualityTestReport.subtitle': {
    en: 'What the laboratory found in the water we supply.',
    ne: 'वितरण गरिएको पानीको प्रयोगशाला परीक्षणको नतिजा।',
  },
  'documents.downloads.title': { en: 'Downloads', ne: 'डाउनलोड' },
  'documents.downloads.subtitle': {
    en: 'Forms and papers to fill in, print and keep.',
    ne: 'भर्न, छाप्न र राख्न मिल्ने फाराम तथा कागजातहरू।',
  },
  'documents.tender.title': { en: 'Tender notices', ne: 'बोलपत्र आह्वानसम्बन्धी सूचना' },
  'documents.tender.subtitle': {
    en: 'Invitations to bid and to quote, with their closing dates and corrections.',
    ne: 'बोलपत्र तथा दरभाउपत्र आह्वानका सूचना, तिनको अन्तिम मिति र संशोधन।',
  },
  'documents.vacancy.title': { en: 'Vacancy', ne: 'पदपूर्तिसम्बन्धी सूचना' },
  'documents.vacancy.subtitle': {
    en: 'Posts to be filled, and until when to apply.',
    ne: 'पदपूर्ति गरिने पदहरू र दरखास्त दिने अन्तिम मिति।',
  },
  'documents.tariff.title': { en: 'Tariff and others', ne: 'महसुल तथा अन्य' },
  'documents.tariff.subtitle': {
    en: 'Notices about tariffs, charges, rebates and other rules.',
    ne: 'महसुल, दस्तुर, छुट तथा अन्य नियमसम्बन्धी सूचना।',
  },
  'documents.consumer.title': { en: 'Consumer notice', ne: 'उपभोक्ता सूचना' },
  'documents.consumer.subtitle': {
    en: 'Supply interruptions, meter reading, payments and whatever else concerns every household.',
    ne: 'पानी वितरण अवरोध, मिटर रिडिङ, महसुल भुक्तानी लगायत उपभोक्तासँग सम्बन्धित सूचना।',
  },
  'documents.career.title': { en: 'Career', ne: 'रोजगारी' },
  'documents.career.subtitle': {
    en: 'Results, examinations and notices for those who want to work with us.',
    ne: 'संस्थामा काम गर्न चाहनेका लागि परीक्षा, नतिजा तथा अन्य सूचना।',
  },
  'documents.column.title': { en: 'Title', ne: 'शीर्षक' },
  'documents.column.filename': { en: 'File name', ne: 'फाइलको नाम' },
  'documents.column.size': { en: 'Size', ne: 'आकार' },
  'documents.column.published': { en: 'Published', ne: 'प्रकाशित मिति' },
  'documents.column.kind': { en: 'Type of file', ne: 'फाइलको प्रकार' },
  'documents.column.opensOn': { en: 'Opening date', ne: 'सुरु मिति' },
  'documents.column.closesOn': { en: 'Last date', ne: 'अन्तिम मिति' },
  'documents.column.download': { en: 'Download', ne: 'डाउनलोड' },
  'documents.kind.pdf': { en: 'PDF', ne: 'पीडीएफ' },
  'documents.kind.word': { en: 'Word', ne: 'वर्ड' },
  'documents.kind.excel': { en: 'Excel', ne: 'एक्सेल' },
  'documents.kind.picture': { en: 'Picture', ne: 'तस्बिर' },
  'documents.kind.zip': { en: 'ZIP', ne: 'जिप' },
  'documents.download': { en: 'Download', ne: 'डाउनलोड गर्नुहोस्' },
  'documents.download_named': {
    en: 'Download: {title} ({kind}, {size})',
    ne: 'डाउनलोड गर्नुहोस्: {title} ({kind}, {size})',
  },
  'documents.search_hint': {
    en: 'Words of the title or file name, in either language',
    ne: 'शीर्षक वा फाइलको नामका शब्द, जुनसुकै भाषामा',
  },
  'documents.empty_text': {
    en: 'What the office publishes here will stand in this list, newest first.',
    ne: 'कार्यालयले प्रकाशित गरेका कागजात यस सूचीमा नयाँ क्रमअनुसार देखिनेछन्।',
  },
  'documents.closed': { en: 'Closed', ne: 'म्याद समाप्त' },
  'documents.closes_today': { en: 'Closes today', ne: 'आज अन्तिम दिन' },
  'documents.one_day_left': { en: '1 day left', ne: '१ दिन बाँकी' },
  'documents.days_left': { en: '{n} days left', ne: '{n} दिन बाँकी' },
  'documents.opens': { en: 'Opens {date}', ne: '{date} देखि खुला' },
  'documents.since': { en: 'Opening date: {date}', ne: 'सुरु मिति: {date}' },
  'documents.until': { en: 'Last date: {date}', ne: 'अन्तिम मिति: {date}' },
  'documents.corrects': { en: 'Correction of an earlier notice', ne: 'यसअघिको सूचनाको संशोधन' },
  'documents.corrected_by': { en: 'Corrected by a later notice', ne: 'पछिल्लो सूचनाले संशोधन गरेको' },
} as const satisfies Messages

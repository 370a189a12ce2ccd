// What do the report lists say?

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
    ne: 'भर्न, छाप्न र राख्न मिल्ने फारम तथा कागजातहरू।',
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
  'documents.search': { en: 'Search', ne: 'खोज्नुहोस्' },
  'documents.search_label': { en: 'Search this list', ne: 'यस सूचीमा खोज्नुहोस्' },
  'documents.search_hint': {
    en: 'Words of the title or file name, in either language',
    ne: 'शीर्षक वा फाइलको नामका शब्द, जुनसुकै भाषामा',
  },
  'documents.search_clear': { en: 'Clear search', ne: 'खोज हटाउनुहोस्' },
  'documents.showing': {
    en: 'Showing {from} to {to} of {total} entries',
    ne: '{total} मध्ये {from} देखि {to} सम्म देखाइएको',
  },
  'documents.showing_least': {
    en: 'Showing {from} to {to} of more than {total} entries',
    ne: '{total} भन्दा बढीमध्ये {from} देखि {to} सम्म देखाइएको',
  },
  'documents.found_for': { en: 'for “{search}”', ne: '“{search}” का लागि' },
  'documents.rows_per_page': { en: 'Rows per page', ne: 'प्रतिपृष्ठ पङ्क्ति' },
  'documents.sort_by': { en: 'Sort by', ne: 'क्रमबद्ध गर्नुहोस्' },
  'documents.pages': { en: 'Pages', ne: 'पृष्ठहरू' },
  'documents.page_n': { en: 'Page {page}', ne: 'पृष्ठ {page}' },
  'documents.next': { en: 'Next', ne: 'अर्को' },
  'documents.previous': { en: 'Previous', ne: 'अघिल्लो' },
  'documents.empty': { en: 'No data available', ne: 'कुनै विवरण उपलब्ध छैन' },
  'documents.empty_text': {
    en: 'What the office publishes here will stand in this list, newest first.',
    ne: 'कार्यालयले प्रकाशित गरेका कागजात यस सूचीमा नयाँ क्रमअनुसार देखिनेछन्।',
  },
  'documents.no_results': { en: 'No results found', ne: 'कुनै नतिजा फेला परेन' },
  'documents.no_results_text': {
    en: 'Nothing in this list matches “{search}”. Try fewer or other words.',
    ne: 'यस सूचीमा “{search}” सँग मिल्ने केही फेला परेन। कम वा अन्य शब्दले खोज्नुहोस्।',
  },
  'documents.closed': { en: 'Closed', ne: 'म्याद समाप्त' },
  'documents.closes_today': { en: 'Closes today', ne: 'आज अन्तिम दिन' },
  'documents.one_day_left': { en: '1 day left', ne: '१ दिन बाँकी' },
  'documents.days_left': { en: '{n} days left', ne: '{n} दिन बाँकी' },
  'documents.opens': { en: 'Opens {date}', ne: '{date} देखि खुला' },
  'documents.until': { en: 'Last date: {date}', ne: 'अन्तिम मिति: {date}' },
  'documents.corrects': { en: 'Correction of an earlier notice', ne: 'यसअघिको सूचनाको संशोधन' },
  'documents.corrected_by': { en: 'Corrected by a later notice', ne: 'पछिल्लो सूचनाले संशोधन गरेको' },
  'documents.unknown': { en: 'This document does not exist', ne: 'यो कागजात फेला परेन' },
  'documents.already_there': {
    en: 'The same file already stands in this list',
    ne: 'यही फाइल यस सूचीमा पहिले नै छ',
  },
  'documents.slug_taken': { en: 'Another document has this address already', ne: 'यो ठेगाना अर्को कागजातले लिइसकेको छ' },
  'documents.cannot_correct': {
    en: 'A notice can only correct another one of the same list',
    ne: 'सूचनाले एउटै सूचीको अर्को सूचना मात्र संशोधन गर्न सक्छ',
  },
  'documents.invalid': { en: 'Some details of the document are not right', ne: 'कागजातको केही विवरण मिलेन' },
  'documents.unknown_type': { en: 'There is no such list', ne: 'यस्तो सूची छैन' },
  'documents.title_required': {
    en: 'Please give a title in at least one language',
    ne: 'कम्तीमा एउटा भाषामा शीर्षक लेख्नुहोस्',
  },
  'documents.title_too_long': { en: 'The title is longer than 300 characters', ne: 'शीर्षक ३०० अक्षरभन्दा लामो छ' },
  'documents.date_unreadable': { en: 'The date cannot be read', ne: 'मिति बुझ्न सकिएन' },
  'documents.which_calendar': {
    en: 'Please say which calendar the date is in: write BS or AD after it',
    ne: 'मिति कुन पात्रोको हो उल्लेख गर्नुहोस्: पछाडि वि.सं. वा ई.सं. लेख्नुहोस्',
  },
  'documents.file_missing': { en: 'The folder has no file of this name', ne: 'फोल्डरमा यस नामको फाइल छैन' },
  'documents.closes_early': { en: 'The closing date is before the opening date', ne: 'अन्तिम मिति सुरुको मितिभन्दा अघि छ' },
  'documents.slug_unreadable': {
    en: 'An address is made of small English letters, digits and hyphens',
    ne: 'ठेगानामा साना अङ्ग्रेजी अक्षर, अङ्क र योजक चिन्ह मात्र हुन सक्छन्',
  },
} satisfies Messages

// Messages of the report lists.

import type { Messages } from '#kit/language.ts'

export const documentMessages = {
  'documents.column.title': { en: 'Title', ne: 'शीर्षक' },
  'documents.column.filename': { en: 'File name', ne: 'फाइलको नाम' },
  'documents.column.size': { en: 'Size', ne: 'आकार' },
  'documents.column.published': { en: 'Published', ne: 'प्रकाशित मिति' },
  'documents.column.kind': { en: 'Type of file', ne: 'फाइलको प्रकार' },
  'documents.column.opensOn': { en: 'Opening date', ne: 'सुरु मिति' },
  'documents.column.closesOn': { en: 'Last date', ne: 'अन्तिम मिति' },
  'documents.column.closesTime': { en: 'Closing time', ne: 'अन्तिम समय' },
  'documents.column.bidsOpenOn': { en: 'Opening of bids', ne: 'बोलपत्र खोल्ने मिति' },
  'documents.column.download': { en: 'Download', ne: 'डाउनलोड' },
  'documents.kind.pdf': { en: 'PDF', ne: 'पीडीएफ' },
  'documents.kind.word': { en: 'Word', ne: 'वर्ड' },
  'documents.kind.excel': { en: 'Excel', ne: 'एक्सेल' },
  'documents.kind.picture': { en: 'Picture', ne: 'तस्बिर' },
  'documents.kind.zip': { en: 'ZIP', ne: 'जिप' },
  'documents.download': { en: 'Download', ne: 'डाउनलोड गर्नुहोस्' },
  'documents.search_hint': {
    en: 'Search titles and file names in either language',
    ne: 'शीर्षक वा फाइलको नाम जुनसुकै भाषामा खोज्नुहोस्',
  },
  'documents.empty_text': {
    en: 'Documents published by the office will appear here, newest first.',
    ne: 'कार्यालयले प्रकाशित गरेका कागजात यस सूचीमा नयाँदेखि पुरानो क्रममा देखिनेछन्।',
  },
  'documents.closed': { en: 'Closed', ne: 'म्याद समाप्त' },
  'documents.closes_today': { en: 'Closes today', ne: 'आज अन्तिम दिन' },
  'documents.closes_tomorrow': { en: 'Closes tomorrow', ne: 'भोलि अन्तिम दिन' },
  'documents.closes_in': { en: 'Closes in {n} days', ne: '{n} दिन बाँकी' },
  'documents.opens': { en: 'Opens {date}', ne: '{date}देखि खुला' },
  'documents.since': { en: 'Opening date: {date}', ne: 'सुरु मिति: {date}' },
  'documents.until': { en: 'Last date: {date}', ne: 'अन्तिम मिति: {date}' },
  'documents.until_was': { en: 'was: {date}', ne: 'पहिले: {date}' },
  'documents.bids_open': { en: 'Opening of bids: {date}', ne: 'बोलपत्र खोल्ने मिति: {date}' },
  'documents.closing_changed': {
    en: 'Dates changed on {date}: {reason}',
    ne: 'मिति परिवर्तन ({date}): {reason}',
  },
  'documents.corrects': { en: 'Correction of an earlier notice', ne: 'यसअघिको सूचनाको संशोधन' },
  'documents.corrected_by': { en: 'Corrected by a later notice', ne: 'पछिल्लो सूचनाले संशोधन गरेको' },
} as const satisfies Messages

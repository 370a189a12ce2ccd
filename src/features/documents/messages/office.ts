// Messages of the admin screens of documents.

import type { Messages } from '#kit/language.ts'

export const documentsConsole = {
  'documents.office': { en: 'Notices and documents', ne: 'सूचना तथा कागजात' },
  'documents.office_lead': {
    en: 'All publications and notices, published or not. Open one to publish, correct or withdraw it.',
    ne: 'प्रकाशन तथा सूचनाका सबै सूचीका कागजात, प्रकाशित र अप्रकाशित। प्रकाशित गर्न, सच्याउन वा फिर्ता लिन कागजात खोल्नुहोस्।',
  },
  'documents.new': { en: 'New notice', ne: 'नयाँ सूचना' },
  'documents.new_lead': {
    en: 'A notice or document with its file, for one of the nine lists.',
    ne: 'नौ सूचीमध्ये कुनै एकका लागि फाइलसहितको सूचना वा कागजात।',
  },
  'documents.back': { en: 'All notices and documents', ne: 'सबै सूचना तथा कागजात' },
  'documents.list': { en: 'List', ne: 'सूची' },
  'documents.date': { en: 'Date of the notice', ne: 'सूचनाको मिति' },
  'documents.date_help': {
    en: 'The date on the document. {hint}',
    ne: 'कागजातमा लेखिएको मिति। {hint}',
  },
  'documents.title_pair': { en: 'Title', ne: 'शीर्षक' },
  'documents.title_pair_help': {
    en: 'The title shown in the list. One language is enough; it is then shown to readers of both languages.',
    ne: 'पाठकले सूचीमा देख्ने शीर्षक। एउटा भाषामा भए पुग्छ; अर्को भाषाका पाठकले पनि त्यही देख्छन्।',
  },
  'documents.title_ne': { en: 'Title in Nepali', ne: 'शीर्षक (नेपालीमा)' },
  'documents.title_en': { en: 'Title in English', ne: 'शीर्षक (अङ्ग्रेजीमा)' },
  'documents.file': { en: 'File', ne: 'फाइल' },
  'documents.file_help': {
    en: 'PDF, Word, Excel, a picture or a ZIP archive, at most {mb} MB.',
    ne: 'पीडीएफ, वर्ड, एक्सेल, तस्बिर वा जिप, बढीमा {mb} एमबी।',
  },
  'documents.corrected': { en: 'Corrects an earlier notice', ne: 'कुन सूचनाको संशोधन हो' },
  'documents.corrected_help': {
    en: 'Each notice then links to the other.',
    ne: 'छानेमा दुवै सूचनामा एकअर्काको लिङ्क देखिन्छ।',
  },
  'documents.change_help': {
    en: 'For a new decision, publish a new notice that corrects this one.',
    ne: 'नयाँ निर्णयका लागि यसलाई संशोधन गर्ने नयाँ सूचना थप्नुहोस्।',
  },
  'documents.corrigendum': { en: 'Publish a corrigendum', ne: 'संशोधन सूचना प्रकाशित गर्नुहोस्' },
  'documents.corrigendum_title': { en: 'Corrigendum: {title}', ne: 'संशोधन: {title}' },
  'documents.dates_fixed': {
    en: 'The dates have been published. They change only by a corrigendum, which the original then shows.',
    ne: 'मितिहरू प्रकाशित भइसकेका छन्। ती संशोधन सूचनाबाट मात्र परिवर्तन हुन्छन्; त्यसपछि मूल सूचनामा नयाँ मिति देखिन्छ।',
  },
  'documents.bidsOpenTime': { en: 'Time of the opening of bids', ne: 'बोलपत्र खोल्ने समय' },
  'documents.closes_time_help': {
    en: 'Without a time the notice is open until the end of the last date.',
    ne: 'समय नतोकिए सूचना अन्तिम मितिको दिनभर खुला रहन्छ।',
  },
  'documents.save_new': { en: 'Save the notice', ne: 'सूचना सुरक्षित गर्नुहोस्' },
  'documents.saved_published': { en: 'Published', ne: 'प्रकाशित भयो' },
  'documents.saved': { en: 'Saved', ne: 'सुरक्षित भयो' },
  'documents.preview': { en: 'Preview for the public', ne: 'सर्वसाधारणले यसरी देख्नेछन्' },
  'documents.preview_empty': {
    en: 'The preview appears after you select a list and enter a title.',
    ne: 'सूची छानी शीर्षक लेखेपछि पूर्वावलोकन यहाँ देखिनेछ।',
  },
  'documents.seen': { en: 'Public view', ne: 'सर्वसाधारणले देख्ने विवरण' },
  'documents.not_seen': {
    en: 'This is not public now. The public would see it like this:',
    ne: 'यो अहिले सार्वजनिक छैन। प्रकाशित भएमा यस्तो देखिनेछ:',
  },
  'documents.in_ne': { en: 'In Nepali', ne: 'नेपालीमा' },
  'documents.in_en': { en: 'In English', ne: 'अङ्ग्रेजीमा' },
  'documents.open_file': { en: 'Open the file', ne: 'फाइल खोल्नुहोस्' },
  'documents.file_lost': { en: 'The file could not be opened.', ne: 'फाइल खोल्न सकिएन।' },
  'documents.open_list': { en: 'View the public list', ne: 'सार्वजनिक सूची हेर्नुहोस्' },
  'documents.details': { en: 'Details', ne: 'विवरण' },
  'documents.corrects_which': { en: 'Corrects', ne: 'संशोधन गरेको सूचना' },
  'documents.corrected_by_which': { en: 'Corrected by', ne: 'संशोधन गर्ने सूचना' },
} as const satisfies Messages

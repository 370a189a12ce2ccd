// Messages of the customer account.

import type { Messages } from '#kit/language.ts'

export const accountsMessages = {
  'account.title': { en: 'My account', ne: 'मेरो खाता' },
  'account.greeting': { en: 'Namaste, {name}', ne: 'नमस्ते, {name}' },
  'account.yours': { en: 'Action needed', ne: 'तपाईंले गर्नुपर्ने काम' },
  'account.answer': { en: 'The office has asked you a question', ne: 'कार्यालयले तपाईंसँग जानकारी मागेको छ' },
  'account.correct': { en: 'Correct and resubmit', ne: 'सच्याएर पुनः पठाउनुहोस्' },
  'account.under_way': { en: 'In progress', ne: 'कार्यालयमा प्रक्रियामा रहेका' },
  'account.nothing_open': {
    en: 'You have no open complaints or applications.',
    ne: 'कार्यालयमा तपाईंको कुनै गुनासो वा निवेदन बाँकी छैन।',
  },
  'account.more_complaints': { en: 'All my complaints', ne: 'मेरा सबै गुनासाहरू' },
  'account.more_applications': { en: 'All my applications', ne: 'मेरा सबै निवेदन' },
  'account.tariff': { en: 'Rates of {year}, in force since {date}', ne: 'आ.व. {year}को दर, {date}देखि लागू' },
  'account.tariff_sample': { en: 'sample', ne: 'नमुना' },
  'account.connections': { en: 'My connections', ne: 'मेरा धाराहरू' },
  'account.no_connections': {
    en: 'No customer number is linked to your account.',
    ne: 'तपाईंको खातासँग कुनै ग्राहक नम्बर जोडिएको छैन।',
  },
  'account.number': { en: 'Customer number {number}', ne: 'ग्राहक नम्बर {number}' },
  'account.ward': { en: 'Ward {n}', ne: 'वडा नं. {n}' },
  'account.connected': { en: 'Connected since {date}', ne: '{date}देखि जडित' },
  'account.tasks': { en: 'What would you like to do?', ne: 'के गर्न चाहनुहुन्छ?' },
  'account.complain': { en: 'Report a problem', ne: 'समस्याको जानकारी दिनुहोस्' },
  'account.track_complaint': { en: 'Track a complaint', ne: 'गुनासोको स्थिति हेर्नुहोस्' },
  'account.apply': { en: 'Apply for a connection or transfer', ne: 'जडान वा नामसारी निवेदन' },
  'account.calculate': { en: 'Tariff calculator', ne: 'महसुल गणक' },
  'account.schedule': { en: 'Water supply schedule', ne: 'खानेपानी वितरण तालिका' },
  'account.readings': { en: 'Meter reading schedule', ne: 'मिटर रिडिङ तालिका' },
  'account.details': { en: 'Details and language', ne: 'विवरण र भाषा' },
  'account.details_lead': {
    en: 'The details that the office has about you. To change your name, phone number or email, bring your documents to the office.',
    ne: 'कार्यालयमा रहेको तपाईंको विवरण। नाम, फोन र इमेल कागजातसहित कार्यालयमा परिवर्तन गरिन्छ।',
  },
  'account.name_en': { en: 'Name in English', ne: 'अङ्ग्रेजीमा नाम' },
  'account.name_ne': { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  'account.email': { en: 'Email', ne: 'इमेल' },
  'account.phone': { en: 'Phone', ne: 'फोन' },
  'account.none': { en: 'not registered', ne: 'दर्ता छैन' },
  'account.language': { en: 'Preferred language for messages from the office', ne: 'कार्यालयबाट पठाइने सूचनाको भाषा' },
  'account.save': { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' },
  'account.saved': { en: 'Saved', ne: 'सुरक्षित भयो' },
  'account.data': { en: 'My data', ne: 'मेरो वैयक्तिक विवरण' },
  'account.data_text': {
    en: 'All information that this office stores about your account, in one file.',
    ne: 'यस कार्यालयमा तपाईंको खाताबारे रहेको सबै विवरण एउटै फाइलमा।',
  },
  'account.download': { en: 'Download (JSON)', ne: 'डाउनलोड (JSON)' },
} as const satisfies Messages

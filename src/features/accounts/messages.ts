// What does the customer's account say?

import type { Messages } from '#kit/language.ts'

export const accountsMessages = {
  'account.title': { en: 'My account', ne: 'मेरो खाता' },
  'account.greeting': { en: 'Namaste, {name}', ne: 'नमस्ते, {name}' },
  'account.connections': { en: 'My connections', ne: 'मेरा धाराहरू' },
  'account.no_connections': { en: 'No customer number is linked to you.', ne: 'तपाईंसँग कुनै ग्राहक नम्बर जोडिएको छैन।' },
  'account.number': { en: 'Customer number {number}', ne: 'ग्राहक नम्बर {number}' },
  'account.ward': { en: 'Ward {n}', ne: 'वडा नं. {n}' },
  'account.connected': { en: 'Connected since {date}', ne: '{date} देखि जडान' },
  'account.tasks': { en: 'What would you like to do?', ne: 'के गर्न चाहनुहुन्छ?' },
  'account.complain': { en: 'Report a problem', ne: 'समस्या जानकारी गराउनुहोस्' },
  'account.track_complaint': { en: 'Follow a complaint', ne: 'गुनासोको स्थिति हेर्नुहोस्' },
  'account.apply': { en: 'Apply for a connection or transfer', ne: 'जडान वा नामसारी निवेदन' },
  'account.calculate': { en: 'Tariff calculator', ne: 'महसुल गणक' },
  'account.schedule': { en: 'Water supply schedule', ne: 'खानेपानी वितरण तालिका' },
  'account.details': { en: 'Details and language', ne: 'विवरण र भाषा' },
  'account.details_lead': {
    en: 'What the office has about you. Names, phone and email are changed at the office, with your papers.',
    ne: 'कार्यालयमा रहेको तपाईंको विवरण। नाम, फोन र इमेल कागजातसहित कार्यालयमा परिवर्तन गरिन्छ।',
  },
  'account.name_en': { en: 'Name in English', ne: 'अङ्ग्रेजीमा नाम' },
  'account.name_ne': { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  'account.email': { en: 'Email', ne: 'इमेल' },
  'account.phone': { en: 'Phone', ne: 'फोन' },
  'account.none': { en: 'not registered', ne: 'दर्ता छैन' },
  'account.language': { en: 'The office writes to me in', ne: 'कार्यालयले मलाई लेख्ने भाषा' },
  'account.save': { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' },
  'account.saved': { en: 'Saved', ne: 'सुरक्षित भयो' },
  'account.data': { en: 'My data', ne: 'मेरो तथ्याङ्क' },
  'account.data_text': {
    en: 'Everything this office keeps about your account, as a file for you.',
    ne: 'यस कार्यालयमा तपाईंको खाताबारे रहेको सबै विवरण, तपाईंका लागि फाइलमा।',
  },
  'account.download': { en: 'Download (JSON)', ne: 'डाउनलोड (JSON)' },
} satisfies Messages

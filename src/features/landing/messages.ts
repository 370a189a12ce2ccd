// What does the first page say?

import type { Messages } from '#kit/language.ts'

export const landingMessages = {
  'landing.description': {
    en: 'Water supply times, tariff, notices, applications and contact of {name}.',
    ne: '{name}को पानी वितरण समय, महसुल, सूचना, आवेदन र सम्पर्क।',
  },
  'hero.slides': { en: 'Announcements', ne: 'मुख्य जानकारी' },
  'hero.slide': { en: 'Slide {n} of {count}', ne: '{count} मध्ये स्लाइड {n}' },
  'hero.pause': { en: 'Pause', ne: 'रोक्नुहोस्' },
  'hero.play': { en: 'Play', ne: 'चलाउनुहोस्' },
  'tasks.title': { en: 'What would you like to do?', ne: 'तपाईं के गर्न चाहनुहुन्छ?' },
  'tasks.waterSchedule': { en: 'Water supply schedule', ne: 'खानेपानी वितरण तालिका' },
  'tasks.waterSchedule_text': { en: 'When water comes to your tole', ne: 'तपाईंको टोलमा पानी आउने समय' },
  'tasks.tariff': { en: 'Tariff calculator', ne: 'महसुल गणक' },
  'tasks.tariff_text': { en: 'What your units will cost', ne: 'तपाईंको युनिटको महसुल' },
  'tasks.report': { en: 'Report a problem', ne: 'समस्या जानकारी दिनुहोस्' },
  'tasks.report_text': { en: 'Leak, no water, bill, meter', ne: 'चुहावट, पानी नआएको, बिल, मिटर' },
  'tasks.connection': { en: 'New connection', ne: 'नयाँ जडान' },
  'tasks.connection_text': { en: 'Apply or transfer ownership', ne: 'आवेदन वा नामसारी' },
  'tasks.downloads': { en: 'Downloads', ne: 'डाउनलोड' },
  'tasks.downloads_text': { en: 'Forms and documents', ne: 'फाराम र कागजात' },
  'tasks.pay': { en: 'Pay bill', ne: 'महसुल भुक्तानी' },
  'tasks.pay_text': { en: 'Ways to pay from home', ne: 'घरैबाट भुक्तानी गर्ने माध्यम' },
  'brief.title': { en: 'The organisation in brief', ne: 'संस्थाको संक्षिप्त परिचय' },
  'brief.text': {
    en: '{name} supplies drinking water and looks after sanitation for the households of {municipality}.',
    ne: '{name}ले {municipality}का घरधुरीलाई खानेपानी उपलब्ध गराउँछ र सरसफाइको काम गर्छ।',
  },
  'brief.established': { en: 'Established in {year} BS', ne: 'स्थापना वि.सं. {year}' },
  'brief.more': { en: 'Organisation profile', ne: 'संस्थाको परिचय' },
  'brief.people': { en: 'Whom to turn to', ne: 'कसलाई सम्पर्क गर्ने' },
  'brief.sample': { en: 'sample', ne: 'नमुना' },
  'duty.chief': { en: 'Office chief', ne: 'कार्यालय प्रमुख' },
  'duty.spokesperson': { en: 'Spokesperson', ne: 'प्रवक्ता' },
  'duty.information': { en: 'Information officer', ne: 'सूचना अधिकारी' },
  'duty.grievance': { en: 'Grievance hearing officer', ne: 'गुनासो सुन्ने अधिकारी' },
  'office.title': { en: 'Office today', ne: 'आजको कार्यालय समय' },
  'office.closed': { en: 'Closed today', ne: 'आज बन्द' },
  'office.contact': { en: 'Contact and map', ne: 'सम्पर्क र नक्सा' },
  'pay.title': { en: 'Pay bill', ne: 'महसुल भुक्तानी' },
  'pay.text': {
    en: 'Pay with your customer number through any of these.',
    ne: 'ग्राहक नम्बर प्रयोग गरी यीमध्ये कुनै माध्यमबाट भुक्तानी गर्नुहोस्।',
  },
  'app.title': { en: 'Get the mobile app', ne: 'मोबाइल एप डाउनलोड गर्नुहोस्' },
  'app.text': {
    en: 'Water updates, bill payment and notifications on your phone',
    ne: 'पानी वितरणको जानकारी, महसुल भुक्तानी र सूचना आफ्नै मोबाइलमा',
  },
  'app.get': { en: 'Get it for Android', ne: 'एन्ड्रोइडका लागि लिनुहोस्' },
  'app.soon': {
    en: 'The link to the app will stand here. Until then this website does the same on any phone.',
    ne: 'एपको लिङ्क यहाँ रहनेछ। त्यतिन्जेल यही वेबसाइट जुनसुकै मोबाइलमा प्रयोग गर्न सकिन्छ।',
  },
} satisfies Messages

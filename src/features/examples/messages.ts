// What do the example pages and the example form say?

import type { Messages } from '#kit/language.ts'

export const examplesMessages = {
  'examples.index': { en: 'Parts of the interface', ne: 'इन्टरफेसका अङ्गहरू' },
  'examples.index_lead': {
    en: 'Every part in each of its states, for those who build and check this website.',
    ne: 'यो वेबसाइट बनाउने र जाँच्नेका लागि प्रत्येक अङ्ग, त्यसका सबै अवस्थासहित।',
  },
  'examples.part.toast': { en: 'Toasts', ne: 'छोटा सन्देशहरू' },
  'examples.part.dialog': { en: 'Dialogs', ne: 'संवाद विन्डोहरू' },
  'examples.part.select': { en: 'Select', ne: 'छनोट सूची' },
  'examples.part.copy-button': { en: 'Copy button', ne: 'प्रतिलिपि बटन' },
  'examples.part.filter-panel': { en: 'Filter panel', ne: 'छनोट प्यानल' },
  'examples.part.date-field': { en: 'Date field', ne: 'मितिको फाँट' },
  'examples.part.data-table': { en: 'Data table', ne: 'विवरण तालिका' },
  'examples.title': { en: 'Example form', ne: 'नमुना फाराम' },
  'examples.lead': {
    en: 'Shows how every form checks what is entered. Nothing is stored.',
    ne: 'फारामले विवरण कसरी जाँच्छ भनी देखाउने नमुना। यहाँ भरेको विवरण सुरक्षित गरिँदैन।',
  },
  'examples.name': { en: 'Full name', ne: 'नाम, थर' },
  'examples.email': { en: 'Email', ne: 'इमेल' },
  'examples.age': { en: 'Age', ne: 'उमेर' },
  'examples.age_help': { en: '18 or over', ne: '१८ वर्ष वा सोभन्दा बढी' },
  'examples.date': { en: 'Date', ne: 'मिति' },
  'examples.password': { en: 'Password', ne: 'पासवर्ड' },
  'examples.password_help': {
    en: 'At least 8 characters with a capital letter, a small letter, a digit and a special character',
    ne: 'ठुलो अक्षर, सानो अक्षर, अङ्क र विशेष चिन्हसहित कम्तीमा ८ अक्षर',
  },
  'examples.again': { en: 'Password again', ne: 'पासवर्ड पुनः' },
  'examples.message': { en: 'Message', ne: 'सन्देश' },
  'examples.submit': { en: 'Submit', ne: 'पेस गर्नुहोस्' },
  'examples.upper': { en: 'Must have a capital letter', ne: 'ठुलो अक्षर (A–Z) हुनुपर्छ' },
  'examples.lower': { en: 'Must have a small letter', ne: 'सानो अक्षर (a–z) हुनुपर्छ' },
  'examples.digit': { en: 'Must have a digit', ne: 'अङ्क हुनुपर्छ' },
  'examples.special': { en: 'Must have a special character', ne: 'विशेष चिन्ह हुनुपर्छ' },
  'examples.success': { en: 'Form submitted successfully!', ne: 'फाराम सफलतापूर्वक पेस भयो!' },
  'examples.failure': { en: 'Please fix the errors in the form', ne: 'कृपया फारामका त्रुटि सच्याउनुहोस्' },
} satisfies Messages

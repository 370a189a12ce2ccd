// Messages of the example pages and the example form.

import type { Messages } from '#kit/language.ts'

export const examplesMessages = {
  'examples.index': { en: 'Interface components', ne: 'इन्टरफेसका अङ्गहरू' },
  'examples.index_lead': {
    en: 'Every component in each of its states, for developers and testers of this website.',
    ne: 'यो वेबसाइट बनाउने र जाँच्नेका लागि प्रत्येक अङ्ग, त्यसका सबै अवस्थासहित।',
  },
  'examples.part.toast': { en: 'Toasts', ne: 'छोटा सन्देशहरू' },
  'examples.part.dialog': { en: 'Dialogs', ne: 'संवाद विन्डोहरू' },
  'examples.part.select': { en: 'Select', ne: 'छनोट सूची' },
  'examples.part.copy-button': { en: 'Copy button', ne: 'प्रतिलिपि बटन' },
  'examples.part.filter-panel': { en: 'Filter panel', ne: 'छनोट प्यानल' },
  'examples.part.date-field': { en: 'Date field', ne: 'मितिको फाँट' },
  'examples.part.data-table': { en: 'Data table', ne: 'विवरण तालिका' },
  'examples.about.toast': {
    en: 'Short messages at the edge of the screen that disappear automatically.',
    ne: 'स्क्रिनको किनारमा देखिई आफैँ हट्ने छोटा सूचना।',
  },
  'examples.about.dialog': {
    en: 'A window over the page that holds the keyboard focus and returns it when closed.',
    ne: 'पृष्ठमाथि खुल्ने र बन्द गरेपछि पहिलेकै ठाउँमा फर्काउने विन्डो।',
  },
  'examples.about.select': {
    en: 'A list of options, searched by typing or with the arrow keys.',
    ne: 'टाइप गरेर वा एरो कुञ्जीबाट खोजी धेरैमध्ये एउटा छान्ने सूची।',
  },
  'examples.about.copy-button': {
    en: 'Copies a number or an address and confirms it.',
    ne: 'नम्बर वा ठेगाना प्रतिलिपि गरी जानकारी दिने बटन।',
  },
  'examples.about.filter-panel': {
    en: 'Filters a list by several fields at once and shows the active filters.',
    ne: 'एकै पटक धेरै विवरणबाट सूची छान्ने र लागू भएका छनोट देखाउने प्यानल।',
  },
  'examples.about.date-field': {
    en: 'A date typed or picked, in Bikram Sambat or in the Gregorian calendar.',
    ne: 'विक्रम संवत् वा ग्रेगोरियन पात्रोअनुसार टाइप गर्न वा छान्न मिल्ने मिति।',
  },
  'examples.about.data-table': {
    en: 'A table with search, filters, sorting, pages, printing and export.',
    ne: 'खोज्न, छान्न, क्रम मिलाउन, मुद्रण गर्न र निर्यात गर्न मिल्ने तालिका।',
  },
  'examples.about.form': {
    en: 'All form rules in one place, with their error messages.',
    ne: 'फारामका सबै नियम र तिनका त्रुटि सन्देश एकै ठाउँमा।',
  },
  'examples.title': { en: 'Example form', ne: 'नमुना फाराम' },
  'examples.lead': {
    en: 'Shows how forms validate the entered values. Nothing is stored.',
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
    ne: 'ठुलो अक्षर, सानो अक्षर, अङ्क र विशेष चिह्नसहित कम्तीमा ८ अक्षर',
  },
  'examples.again': { en: 'Password again', ne: 'पासवर्ड फेरि' },
  'examples.message': { en: 'Message', ne: 'सन्देश' },
  'examples.submit': { en: 'Submit', ne: 'पेस गर्नुहोस्' },
  'examples.upper': { en: 'Must have a capital letter', ne: 'ठुलो अक्षर (A–Z) हुनुपर्छ' },
  'examples.lower': { en: 'Must have a small letter', ne: 'सानो अक्षर (a–z) हुनुपर्छ' },
  'examples.digit': { en: 'Must have a digit', ne: 'अङ्क हुनुपर्छ' },
  'examples.special': { en: 'Must have a special character', ne: 'विशेष चिह्न हुनुपर्छ' },
  'examples.success': { en: 'Form submitted successfully!', ne: 'फाराम सफलतापूर्वक पेस भयो!' },
  'examples.failure': { en: 'Please fix the errors in the form', ne: 'कृपया फारामका त्रुटि सच्याउनुहोस्' },
} as const satisfies Messages

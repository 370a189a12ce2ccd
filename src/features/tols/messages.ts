// Messages of tols and of refused import rows.

import type { Messages } from '#kit/language.ts'

export const tolsMessages = {
  'tols.tol': { en: 'Tol', ne: 'टोल' },
  'tols.ward_no': { en: 'Ward {ward}', ne: 'वडा नं. {ward}' },
  'tols.field': { en: 'Your tol or ward', ne: 'तपाईंको टोल वा वडा' },
  'tols.matching': { en: 'Matching tols', ne: 'मिल्ने टोलहरू' },
  'tols.choose': { en: 'Choose your tol', ne: 'आफ्नो टोल छान्नुहोस्' },
  'tols.choose_help': {
    en: 'This device remembers your choice.',
    ne: 'तपाईंले छानेको टोल यस उपकरणमा सुरक्षित रहनेछ।',
  },
  'tols.show': { en: 'Show', ne: 'हेर्नुहोस्' },
  'tols.change': { en: 'Change tol', ne: 'टोल परिवर्तन' },
  'tols.search': { en: 'Or search by name', ne: 'वा नामबाट खोज्नुहोस्' },
  'tols.search_go': { en: 'Search', ne: 'खोज्नुहोस्' },
  'tols.search_none': {
    en: 'No tol matches “{name}”. Try a part of the name, in English or Nepali.',
    ne: '“{name}” नामको टोल फेला परेन। नामको केही अंश नेपाली वा अङ्ग्रेजीमा लेख्नुहोस्।',
  },
  'tols.search_found': { en: 'Tols matching “{name}”', ne: '“{name}” सँग मिल्ने टोलहरू' },
  'tols.unknown': { en: 'There is no such tol in this organisation', ne: 'यस संस्थामा यस्तो टोल छैन' },
  'tols.code_wrong': {
    en: 'Column {column}: use only small English letters, digits and hyphens in the code',
    ne: '{column} स्तम्भ: साना अङ्ग्रेजी अक्षर, अङ्क र योजक चिह्न भएको सङ्केत चाहिन्छ',
  },
  'tols.ward_wrong': { en: 'The ward must be from 1 to {max}', ne: 'वडा नं. १ देखि {max}सम्म हुनुपर्छ' },
  'tols.name_lacking': { en: 'Column {column} is empty', ne: '{column} स्तम्भ खाली छ' },
  'tols.zone_differs': {
    en: 'Zone {zone} has another name in a row above',
    ne: 'वितरण जोन {zone}को नाम माथिको पङ्क्तिमा फरक छ',
  },
} as const satisfies Messages

// Messages of tols and of refused import rows.

import type { Messages } from '#kit/language.ts'

export const tolsMessages = {
  'tols.has_connections': {
    en: 'These tols have connections: {tols}. Remove them in the console, where the connections get another tol.',
    ne: 'यी टोलमा धाराहरू छन्: {tols}। कन्सोलबाट हटाउनुहोस्, जहाँ धाराहरूलाई अर्को टोल दिइन्छ।',
  },
  'tols.tol': { en: 'Tol', ne: 'टोल' },
  'tols.ward_no': { en: 'Ward {ward}', ne: 'वडा नं. {ward}' },
  'tols.field': { en: 'Your tol or ward', ne: 'तपाईंको टोल वा वडा' },
  'tols.matching': { en: 'Matching tols', ne: 'मिल्ने टोलहरू' },
  'tols.choose': { en: 'Choose your tol', ne: 'आफ्नो टोल छान्नुहोस्' },
  'tols.choose_help': {
    en: 'This device remembers your choice.',
    ne: 'छान्नुभएको टोल यस उपकरणमा सुरक्षित रहनेछ।',
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
  'tols.office': { en: 'Tols', ne: 'टोलहरू' },
  'tols.office_lead': {
    en: 'The tols of each ward and the supply zone that they belong to. Visitors see each change at once.',
    ne: 'हरेक वडाका टोल र ती पर्ने वितरण जोन। परिवर्तन आगन्तुकले तुरुन्तै देख्छन्।',
  },
  'tols.add': { en: 'Add a tol', ne: 'टोल थप्नुहोस्' },
  'tols.new': { en: 'New tol', ne: 'नयाँ टोल' },
  'tols.empty': { en: 'Add a supply zone first, then its tols.', ne: 'पहिले वितरण जोन थप्नुहोस्, त्यसपछि टोल।' },
  'tols.zones_office': { en: 'Supply zones', ne: 'वितरण जोनहरू' },
  'tols.zones_lead': {
    en: 'A supply zone is the area behind one valve: its tols have water at the same time.',
    ne: 'एउटै भल्भबाट पानी जाने क्षेत्र वितरण जोन हो: यसका टोलमा एकै समयमा पानी आउँछ।',
  },
  'tols.zones_add': { en: 'Add a zone', ne: 'जोन थप्नुहोस्' },
  'tols.zones_new': { en: 'New supply zone', ne: 'नयाँ वितरण जोन' },
  'tols.zones_empty': { en: 'Add the first supply zone.', ne: 'पहिलो वितरण जोन थप्नुहोस्।' },
  'tols.name_ne': { en: 'Name (in Nepali)', ne: 'नाम (नेपालीमा)' },
  'tols.name_en': { en: 'Name (in English)', ne: 'नाम (अङ्ग्रेजीमा)' },
  'tols.ward': { en: 'Ward', ne: 'वडा नं.' },
  'tols.zone': { en: 'Supply zone', ne: 'वितरण जोन' },
  'tols.successor': { en: 'In its place', ne: 'यसको सट्टा' },
  'tols.tol_removal': {
    en: 'Addresses, devices and calendars of this tol lead to the tol in its place. Its own announced changes and reading days end.',
    ne: 'यस टोलका लिङ्क, उपकरण र क्यालेन्डरले यसको सट्टाको टोल देखाउँछन्। यसका आफ्नै सूचना र रिडिङ मिति हट्छन्।',
  },
  'tols.zone_removal': {
    en: 'Its tols move to the zone in its place and have water as that one. Its own supply times end.',
    ne: 'यसका टोल सट्टाको जोनमा सर्छन् र त्यही जोनअनुसार पानी आउँछ। यसको आफ्नै वितरण समय हट्छ।',
  },
  'tols.name_english': { en: 'Write the name in English letters', ne: 'नाम अङ्ग्रेजी अक्षरमा लेख्नुहोस्' },
  'tols.name_taken': { en: 'There already is one of this name', ne: 'यही नामको अर्को छ' },
  'tols.zone_unknown': { en: 'There is no such supply zone', ne: 'यस्तो वितरण जोन छैन' },
  'tols.zone_gone': {
    en: 'Its supply zone has been removed; restore that one first',
    ne: 'यसको वितरण जोन हटाइएको छ; पहिले त्यसलाई पुनः राख्नुहोस्',
  },
  'tols.successor_unknown': { en: 'Choose what comes in its place', ne: 'यसको सट्टा के रहने हो, छान्नुहोस्' },
} as const satisfies Messages

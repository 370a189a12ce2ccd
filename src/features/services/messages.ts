// Messages of the citizen charter and the questions, on their page and in the console.

import type { Messages } from '#kit/language.ts'

export const servicesMessages = {
  'services.lead': {
    en: 'Documents, fee, time and responsible officer for each service.',
    ne: 'प्रत्येक सेवाका लागि चाहिने कागजात, दस्तुर, लाग्ने समय र जिम्मेवार अधिकारी।',
  },
  'services.charter': { en: 'Citizen charter', ne: 'नागरिक वडापत्र' },
  'services.services': { en: 'Services', ne: 'सेवाहरू' },
  'services.service': { en: 'Service', ne: 'सेवा' },
  'services.papers': { en: 'Documents needed', ne: 'आवश्यक कागजात' },
  'services.fee': { en: 'Fee', ne: 'दस्तुर' },
  'services.time': { en: 'Time', ne: 'लाग्ने समय' },
  'services.officer': { en: 'Responsible officer', ne: 'जिम्मेवार अधिकारी' },
  'services.grievance': { en: 'Complaints to', ne: 'गुनासो सुन्ने अधिकारी' },
  'services.papers_and_officers': { en: 'Documents and officers', ne: 'कागजात र अधिकारी' },
  'services.samples': {
    en: 'Times, fees and officers are samples until the office confirms them.',
    ne: 'कार्यालयबाट पुष्टि नभएसम्म समय, दस्तुर र अधिकारी नमुना हुन्।',
  },
  'services.apply': { en: 'Apply', ne: 'आवेदन दिनुहोस्' },
  'services.report': { en: 'Report', ne: 'जानकारी दिनुहोस्' },
  'services.questions': { en: 'Frequently asked questions', ne: 'बारम्बार सोधिने प्रश्नहरू' },
  'services.empty': { en: 'No services have been added yet', ne: 'अहिलेसम्म कुनै सेवा राखिएको छैन' },
  'services.empty_text': {
    en: 'The services of the organisation, with their times and fees, will appear here.',
    ne: 'संस्थाका सेवा, लाग्ने समय र दस्तुर यहाँ राखिनेछ।',
  },
  'services.unknown': { en: 'There is no such service', ne: 'यस्तो सेवा छैन' },
  'services.question_unknown': { en: 'There is no such question', ne: 'यस्तो प्रश्न छैन' },
  'services.invalid': { en: 'Some details are not valid', ne: 'केही विवरण मान्य छैनन्' },
  'services.required': {
    en: 'Enter this in at least one language',
    ne: 'कम्तीमा एउटा भाषामा लेख्नुहोस्',
  },
  'services.too_long': { en: 'This must be 2,000 characters or fewer', ne: 'यो बढीमा २,००० अक्षरको हुनुपर्छ' },
  'services.slug_unreadable': {
    en: 'Use only small English letters, digits and hyphens in the address',
    ne: 'ठेगानामा साना अङ्ग्रेजी अक्षर, अङ्क र योजक चिह्न मात्र हुन सक्छन्',
  },
  'services.slug_taken': { en: 'A service with this address already exists', ne: 'यो ठेगानाको सेवा पहिले नै छ' },
} as const satisfies Messages

/** Of the screens of the console. */
export const servicesConsole = {
  'services.office': { en: 'Citizen charter', ne: 'नागरिक वडापत्र' },
  'services.office_lead': {
    en: 'Each service with its documents, fee, time and officers, as the law asks of every office.',
    ne: 'प्रत्येक सेवाका आवश्यक कागजात, दस्तुर, लाग्ने समय र अधिकारी।',
  },
  'services.new': { en: 'Add a service', ne: 'सेवा थप्नुहोस्' },
  'services.back': { en: 'To the citizen charter', ne: 'नागरिक वडापत्रको सूचीमा' },
  'services.search_hint': { en: 'Search in names of services', ne: 'सेवाको नाममा खोज्नुहोस्' },
  'services.name': { en: 'Name of the service', ne: 'सेवाको नाम' },
  'services.paper': { en: 'Document {n}', ne: 'कागजात {n}' },
  'services.paper_name': { en: 'Name of the document', ne: 'कागजातको नाम' },
  'services.add_paper': { en: 'Add a document', ne: 'कागजात थप्नुहोस्' },
  'services.rule': { en: 'Rule of law, with its source', ne: 'कानुनी व्यवस्था र स्रोत' },
  'services.questions_office': { en: 'Questions', ne: 'प्रश्नहरू' },
  'services.questions_lead': {
    en: 'Frequently asked questions with their answers, on the page of the citizen charter.',
    ne: 'नागरिक वडापत्रको पृष्ठमा देखिने बारम्बार सोधिने प्रश्न र जवाफ।',
  },
  'services.question_new': { en: 'Add a question', ne: 'प्रश्न थप्नुहोस्' },
  'services.question_back': { en: 'To the questions', ne: 'प्रश्नको सूचीमा' },
  'services.question_search': { en: 'Search in questions and answers', ne: 'प्रश्न र जवाफमा खोज्नुहोस्' },
  'services.question': { en: 'Question', ne: 'प्रश्न' },
  'services.answer': { en: 'Answer', ne: 'जवाफ' },
} as const satisfies Messages

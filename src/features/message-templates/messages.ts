// Messages of the console pages of message templates, and of refused texts.

import type { Messages } from '#kit/language.ts'

export const templateMessages = {
  'templates.title': { en: 'Texts of messages', ne: 'सन्देशका पाठ' },
  'templates.lead': {
    en: 'Every SMS and email that people receive: about complaints, applications, bills, payments, invitations and one-time codes.',
    ne: 'गुनासो, निवेदन, बिल, भुक्तानी, आमन्त्रण र एकपटके कोडबारे व्यक्तिलाई पठाइने सबै एसएमएस र इमेल।',
  },
  'templates.back': { en: 'All texts', ne: 'सबै पाठ' },
  'templates.sms': { en: 'SMS', ne: 'एसएमएस' },
  'templates.mail': { en: 'Email', ne: 'इमेल' },
  'templates.own': { en: 'own text', ne: 'आफ्नै पाठ' },
  'templates.original': { en: 'original text', ne: 'सुरुकै पाठ' },
  'templates.subject': { en: 'Subject', ne: 'विषय' },
  'templates.subject_ne': { en: 'Subject in Nepali', ne: 'विषय (नेपालीमा)' },
  'templates.subject_en': { en: 'Subject in English', ne: 'विषय (अङ्ग्रेजीमा)' },
  'templates.body': { en: 'Text', ne: 'पाठ' },
  'templates.body_ne': { en: 'Text in Nepali', ne: 'पाठ (नेपालीमा)' },
  'templates.body_en': { en: 'Text in English', ne: 'पाठ (अङ्ग्रेजीमा)' },
  'templates.body_help': {
    en: 'Each recipient gets their own language: the one in which they wrote to the office, or that of their account.',
    ne: 'प्रत्येक व्यक्तिले आफ्नै भाषामा सन्देश पाउँछन्: कार्यालयलाई लेखेको वा आफ्नो खाताको भाषामा।',
  },
  'templates.placeholders': { en: 'Details that are filled in', ne: 'स्वतः भरिने विवरण' },
  'templates.placeholders_help': {
    en: 'Write the name in braces where the detail belongs.',
    ne: 'विवरण चाहिने ठाउँमा कोष्ठकसहितको नाम लेख्नुहोस्।',
  },
  'templates.needed': { en: 'required', ne: 'अनिवार्य' },
  'templates.preview': { en: 'Preview with sample details', ne: 'नमुना विवरणसहितको पूर्वावलोकन' },
  'templates.parts': { en: 'Sent as {n} SMS', ne: '{n} वटा एसएमएसमा पठाइन्छ' },
  'templates.saved': { en: 'Saved. It applies from the next message on.', ne: 'सुरक्षित भयो। अर्को सन्देशदेखि लागू हुन्छ।' },
  'templates.reset': { en: 'Use the original text', ne: 'सुरुकै पाठ प्रयोग गर्नुहोस्' },
  'templates.reset_done': { en: 'The original text is sent again', ne: 'अब सुरुकै पाठ पठाइन्छ' },
  'templates.unknown': { en: 'There is no such text', ne: 'यस्तो पाठ छैन' },
  'templates.unknown_placeholder': {
    en: '{name} is not one of the details that can be filled in',
    ne: '{name} स्वतः भरिने विवरणमा पर्दैन',
  },
  'templates.missing_placeholder': {
    en: 'The text must contain {name}',
    ne: 'पाठमा {name} हुनुपर्छ',
  },
} as const satisfies Messages

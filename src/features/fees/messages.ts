// Messages of fees without a connection: reasons of refusals, the page of the counter, and the list of purposes.

import type { Messages } from '#kit/language.ts'

export const feeMessages = {
  'fees.purpose_unknown': { en: 'Choose what the fee is for', ne: 'दस्तुरको शीर्षक छान्नुहोस्' },

  'fees.title': { en: 'Fee without a customer number', ne: 'ग्राहक नम्बरबाहेकको दस्तुर' },
  'fees.lead': {
    en: 'For an application, a form or something else that belongs to no connection. The receipt is issued at once.',
    ne: 'निवेदन, फाराम वा कुनै धारासँग सम्बन्ध नभएको अन्य दस्तुरका लागि। रसिद तुरुन्त जारी हुन्छ।',
  },
  'fees.no_purposes': {
    en: 'The organisation has not entered yet what fees are for. An administrator does it under Settings.',
    ne: 'दस्तुरका शीर्षक अझै राखिएको छैन। प्रशासकले सेटिङबाट राख्न सक्छ।',
  },
  'fees.purpose': { en: 'What it is for', ne: 'शीर्षक' },
  'fees.purpose_amount': { en: '{name} (Rs. {amount})', ne: '{name} (रु. {amount})' },
  'fees.purpose_sample': { en: '{name}, sample', ne: '{name}, नमुना' },
  'fees.payer': { en: 'Received from', ne: 'भुक्तानी गर्ने' },
  'fees.rupees': { en: 'Amount received (whole rupees)', ne: 'प्राप्त रकम (पूरा रुपैयाँ)' },
  'fees.tender': { en: 'Paid by', ne: 'भुक्तानीको माध्यम' },
  'fees.tender_cash': { en: 'Cash', ne: 'नगद' },
  'fees.tender_cheque': { en: 'Cheque', ne: 'चेक' },
  'fees.reference': { en: 'Cheque number and bank', ne: 'चेक नम्बर र बैंक' },
  'fees.take': { en: 'Take the fee', ne: 'दस्तुर लिनुहोस्' },

  'fees.purposes': { en: 'Fee purposes', ne: 'दस्तुर शीर्षक' },
  'fees.purposes_lead': {
    en: 'What the counter receives fees for without a customer number, with the usual amount.',
    ne: 'ग्राहक नम्बरबिना काउन्टरमा लिइने दस्तुरका शीर्षक र सामान्यतया लिइने रकम।',
  },
  'fees.purposes_add': { en: 'Add a purpose', ne: 'शीर्षक थप्नुहोस्' },
  'fees.purposes_new': { en: 'New purpose', ne: 'नयाँ शीर्षक' },
  'fees.purposes_empty': { en: 'There is none yet.', ne: 'अहिलेसम्म केही छैन।' },
  'fees.name_ne': { en: 'Name in Nepali', ne: 'नेपालीमा नाम' },
  'fees.name_en': { en: 'Name in English', ne: 'अङ्ग्रेजीमा नाम' },
  'fees.kind': { en: 'Kind', ne: 'किसिम' },
  'fees.kind_application-fee': { en: 'Application fee', ne: 'निवेदन दस्तुर' },
  'fees.kind_form': { en: 'Form', ne: 'फाराम दस्तुर' },
  'fees.kind_other': { en: 'Other', ne: 'अन्य' },
  'fees.usual': { en: 'Usual amount (whole rupees)', ne: 'सामान्यतया लिइने रकम (पूरा रुपैयाँ)' },
  'fees.usual_help': { en: 'Leave it empty where it differs each time.', ne: 'हरेक पटक फरक हुने भए खाली छोड्नुहोस्।' },
  'fees.usual_amount': { en: 'Rs. {amount}', ne: 'रु. {amount}' },
  'fees.sample': { en: 'Sample', ne: 'नमुना' },
} as const satisfies Messages

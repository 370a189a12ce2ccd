// Messages of the counter: reasons of refusals, and the pages of the console.

import type { Messages } from '#kit/language.ts'

export const counterMessages = {
  'counter.no_open_day': { en: 'Open your day first', ne: 'पहिले आफ्नो दिन खोल्नुहोस्' },
  'counter.earlier_day_open': {
    en: 'Your earlier day is not closed: count its notes and close it first',
    ne: 'अघिल्लो दिन बन्द भएको छैन: पहिले त्यसका नोट गनेर बन्द गर्नुहोस्',
  },
  'counter.day_open': { en: 'Your day is already open', ne: 'तपाईंको दिन पहिले नै खुला छ' },
  'counter.day_closed': {
    en: 'Your day is closed: the next one is opened tomorrow',
    ne: 'आजको दिन बन्द भइसकेको छ: अर्को दिन भोलि खोल्न सकिन्छ',
  },
  'counter.own_connection': {
    en: 'This connection is linked to your own account: another cashier takes its payment',
    ne: 'यो धारा तपाईंकै खातासँग जोडिएको छ: यसको भुक्तानी अर्को खजाञ्चीले लिनुपर्छ',
  },
  'counter.number_unknown': { en: 'There is no such customer number', ne: 'यस्तो ग्राहक नम्बर छैन' },
  'counter.cheque_number': { en: 'Enter the number and bank of the cheque', ne: 'चेक नम्बर र बैंक लेख्नुहोस्' },

  'counter.title': { en: 'Counter', ne: 'काउन्टर' },
  'counter.lead': {
    en: 'Customer number, Enter; amount, Enter: the receipt is issued at once.',
    ne: 'ग्राहक नम्बर, Enter; रकम, Enter: रसिद तुरुन्त जारी हुन्छ।',
  },
  'counter.open_title': { en: 'Open the day', ne: 'दिन खोल्नुहोस्' },
  'counter.float': { en: 'Float in the drawer (whole rupees)', ne: 'दराजको सुरु मौज्दात (पूरा रुपैयाँ)' },
  'counter.open': { en: 'Open the day', ne: 'दिन खोल्नुहोस्' },
  'counter.opened': { en: 'The day is open', ne: 'दिन खोलियो' },
  'counter.of_day': { en: 'Open since {date}', ne: 'खोलिएको समय: {date}' },
  'counter.receipts_count': { en: 'Receipts today', ne: 'आजका रसिद' },
  'counter.customer_number': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'counter.look': { en: 'Show what is due', ne: 'तिर्नुपर्ने रकम हेर्नुहोस्' },
  'counter.holder': { en: 'Customer', ne: 'ग्राहक' },
  'counter.place': { en: 'Ward and tol', ne: 'वडा र टोल' },
  'counter.due': { en: 'Due today', ne: 'आज तिर्नुपर्ने' },
  'counter.due_nothing': { en: 'Nothing is due', ne: 'तिर्नुपर्ने रकम छैन' },
  'counter.waived': { en: 'Late fee waived if all is paid today', ne: 'आज सबै तिर्दा मिनाहा हुने विलम्ब शुल्क' },
  'counter.advance': { en: 'Paid in advance', ne: 'पेस्की' },
  'counter.tender': { en: 'Paid by', ne: 'भुक्तानीको माध्यम' },
  'counter.tender_cash': { en: 'Cash', ne: 'नगद' },
  'counter.tender_cheque': { en: 'Cheque', ne: 'चेक' },
  'counter.rupees': { en: 'Amount received (whole rupees)', ne: 'प्राप्त रकम (पूरा रुपैयाँ)' },
  'counter.reference': { en: 'Cheque number and bank', ne: 'चेक नम्बर र बैंक' },
  'counter.take': { en: 'Take the payment', ne: 'भुक्तानी लिनुहोस्' },
  'counter.other': { en: 'Another customer', ne: 'अर्को ग्राहक' },
  'counter.taken': { en: 'Receipt {number} of {amount}', ne: 'रसिद नं. {number}, {amount}' },
  'counter.taken_advance': { en: '{amount} is paid in advance.', ne: 'पेस्की रकम {amount} छ।' },
  'counter.print_receipt': { en: 'Print the receipt', ne: 'रसिद छाप्नुहोस्' },
  'counter.to_close': { en: 'Close the day', ne: 'दिन बन्द गर्नुहोस्' },

  'counter.close_title': { en: 'Close the day', ne: 'दिन बन्द गर्ने' },
  'counter.close_lead': {
    en: 'Count the notes and coins in the drawer, with the float. The computed sum is shown afterwards; what is short or over is posted in your name.',
    ne: 'दराजका नोट र सिक्का सुरु मौज्दातसहित गन्नुहोस्। हिसाबको जम्मा रकम त्यसपछि मात्र देखाइन्छ; घटी वा बढी रकम तपाईंको नाममा खातामा लेखिन्छ।',
  },
  'counter.note': { en: 'Rs. {value}', ne: 'रु. {value}' },
  'counter.close': { en: 'Close the day', ne: 'दिन बन्द गर्नुहोस्' },
  'counter.closed': { en: 'The day is closed', ne: 'दिन बन्द गरियो' },
  'counter.no_day': { en: 'No day is open.', ne: 'कुनै दिन खुला छैन।' },
  'counter.back': { en: 'Counter', ne: 'काउन्टर' },
  'counter.right': { en: 'The count is right.', ne: 'गणना मिल्यो।' },
  'counter.short': { en: '{amount} is short. It has been posted.', ne: '{amount} घटी छ। खातामा लेखियो।' },
  'counter.over': { en: '{amount} is over. It has been posted.', ne: '{amount} बढी छ। खातामा लेखियो।' },

  'counter.receipt_sms': {
    en: '{amount} was paid at the counter for customer number {number}. Receipt {receipt}, code {code}. {organisation}',
    ne: 'ग्राहक नम्बर {number}मा काउन्टरबाट {amount} भुक्तानी भयो। रसिद {receipt}, कोड {code}। {organisation}',
  },

  'counter.days': { en: 'Cash days', ne: 'नगद काउन्टरका दिन' },
  'counter.days_lead': {
    en: 'What each cashier counted, and what was short or over.',
    ne: 'प्रत्येक खजाञ्चीले गनेको रकम, र घटी वा बढी रकम।',
  },
  'counter.days_none': { en: 'There is none yet.', ne: 'अहिलेसम्म केही छैन।' },
  'counter.day': { en: 'Day', ne: 'मिति' },
  'counter.cashier': { en: 'Cashier', ne: 'खजाञ्ची' },
  'counter.receipts': { en: 'Receipts', ne: 'रसिद' },
  'counter.float_column': { en: 'Float', ne: 'सुरु मौज्दात' },
  'counter.expected': { en: 'Computed', ne: 'हिसाबको रकम' },
  'counter.counted': { en: 'Counted', ne: 'गनिएको रकम' },
  'counter.difference': { en: 'Short or over', ne: 'घटी वा बढी' },
  'counter.state': { en: 'State', ne: 'अवस्था' },
  'counter.state_open': { en: 'open', ne: 'खुला' },
  'counter.state_closed': { en: 'closed', ne: 'बन्द' },
} as const satisfies Messages

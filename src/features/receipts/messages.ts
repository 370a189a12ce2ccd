// Messages of receipts: reasons of refusals, the pages of the console, the printed receipt, and the page that verifies one.

import type { Messages } from '#kit/language.ts'

export const receiptMessages = {
  'receipts.unknown': { en: 'There is no such receipt', ne: 'यस्तो रसिद छैन' },
  'receipts.lines_count': { en: 'A receipt has 1 to 50 lines', ne: 'रसिदमा १ देखि ५० हरफ हुनुपर्छ' },
  'receipts.amount_wrong': { en: 'Each amount is above zero', ne: 'प्रत्येक रकम शून्यभन्दा बढी हुनुपर्छ' },
  'receipts.purpose_wrong': {
    en: 'What is paid for a connection names it, and nothing else does',
    ne: 'धाराको भुक्तानीमा मात्र धारा उल्लेख हुनुपर्छ',
  },

  'receipts.title': { en: 'Receipts', ne: 'रसिदहरू' },
  'receipts.lead': {
    en: 'What was received, by number. A receipt is reversed when its entry in the ledger is corrected; its number stays.',
    ne: 'प्राप्त रकमका रसिद, नम्बरअनुसार। खाताको प्रविष्टि सच्याइएमा रसिद उल्टाइन्छ; यसको नम्बर यथावत् रहन्छ।',
  },
  'receipts.one_title': { en: 'Receipt {number}', ne: 'रसिद नं. {number}' },
  'receipts.all': { en: 'All receipts', ne: 'सबै रसिद' },
  'receipts.search_hint': { en: 'Customer number or receipt number', ne: 'ग्राहक नम्बर वा रसिद नम्बर' },
  'receipts.none': { en: 'There is no receipt', ne: 'रसिद छैन' },
  'receipts.number': { en: 'Receipt number', ne: 'रसिद नं.' },
  'receipts.issued_on': { en: 'Date', ne: 'मिति' },
  'receipts.issued_at': { en: 'Date and time', ne: 'मिति र समय' },
  'receipts.payer': { en: 'Received from', ne: 'भुक्तानी गर्ने' },
  'receipts.customer_numbers': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'receipts.amount': { en: 'Amount', ne: 'रकम' },
  'receipts.total': { en: 'Total', ne: 'जम्मा' },
  'receipts.spelled': { en: 'In words', ne: 'अक्षरेपी' },
  'receipts.tender': { en: 'Paid by', ne: 'भुक्तानीको माध्यम' },
  'receipts.tender_cash': { en: 'Cash', ne: 'नगद' },
  'receipts.tender_cheque': { en: 'Cheque', ne: 'चेक' },
  'receipts.tender_wallet': { en: 'Wallet', ne: 'वालेट' },
  'receipts.tender_gateway': { en: 'Online payment', ne: 'अनलाइन भुक्तानी' },
  'receipts.tender_bank': { en: 'Bank', ne: 'बैंक' },
  'receipts.tender_reference': { en: 'Reference', ne: 'सन्दर्भ नं.' },
  'receipts.purpose': { en: 'For', ne: 'शीर्षक' },
  'receipts.purpose_bill': { en: 'Water charge', ne: 'खानेपानी महसुल' },
  'receipts.purpose_application-fee': { en: 'Application fee', ne: 'निवेदन दस्तुर' },
  'receipts.purpose_form': { en: 'Form', ne: 'फाराम दस्तुर' },
  'receipts.purpose_other': { en: 'Other', ne: 'अन्य' },
  'receipts.state': { en: 'State', ne: 'अवस्था' },
  'receipts.state_issued': { en: 'valid', ne: 'मान्य' },
  'receipts.state_partly-reversed': { en: 'partly reversed', ne: 'आंशिक रूपमा उल्टाइएको' },
  'receipts.state_reversed': { en: 'reversed', ne: 'उल्टाइएको' },
  'receipts.reversed_on': { en: 'Reversed on {date}: {reason}', ne: 'उल्टाइएको मिति {date}: {reason}' },
  'receipts.issued_by': { en: 'Issued by', ne: 'रसिद जारी गर्ने' },
  'receipts.prints': { en: 'Printed', ne: 'छापिएको' },
  'receipts.printed_times': { en: '{n} times', ne: '{n} पटक' },
  'receipts.code': { en: 'Code', ne: 'सङ्केत' },
  'receipts.connection': { en: 'Connection', ne: 'धारा' },

  'receipts.paper': { en: 'Paper', ne: 'कागज' },
  'receipts.paper_a5': { en: 'A5 sheet', ne: 'A5 कागज' },
  'receipts.paper_roll': { en: '80 mm roll', ne: '८० मिमी रोल' },
  'receipts.print': { en: 'Print the receipt', ne: 'रसिद छाप्नुहोस्' },
  'receipts.print_copy': { en: 'Print a copy', ne: 'प्रतिलिपि छाप्नुहोस्' },
  'receipts.copy_note': {
    en: 'The original has been printed. Further prints are marked as copies and counted.',
    ne: 'सक्कल छापिसकिएको छ। अब छापिने रसिदमा प्रतिलिपि लेखिन्छ र गणना हुन्छ।',
  },
  'receipts.receipt': { en: 'Receipt', ne: 'रसिद' },
  'receipts.copy': { en: 'COPY {n}', ne: 'प्रतिलिपि {n}' },
  'receipts.reversed_mark': { en: 'REVERSED', ne: 'उल्टाइएको' },
  'receipts.verify_at': { en: 'Verify at {address}', ne: 'जाँच: {address}' },

  'receipts.verify': { en: 'Verify a receipt', ne: 'रसिद जाँच' },
  'receipts.verify_lead': {
    en: 'Type the code that is printed on a receipt of this office, or scan its QR code with the camera of a phone.',
    ne: 'यस कार्यालयको रसिदमा छापिएको सङ्केत टाइप गर्नुहोस्, वा फोनको क्यामेराले QR कोड स्क्यान गर्नुहोस्।',
  },
  'receipts.verify_code': { en: 'Code on the receipt', ne: 'रसिदमा छापिएको सङ्केत' },
  'receipts.verify_example': { en: 'For example R-7K4M-29XQ', ne: 'जस्तै R-7K4M-29XQ' },
  'receipts.verify_button': { en: 'Verify', ne: 'जाँच्नुहोस्' },
  'receipts.genuine': { en: 'This receipt is genuine', ne: 'यो रसिद सक्कली हो' },
  'receipts.genuine_text': {
    en: 'This office issued it and has not reversed it. Compare the amount and the number with the paper.',
    ne: 'यो रसिद यसै कार्यालयले जारी गरेको हो र उल्टाइएको छैन। रकम र नम्बर कागजसँग मिलाएर हेर्नुहोस्।',
  },
  'receipts.was_reversed': { en: 'This receipt has been reversed', ne: 'यो रसिद उल्टाइएको छ' },
  'receipts.was_reversed_text': {
    en: 'It was genuine when this office issued it, and was reversed later: it proves no payment any more.',
    ne: 'यसै कार्यालयले जारी गर्दा यो रसिद सक्कली थियो, तर पछि उल्टाइयो: अब यो भुक्तानीको प्रमाण होइन।',
  },
  'receipts.was_partly_reversed': {
    en: 'A part of this receipt has been reversed',
    ne: 'यस रसिदको केही रकम उल्टाइएको छ',
  },
  'receipts.was_partly_reversed_text': {
    en: 'This office issued it. Rs. {amount} of it still counts as paid.',
    ne: 'यो रसिद यसै कार्यालयले जारी गरेको हो। यसमध्ये रु. {amount} मात्र भुक्तानी मानिन्छ।',
  },
  'receipts.not_genuine': { en: 'There is no receipt with this code', ne: 'यस सङ्केतको रसिद छैन' },
  'receipts.not_genuine_text': {
    en: 'Check each character. If the code on the paper is the same, this office did not issue the receipt.',
    ne: 'प्रत्येक अक्षर र अङ्क मिलाएर हेर्नुहोस्। कागजमा पनि यही सङ्केत भए यो रसिद यस कार्यालयले जारी गरेको होइन।',
  },
  'receipts.not_in_register': {
    en: 'Genuine when issued, but not in the register now',
    ne: 'जारी हुँदा सक्कली थियो, तर अहिले अभिलेखमा छैन',
  },
  'receipts.not_in_register_text': {
    en: 'The signature is of this office. Ask the office whether the receipt is still valid.',
    ne: 'डिजिटल दस्तखत यसै कार्यालयको हो। रसिद अझै मान्य छ कि छैन, कार्यालयमा सोध्नुहोस्।',
  },
  'receipts.signature': { en: 'Digital signature', ne: 'डिजिटल दस्तखत' },
  'receipts.signature_genuine': { en: 'genuine, of this office', ne: 'सक्कली, यसै कार्यालयको' },
  'receipts.not_signed': { en: 'This receipt is not genuine', ne: 'यो रसिद सक्कली होइन' },
  'receipts.not_signed_text': {
    en: 'The QR code has no genuine signature of this office: it was changed or copied in part, or the office did not issue the receipt. The short code on the paper can be typed instead.',
    ne: 'यस QR कोडमा यस कार्यालयको सक्कली डिजिटल दस्तखत छैन: यो परिवर्तन गरिएको वा अधुरो प्रतिलिपि हो, वा रसिद यस कार्यालयले जारी गरेको होइन। यसको सट्टा कागजमा छापिएको छोटो सङ्केत टाइप गर्न सकिन्छ।',
  },
  'receipts.alone_genuine': {
    en: 'Genuine when issued; whether it was reversed since is not known',
    ne: 'जारी हुँदा सक्कली थियो; पछि उल्टाइएको छ कि छैन थाहा छैन',
  },
  'receipts.alone_genuine_text': {
    en: 'The digital signature is of this office. There is no connection now: verify again with one to know whether the receipt still counts. Compare the amount and the number with the paper.',
    ne: 'डिजिटल दस्तखत यसै कार्यालयको हो। अहिले इन्टरनेट सम्पर्क छैन: रसिद अझै मान्य छ कि छैन थाहा पाउन सम्पर्क भएपछि पुनः जाँच्नुहोस्। रकम र नम्बर कागजसँग मिलाएर हेर्नुहोस्।',
  },
  'receipts.alone_no_connection': { en: 'No connection', ne: 'इन्टरनेट सम्पर्क छैन' },
  'receipts.alone_typed': {
    en: 'A typed code is looked up at the office. Without a connection only the QR code of a receipt can be verified: scan it with the camera of the phone.',
    ne: 'टाइप गरिएको सङ्केत कार्यालयको अभिलेखमा खोजिन्छ। सम्पर्क नहुँदा रसिदको QR कोड मात्र जाँच्न सकिन्छ: फोनको क्यामेराले स्क्यान गर्नुहोस्।',
  },
  'receipts.alone_unable': {
    en: 'The signature cannot be verified without a connection now. Verify again with one.',
    ne: 'सम्पर्कविना अहिले दस्तखत जाँच्न सकिएन। सम्पर्क भएपछि पुनः जाँच्नुहोस्।',
  },
  'receipts.reversed_sms': {
    en: 'Receipt {receipt} of {amount} for customer number {number} was reversed: it does not count as paid any more. If you do not know why, ask the office. {organisation}',
    ne: 'ग्राहक नम्बर {number}को {amount}को रसिद {receipt} उल्टाइयो: यो रकम अब भुक्तानी भएको मानिँदैन। कारण थाहा नभए कार्यालयमा सोध्नुहोस्। {organisation}',
  },
  'receipts.too_many': {
    en: 'Too many codes have been tried from here. Please try again later.',
    ne: 'यहाँबाट धेरै सङ्केत जाँचियो। केही समयपछि पुनः प्रयास गर्नुहोस्।',
  },
} as const satisfies Messages

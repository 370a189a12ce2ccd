// Messages of paying: reasons of refusals, and the pages on which is paid.

import type { Messages } from '#kit/language.ts'

export const paymentMessages = {
  'payments.unknown': { en: 'There is no such payment', ne: 'यस्तो भुक्तानी छैन' },
  'payments.number_unknown': { en: 'There is no such customer number', ne: 'यस्तो ग्राहक नम्बर छैन' },
  'payments.one_number': {
    en: 'Several customer numbers are paid at once from an account only: log in',
    ne: 'एकैपटक धेरै ग्राहक नम्बरको भुक्तानी खाताबाट मात्र गर्न मिल्छ: लगइन गर्नुहोस्',
  },
  'payments.number_twice': { en: 'A customer number is named twice', ne: 'एउटै ग्राहक नम्बर दुई पटक दिइएको छ' },
  'payments.nothing_due': {
    en: 'Nothing is due today: enter an amount to pay in advance',
    ne: 'आज तिर्नुपर्ने रकम छैन: अग्रिम तिर्न रकम लेख्नुहोस्',
  },
  'payments.too_much': { en: 'At most Rs. {most} are paid at once', ne: 'एक पटकमा बढीमा रु. {most} तिर्न मिल्छ' },
  'payments.too_little': {
    en: 'This payment method takes at least Rs. {least}',
    ne: 'भुक्तानीको यस माध्यमबाट कम्तीमा रु. {least} तिर्नुपर्छ',
  },
  'payments.two_decimals': { en: 'At most two decimals', ne: 'दशमलवपछि बढीमा दुई अङ्क' },
  'payments.choose_gateway': { en: 'Choose a payment method', ne: 'भुक्तानीको माध्यम छान्नुहोस्' },

  'payments.too_many_open': {
    en: 'Too many payments for this customer number were begun and not finished. Try again in an hour.',
    ne: 'यस ग्राहक नम्बरका धेरै भुक्तानी सुरु गरी पूरा गरिएका छैनन्। एक घण्टापछि फेरि प्रयास गर्नुहोस्।',
  },
  'payments.gateway_down': {
    en: 'The payment method does not answer now. Nothing has been paid. Try again, or choose another one.',
    ne: 'भुक्तानीको माध्यमबाट अहिले उत्तर आएन। केही तिरिएको छैन। फेरि प्रयास गर्नुहोस् वा अर्को माध्यम छान्नुहोस्।',
  },

  'payments.title': { en: 'Bill payment', ne: 'महसुल भुक्तानी' },
  'payments.lead': {
    en: 'Pay for any customer number, for yourself or for others. No account is needed.',
    ne: 'आफ्नो वा अरूको, जुनसुकै ग्राहक नम्बरको महसुल तिर्न सकिन्छ। खाता चाहिँदैन।',
  },
  'payments.number': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'payments.number_hint': { en: 'It is on every bill.', ne: 'यो पानीको प्रत्येक बिलमा हुन्छ।' },
  'payments.show_due': { en: 'Show what is due', ne: 'तिर्नुपर्ने रकम हेर्नुहोस्' },
  'payments.another_number': { en: 'Another customer number', ne: 'अर्को ग्राहक नम्बर' },
  'payments.holder': { en: 'Customer', ne: 'ग्राहक' },
  'payments.ward': { en: 'Ward', ne: 'वडा' },
  'payments.due_today': { en: 'Due today', ne: 'आज तिर्नुपर्ने' },
  'payments.due_nothing': { en: 'Nothing is due', ne: 'तिर्नुपर्ने रकम छैन' },
  'payments.due_by_day': { en: 'What is due by day of payment', ne: 'भुक्तानीको दिनअनुसार तिर्नुपर्ने रकम' },
  'payments.how_much': { en: 'How much', ne: 'कति तिर्ने' },
  'payments.all': { en: 'All that is due: {amount}', ne: 'तिर्नुपर्ने सबै: {amount}' },
  'payments.other': { en: 'Another amount', ne: 'अर्को रकम' },
  'payments.amount': { en: 'Other amount (Rs.)', ne: 'अर्को रकम (रु.)' },
  'payments.amount_hint': {
    en: 'Less is a part; more is an advance for the next bill. What is oldest is settled first, its late fee before its charge.',
    ne: 'कम भए आंशिक भुक्तानी हुन्छ; बढी भए अर्को बिलका लागि अग्रिम रहन्छ। सबैभन्दा पुरानो रकम पहिले मिलान हुन्छ, महसुलभन्दा अघि विलम्ब शुल्क।',
  },
  'payments.method': { en: 'Payment method', ne: 'भुक्तानीको माध्यम' },
  'payments.continue': { en: 'Continue', ne: 'अगाडि बढ्नुहोस्' },
  'payments.no_methods': {
    en: 'This organisation does not take payments on this website yet. Pay at the office.',
    ne: 'यस वेबसाइटबाट भुक्तानी लिने व्यवस्था अझै छैन। कार्यालयमा तिर्नुहोस्।',
  },
  'payments.no_money_moves': {
    en: 'This is a demonstration: no money moves.',
    ne: 'यो नमुना हो: वास्तविक रकम तिरिँदैन।',
  },

  'payments.state_begun': { en: 'Payment begun', ne: 'भुक्तानी सुरु भयो' },
  'payments.state_sent': { en: 'Payment not finished', ne: 'भुक्तानी पूरा भएको छैन' },
  'payments.state_returned': { en: 'Payment pending', ne: 'भुक्तानी प्रक्रियामा छ' },
  'payments.state_paid': { en: 'Payment successful', ne: 'भुक्तानी सफल भयो' },
  'payments.state_failed': { en: 'Payment failed', ne: 'भुक्तानी असफल भयो' },
  'payments.state_expired': { en: 'Payment expired', ne: 'भुक्तानीको म्याद सकियो' },
  'payments.state_refunded': { en: 'Payment refunded', ne: 'भुक्तानी फिर्ता भयो' },
  'payments.state_ambiguous': { en: 'Payment unclear', ne: 'भुक्तानी स्पष्ट छैन' },
  'payments.go': { en: 'Pay {amount} with {gateway}', ne: '{gateway}बाट {amount} तिर्नुहोस्' },
  'payments.go_help': {
    en: 'You pay on the pages of {gateway} and come back here. The amount holds until {time}.',
    ne: '{gateway} को पृष्ठमा तिरेपछि यहीँ फर्कनुहुन्छ। यो रकम {time}सम्म मान्य छ।',
  },
  'payments.scan_help': {
    en: 'Scan the code with your banking app. The amount holds until {time}. This page asks for the result by itself.',
    ne: 'आफ्नो बैंकको एपबाट कोड स्क्यान गर्नुहोस्। यो रकम {time}सम्म मान्य छ। नतिजा यस पृष्ठमा आफैँ देखिन्छ।',
  },
  'payments.qr_alt': { en: 'QR code to pay {amount}', ne: '{amount} तिर्ने QR कोड' },
  'payments.open_qr': { en: 'Open the sample page in place of the banking app', ne: 'बैंकको एपको सट्टा नमुना पृष्ठ खोल्नुहोस्' },
  'payments.waiting_help': {
    en: '{gateway} has not confirmed the payment yet. This page asks again by itself; you may also close it: what was paid is entered as soon as it is confirmed. Do not pay again.',
    ne: '{gateway}बाट भुक्तानीको पुष्टि आइसकेको छैन। यो पृष्ठले आफैँ फेरि सोध्छ; पृष्ठ बन्द गरे पनि हुन्छ: पुष्टि आउनेबित्तिकै भुक्तानी चढाइन्छ। फेरि नतिर्नुहोस्।',
  },
  'payments.begun_help': {
    en: 'You were not sent to {gateway}, and nothing was paid. Try again.',
    ne: 'तपाईंलाई {gateway}मा पठाइएको थिएन, र केही तिरिएको छैन। फेरि प्रयास गर्नुहोस्।',
  },
  'payments.sent_help': {
    en: '{gateway} has not said until now that anything was paid. We ask again for seven days, also without you. If you have paid, do not pay again: it is entered as soon as {gateway} confirms it. If you have not paid, try again.',
    ne: '{gateway}बाट भुक्तानी भएको जानकारी आएको छैन। सात दिनसम्म हामी आफैँ सोधिरहन्छौँ। तिरिसक्नुभएको छ भने फेरि नतिर्नुहोस्: {gateway}बाट पुष्टि आउनेबित्तिकै चढाइन्छ। तिर्नुभएको छैन भने फेरि प्रयास गर्नुहोस्।',
  },
  'payments.held_help': {
    en: '{gateway} has confirmed the payment. The connection is closed, so it is not entered for the customer number: the office keeps it until it is decided. Contact the office.',
    ne: '{gateway}बाट भुक्तानीको पुष्टि आयो। धारा बन्द भएकाले ग्राहक नम्बरमा चढाइएको छैन: निर्णय नभएसम्म कार्यालयमा राखिन्छ। कार्यालयलाई सम्पर्क गर्नुहोस्।',
  },
  'payments.partly_held_help': {
    en: '{gateway} has confirmed the payment. One of the connections is closed: what was paid for it is kept by the office until it is decided; all else is entered. Contact the office.',
    ne: '{gateway}बाट भुक्तानीको पुष्टि आयो। एउटा धारा बन्द छ: त्यसको रकम निर्णय नभएसम्म कार्यालयमा राखिन्छ; बाँकी चढाइएको छ। कार्यालयलाई सम्पर्क गर्नुहोस्।',
  },
  'payments.paid_help': {
    en: '{gateway} has confirmed the payment, and it is entered for the customer number.',
    ne: '{gateway}बाट भुक्तानीको पुष्टि आयो, र ग्राहक नम्बरमा चढाइयो।',
  },
  'payments.failed_help': {
    en: '{gateway} says that nothing was paid. If money has left your account nevertheless, it is entered as soon as {gateway} confirms it.',
    ne: '{gateway} अनुसार केही तिरिएको छैन। खाताबाट रकम काटिएको छ भने {gateway}बाट पुष्टि आउनेबित्तिकै चढाइन्छ।',
  },
  'payments.ambiguous_help': {
    en: '{gateway} does not say clearly what happened. The office looks at it; do not pay again.',
    ne: 'के भयो भन्ने {gateway}बाट स्पष्ट भएन। कार्यालयले हेर्नेछ; फेरि नतिर्नुहोस्।',
  },
  'payments.refunded_help': {
    en: '{gateway} has returned the money to the payer.',
    ne: '{gateway}ले रकम तिर्ने व्यक्तिलाई फिर्ता गरेको छ।',
  },
  'payments.other_amount_paid': {
    en: '{paid} was paid in place of {asked}; all of it is entered.',
    ne: '{asked} को सट्टा {paid} तिरियो; तिरिएको सबै रकम चढाइयो।',
  },
  'payments.other_amount_held': { en: '{paid} was paid in place of {asked}.', ne: '{asked} को सट्टा {paid} तिरियो।' },
  'payments.again': { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
  'payments.refresh': { en: 'Ask again now', ne: 'अहिले फेरि सोध्नुहोस्' },
  'payments.receipt': { en: 'Receipt', ne: 'रसिद' },
  'payments.receipt_code': { en: 'Code to verify the receipt', ne: 'रसिद जाँच्ने कोड' },
  'payments.id': { en: 'Payment number', ne: 'भुक्तानी नम्बर' },
  'payments.own_title': { en: 'Pay, and your payments', ne: 'भुक्तानी गर्ने र आफ्ना भुक्तानी' },
  'payments.own_lead': {
    en: 'Pay for one or more of your connections at once: all that is due, a part of it, or an advance.',
    ne: 'आफ्ना एक वा बढी धाराको एकैपटक तिर्नुहोस्: तिर्नुपर्ने सबै, आंशिक वा अग्रिम।',
  },
  'payments.own_pay': { en: 'Pay', ne: 'तिर्नुहोस्' },
  'payments.own_none': {
    en: 'You have not paid through this website yet.',
    ne: 'यस वेबसाइटबाट अहिलेसम्म भुक्तानी भएको छैन।',
  },
  'payments.own_list': { en: 'Your payments', ne: 'आफ्ना भुक्तानी' },
  'payments.own_list_text': {
    en: 'The newest twenty; the statement has all that is entered.',
    ne: 'पछिल्ला बीस; चढाइएका सबै भुक्तानी विवरणमा छन्।',
  },
  'payments.amount_of': { en: 'Amount for {number} (Rs.)', ne: '{number}का लागि रकम (रु.)' },
  'payments.due_of': { en: 'Due today: {amount}', ne: 'आज तिर्नुपर्ने: {amount}' },
  'payments.enter_amount': { en: 'Enter an amount', ne: 'रकम लेख्नुहोस्' },
  'payments.on': { en: 'Date', ne: 'मिति' },
  'payments.numbers': { en: 'Customer numbers', ne: 'ग्राहक नम्बर' },
  'payments.state': { en: 'State', ne: 'अवस्था' },
  'payments.amount_paid': { en: 'Amount (Rs.)', ne: 'रकम (रु.)' },
  'payments.begun': { en: 'Begun', ne: 'सुरु गरेको समय' },
  'payments.contact': { en: 'Contact the office', ne: 'कार्यालयलाई सम्पर्क' },
  'payments.paid_sms': {
    en: '{amount} was paid online for customer number {number}. Receipt {receipt}, code {code}. {organisation}',
    ne: 'ग्राहक नम्बर {number}मा अनलाइनबाट {amount} भुक्तानी भयो। रसिद {receipt}, कोड {code}। {organisation}',
  },
  'payments.return_unknown': {
    en: 'This payment is not known here. If money has left your account, give the office the reference of your payment.',
    ne: 'यो भुक्तानी यहाँ भेटिएन। खाताबाट रकम काटिएको छ भने कार्यालयलाई भुक्तानीको सन्दर्भ नम्बर दिनुहोस्।',
  },
} as const satisfies Messages

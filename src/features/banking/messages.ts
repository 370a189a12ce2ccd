// Messages of banking: reasons of refusals, the pages of the console, and the message to a holder.

import type { Messages } from '#kit/language.ts'

export const bankingMessages = {
  'banking.cheque_unknown': { en: 'There is no such cheque', ne: 'यस्तो चेक छैन' },
  'banking.choose_cheques': { en: 'Choose at least one cheque', ne: 'कम्तीमा एउटा चेक छान्नुहोस्' },
  'banking.not_in_hand': {
    en: 'One of the cheques is no longer in hand: load the list again',
    ne: 'कुनै चेक अब हातमा छैन: सूची फेरि खोल्नुहोस्',
  },
  'banking.not_deposited': {
    en: 'The cheque is not waiting for an answer of the bank',
    ne: 'यो चेक बैंकको जवाफ कुरिरहेको अवस्थामा छैन',
  },
  'banking.own_cheque': {
    en: 'Another person than the cashier who received a cheque does this',
    ne: 'यो कार्य चेक बुझ्ने खजाञ्चीबाहेक अर्को व्यक्तिले गर्नुपर्छ',
  },
  'banking.held': {
    en: 'The receipt was reversed before the bank paid the cheque: its money is held, and given back at Refunds',
    ne: 'बैंकले रकम दिनुअघि नै रसिद उल्टाइएको थियो: रकम पहिचान हुन बाँकीमा छ, “रकम फिर्ता” पृष्ठबाट फिर्ता गर्नुहोस्',
  },
  'banking.slip_known': {
    en: 'This slip of the bank has been entered already',
    ne: 'बैंकको यो भौचर पहिले नै चढाइसकिएको छ',
  },

  'banking.day_unknown': { en: 'There is no such cash day', ne: 'यस्तो नगद दिन छैन' },
  'banking.choose_days': { en: 'Choose at least one day', ne: 'कम्तीमा एउटा दिन छान्नुहोस्' },
  'banking.days_deposited': {
    en: 'One of the days is no longer to be deposited: load the list again',
    ne: 'कुनै दिनको नगद अब दाखिला गर्न बाँकी छैन: सूची फेरि खोल्नुहोस्',
  },
  'banking.own_cash': {
    en: 'Another person than the cashier of the day brings the cash to the bank',
    ne: 'नगद बैंक दाखिला त्यस दिनका खजाञ्चीबाहेक अर्को व्यक्तिले गर्नुपर्छ',
  },
  'banking.amount_differs': {
    en: 'The slip says Rs. {slip}, but Rs. {counted} was counted on these days',
    ne: 'भौचरमा रु. {slip} छ, तर यी दिनमा रु. {counted} गनिएको थियो',
  },

  'banking.deposits': { en: 'Bank deposits', ne: 'बैंक दाखिला' },
  'banking.deposits_lead': {
    en: 'Cash of closed days is brought to the bank whole, by another person than the cashier. The float stays in the drawer.',
    ne: 'बन्द दिनको नगद पूरै बैंक दाखिला गरिन्छ; दाखिला गर्ने व्यक्ति खजाञ्ची हुनु हुँदैन। सुरु मौज्दात दराजमै रहन्छ।',
  },
  'banking.cash_due': { en: 'Cash to deposit', ne: 'दाखिला गर्नुपर्ने नगद' },
  'banking.all_deposits': { en: 'Deposits', ne: 'दाखिलाको विवरण' },
  'banking.day': { en: 'Day', ne: 'मिति' },
  'banking.cashier': { en: 'Cashier', ne: 'खजाञ्ची' },
  'banking.choose_day': { en: 'Cash of {name}', ne: 'नगद: {name}' },
  'banking.rupees': { en: 'Amount on the slip (whole rupees)', ne: 'भौचरको रकम (पूरा रुपैयाँ)' },
  'banking.tender': { en: 'Cash or cheques', ne: 'नगद वा चेक' },
  'banking.tender_cash': { en: 'cash', ne: 'नगद' },
  'banking.tender_cheque': { en: 'cheques', ne: 'चेक' },
  'banking.items': { en: 'Days or cheques', ne: 'दिन वा चेक सङ्ख्या' },
  'banking.by': { en: 'Entered by', ne: 'चढाउने' },
  'banking.deposits_hint': { en: 'Bank or slip', ne: 'बैंक वा भौचर नम्बर' },

  'banking.cheques': { en: 'Cheques', ne: 'चेक' },
  'banking.lead': {
    en: 'Received at the counter, brought to the bank on a slip, then cleared or returned. Who received a cheque does not deposit it.',
    ne: 'काउन्टरमा बुझिएका, भौचरमा बैंक दाखिला गरिएका, अनि रकम प्राप्त भएका वा फिर्ता भएका चेक। चेक बुझ्ने व्यक्तिले नै दाखिला गर्न मिल्दैन।',
  },
  'banking.in_hand': { en: 'In hand', ne: 'हातमा रहेका' },
  'banking.deposited': { en: 'Deposited, not cleared', ne: 'बैंक दाखिला भई रकम प्राप्त हुन बाँकी' },
  'banking.ended': { en: 'Cleared, returned or reversed', ne: 'रकम प्राप्त, फिर्ता वा उल्टाइएका' },
  'banking.sum': { en: '{count} for {amount}', ne: '{count} वटा, जम्मा {amount}' },
  'banking.sum_overdue': {
    en: '{count} for {amount}; {overdue} overdue',
    ne: '{count} वटा, जम्मा {amount}; म्याद नाघेका {overdue}',
  },
  'banking.none': { en: 'None', ne: 'छैन' },
  'banking.none_deposited': {
    en: 'Money that was brought to the bank appears here.',
    ne: 'बैंक दाखिला गरिएको रकम यहाँ देखिन्छ।',
  },
  'banking.none_ended': {
    en: 'Cleared and returned cheques appear here.',
    ne: 'रकम प्राप्त भएका र फिर्ता भएका चेक यहाँ देखिन्छन्।',
  },
  'banking.more': { en: 'The oldest {n} are shown.', ne: 'सबैभन्दा पुराना {n} वटा देखाइएका छन्।' },
  'banking.choose': { en: 'To deposit', ne: 'दाखिला गर्ने' },
  'banking.choose_one': { en: 'Cheque of receipt {number}', ne: 'रसिद नं. {number}को चेक' },
  'banking.chosen': { en: 'Chosen: {count} for {amount}', ne: 'छानिएका: {count} वटा, जम्मा {amount}' },
  'banking.receipt': { en: 'Receipt', ne: 'रसिद' },
  'banking.reference': { en: 'Cheque number and bank', ne: 'चेक नम्बर र बैंक' },
  'banking.payer': { en: 'Customer', ne: 'ग्राहक' },
  'banking.customer_number': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'banking.amount': { en: 'Amount (Rs.)', ne: 'रकम (रु.)' },
  'banking.received_on': { en: 'Received', ne: 'बुझेको मिति' },
  'banking.deposit': { en: 'Bank and slip', ne: 'बैंक र भौचर' },
  'banking.slip_of': { en: '{bank}, slip {slip}', ne: '{bank}, भौचर नं. {slip}' },
  'banking.answer': { en: 'Answer of the bank', ne: 'बैंकको जवाफ' },
  'banking.state': { en: 'State', ne: 'अवस्था' },
  'banking.overdue': { en: 'overdue', ne: 'म्याद नाघेको' },
  'banking.state_in-hand': { en: 'in hand', ne: 'हातमा' },
  'banking.state_deposited': { en: 'deposited', ne: 'बैंक दाखिला' },
  'banking.state_cleared': { en: 'cleared', ne: 'रकम प्राप्त' },
  'banking.state_returned': { en: 'returned', ne: 'फिर्ता' },
  'banking.state_reversed': { en: 'reversed', ne: 'उल्टाइएको' },
  'banking.bank': { en: 'Bank', ne: 'बैंक' },
  'banking.slip': { en: 'Number of the deposit slip', ne: 'बैंक भौचर नम्बर' },
  'banking.send_deposit': { en: 'Record the deposit', ne: 'बैंक दाखिला चढाउनुहोस्' },
  'banking.deposit_sent': { en: 'The deposit is recorded', ne: 'बैंक दाखिला चढाइयो' },
  'banking.clear': { en: 'Cleared', ne: 'रकम प्राप्त भयो' },
  'banking.clear_sent': { en: 'The cheque is cleared', ne: 'चेकको रकम प्राप्त भएको जनाइयो' },
  'banking.return': { en: 'Returned', ne: 'फिर्ता भयो' },
  'banking.take_back': { en: 'Taken back by the bank', ne: 'बैंकले रकम फिर्ता लियो' },
  'banking.return_of': { en: 'Returned cheque of receipt {number}', ne: 'रसिद नं. {number}को फिर्ता भएको चेक' },
  'banking.return_help': {
    en: 'The receipt is reversed as if it had not been paid, the fee of the policy is charged, and the holder gets an SMS.',
    ne: 'भुक्तानी नै नभएसरह रसिद उल्टाइन्छ, नीतिअनुसारको शुल्क लाग्छ र ग्राहकलाई एसएमएसबाट जानकारी दिइन्छ।',
  },
  'banking.reason': { en: 'Why the bank returned it', ne: 'बैंकले फिर्ता गर्नुको कारण' },
  'banking.send_return': { en: 'Reverse the receipt', ne: 'रसिद उल्टाउनुहोस्' },
  'banking.return_sent': { en: 'The receipt is reversed', ne: 'रसिद उल्टाइयो' },
  'banking.leave': { en: 'Leave', ne: 'छोड्नुहोस्' },
  'banking.fee': { en: 'Fee (Rs.)', ne: 'शुल्क (रु.)' },
  'banking.search_hint': {
    en: 'Customer number, name, phone or receipt number',
    ne: 'ग्राहक नम्बर, नाम, फोन वा रसिद नम्बर',
  },

  'banking.returned_sms': {
    en: 'The bank returned your cheque {cheque} of {amount} for customer number {number}. Receipt {receipt} is reversed; {owed} is owed now. {organisation}',
    ne: 'ग्राहक नम्बर {number}का लागि दिनुभएको {amount}को चेक ({cheque}) बैंकले फिर्ता गर्‍यो। रसिद {receipt} उल्टाइयो; अब तिर्न बाँकी {owed} छ। {organisation}',
  },
} as const satisfies Messages

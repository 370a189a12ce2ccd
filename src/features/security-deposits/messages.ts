// Messages of security deposits: reasons of refusals, messages to holders, and the pages of the console.

import type { Messages } from '#kit/language.ts'

export const depositMessages = {
  'deposits.unknown': { en: 'There is no such request', ne: 'यस्तो अनुरोध छैन' },
  'deposits.connection_unknown': { en: 'There is no such connection', ne: 'यस्तो धारा छैन' },
  'deposits.own_connection': {
    en: 'This connection is linked to your own account: somebody else decides about it',
    ne: 'यो धारा तपाईंकै खातासँग जोडिएको छ: यसबारे अरू कर्मचारीले निर्णय गर्नुपर्छ',
  },
  'deposits.pending': {
    en: 'A request for this connection is to be decided first',
    ne: 'यस धाराको अघिल्लो अनुरोधको निर्णय हुन बाँकी छ',
  },
  'deposits.above_held': {
    en: 'The deposit of this connection is Rs. {held}: no more can be given back or used',
    ne: 'यस धाराको धरौटी रु. {held} छ: योभन्दा बढी फिर्ता वा कट्टा गर्न मिल्दैन',
  },
  'deposits.above_owed': {
    en: 'The connection owes Rs. {owed}: no more of the deposit can be used for it',
    ne: 'यस धाराको तिर्न बाँकी रु. {owed} छ: धरौटीबाट योभन्दा बढी कट्टा गर्न मिल्दैन',
  },
  'deposits.decided': { en: 'This request has already been decided', ne: 'यस अनुरोधको निर्णय भइसकेको छ' },
  'deposits.second_person': {
    en: 'Another person than the one who requested it approves',
    ne: 'अनुरोध गर्नेभन्दा अर्को व्यक्तिले स्वीकृत गर्नुपर्छ',
  },
  'deposits.two_decimals': { en: 'At most two decimals', ne: 'दशमलवपछि बढीमा दुई अङ्क' },

  'deposits.returned_sms': {
    en: 'The security deposit of customer number {number}, {amount}, was given back ({reference}). {organisation}',
    ne: 'ग्राहक नम्बर {number}को धरौटी {amount} फिर्ता गरियो ({reference})। {organisation}',
  },
  'deposits.used_sms': {
    en: '{amount} of the security deposit of customer number {number} was used for what was owed. {organisation}',
    ne: 'ग्राहक नम्बर {number}को धरौटीबाट तिर्न बाँकी {amount} कट्टा गरियो। {organisation}',
  },

  'deposits.title': { en: 'Security deposits', ne: 'धरौटी' },
  'deposits.lead': {
    en: 'Requested on the page of a connection; posted to the ledger when another person approves.',
    ne: 'धाराको पृष्ठबाट अनुरोध गरिन्छ; अर्को व्यक्तिले स्वीकृत गरेपछि खातामा लेखिन्छ।',
  },
  'deposits.to_approve': { en: 'To be approved', ne: 'स्वीकृत हुन बाँकी' },
  'deposits.more_to_approve': {
    en: '{n} requests are to be approved; the oldest are shown.',
    ne: '{n} अनुरोध स्वीकृत हुन बाँकी छन्; सबैभन्दा पुराना देखाइएका छन्।',
  },
  'deposits.none_to_approve': { en: 'Nothing is to be approved.', ne: 'स्वीकृत हुन बाँकी केही छैन।' },
  'deposits.earlier': { en: 'Decided', ne: 'निर्णय भएका' },
  'deposits.none_earlier': { en: 'Decided requests appear here.', ne: 'निर्णय भएका अनुरोध यहाँ देखिन्छन्।' },
  'deposits.of_number': { en: 'Security deposit of {number}', ne: '{number} को धरौटी' },
  'deposits.ledger': { en: 'Ledger', ne: 'खाता' },
  'deposits.held': { en: 'Deposit', ne: 'धरौटी' },
  'deposits.held_nothing': { en: 'None', ne: 'छैन' },
  'deposits.owed': { en: 'Owed today', ne: 'आजसम्म तिर्न बाँकी' },
  'deposits.owed_nothing': { en: 'Nothing is owed', ne: 'तिर्न बाँकी छैन' },
  'deposits.request_title': { en: 'New request', ne: 'नयाँ अनुरोध' },
  'deposits.request_lead': {
    en: 'Another person approves the request; nothing is posted before. A new deposit is taken at the counter.',
    ne: 'अनुरोध अर्को व्यक्तिले स्वीकृत गर्नुपर्छ; त्यसअघि खातामा केही लेखिँदैन। नयाँ धरौटी काउन्टरमा लिइन्छ।',
  },
  'deposits.kind': { en: 'What happens with it', ne: 'के गर्ने' },
  'deposits.kind_deposit-return': { en: 'Give back', ne: 'फिर्ता गर्ने' },
  'deposits.kind_deposit-return_help': {
    en: 'From the bank account, by cheque or transfer',
    ne: 'बैंक खाताबाट, चेक वा रकमान्तरमार्फत',
  },
  'deposits.kind_deposit-applied': { en: 'Use for what is owed', ne: 'बाँकी रकममा कट्टा गर्ने' },
  'deposits.kind_deposit-applied_help': {
    en: 'At most what the connection owes today',
    ne: 'बढीमा आजसम्म तिर्न बाँकी रकम',
  },
  'deposits.kind_deposit': { en: 'Enter from earlier books', ne: 'पुरानो खाताबाट चढाउने' },
  'deposits.kind_deposit_help': {
    en: 'Received before this ledger was opened',
    ne: 'यो खाता खुल्नुअघि प्राप्त भएको',
  },
  'deposits.amount': { en: 'Amount (Rs.)', ne: 'रकम (रु.)' },
  'deposits.payment_reference': { en: 'Cheque or transfer number', ne: 'चेक वा रकमान्तर नम्बर' },
  'deposits.payment_reference_help': { en: 'Of what is given back', ne: 'फिर्ता गर्दा' },
  'deposits.reason': { en: 'Reason', ne: 'कारण' },
  'deposits.send': { en: 'Send the request', ne: 'अनुरोध पठाउनुहोस्' },
  'deposits.sent': { en: 'The request has been sent', ne: 'अनुरोध पठाइयो' },
  'deposits.customer_number': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'deposits.requested': { en: 'Requested by {name}, {date}', ne: 'अनुरोध गर्ने: {name}, मिति {date}' },
  'deposits.requested_on': { en: 'Requested', ne: 'अनुरोध' },
  'deposits.requested_by': { en: 'Requested by', ne: 'अनुरोध गर्ने' },
  'deposits.decided_on': { en: 'Decided on', ne: 'निर्णय मिति' },
  'deposits.decided_by': { en: 'Decided by', ne: 'निर्णय गर्ने' },
  'deposits.search_hint': { en: 'Customer number, name or phone', ne: 'ग्राहक नम्बर, नाम वा फोन' },
  'deposits.state': { en: 'State', ne: 'अवस्था' },
  'deposits.state_prepared': { en: 'to be approved', ne: 'स्वीकृत हुन बाँकी' },
  'deposits.state_approved': { en: 'approved', ne: 'स्वीकृत' },
  'deposits.state_refused': { en: 'refused', ne: 'अस्वीकृत' },
  'deposits.state_cancelled': { en: 'cancelled', ne: 'रद्द' },
  'deposits.approve': { en: 'Approve', ne: 'स्वीकृत गर्नुहोस्' },
  'deposits.approved': { en: 'The amount has been posted to the ledger', ne: 'रकम खातामा लेखियो' },
  'deposits.refuse': { en: 'Refuse', ne: 'अस्वीकृत गर्नुहोस्' },
  'deposits.refused': { en: 'The request has been refused', ne: 'अनुरोध अस्वीकृत गरियो' },
  'deposits.cancel': { en: 'Cancel the request', ne: 'अनुरोध रद्द गर्नुहोस्' },
  'deposits.cancelled': { en: 'The request has been cancelled', ne: 'अनुरोध रद्द गरियो' },

  'deposits.take_title': { en: 'Security deposit', ne: 'धरौटी लिने' },
  'deposits.take_lead': {
    en: 'Cash that secures a connection. It pays no bill; for a bill use the counter.',
    ne: 'धाराको सुरक्षणबापतको नगद। यसबाट महसुल तिरिँदैन; महसुल काउन्टरमा लिनुहोस्।',
  },
  'deposits.rupees': { en: 'Cash (Rs.)', ne: 'नगद (रु.)' },
  'deposits.take': { en: 'Take and receipt', ne: 'लिई रसिद दिनुहोस्' },
  'deposits.taken_held': { en: 'Deposit of {number}: {amount}', ne: '{number} को धरौटी: {amount}' },
} as const satisfies Messages

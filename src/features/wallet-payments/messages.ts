// Messages of wallet payments: reasons of refusals, messages to holders, the form of the counter and the page of the console.

import type { Messages } from '#kit/language.ts'

export const walletMessages = {
  'wallets.unknown': { en: 'There is no such wallet payment', ne: 'यस्तो वालेट भुक्तानी छैन' },
  'wallets.number_unknown': { en: 'There is no such customer number', ne: 'यस्तो ग्राहक नम्बर छैन' },
  'wallets.two_decimals': { en: 'At most two decimals', ne: 'दशमलवपछि बढीमा दुई अङ्क' },
  'wallets.reference_wrong': {
    en: 'The reference has 4 to 60 letters, digits, dots and hyphens',
    ne: 'सन्दर्भ नम्बरमा ४ देखि ६० अङ्ग्रेजी अक्षर, अङ्क, थोप्लो वा योजक चिह्न हुन्छ',
  },
  'wallets.own_connection': {
    en: 'This connection is linked to your own account: somebody else does this',
    ne: 'यो धारा तपाईंकै खातासँग जोडिएको छ: यो कार्य अरू कर्मचारीले गर्नुपर्छ',
  },
  'wallets.known': {
    en: 'This reference has been recorded already: it pays once',
    ne: 'यो सन्दर्भ नम्बर पहिले नै चढाइसकिएको छ: एउटा नम्बरले एक पटक मात्र भुक्तानी हुन्छ',
  },
  'wallets.used_online': {
    en: 'This reference is of an online payment, which is entered by itself: look at Online payments',
    ne: 'यो सन्दर्भ नम्बर अनलाइन भुक्तानीको हो, जुन आफैं चढ्छ: अनलाइन भुक्तानीको सूची हेर्नुहोस्',
  },
  'wallets.decided': { en: 'This payment has already been decided', ne: 'यस भुक्तानीको निर्णय भइसकेको छ' },
  'wallets.second_person': {
    en: 'Another person than the one who recorded it decides',
    ne: 'चढाउनेभन्दा अर्को व्यक्तिले निर्णय गर्नुपर्छ',
  },
  'wallets.amount_differs': {
    en: 'The statement of the gateway has Rs. {statement} for this reference: reject it and record it with that amount',
    ne: 'गेटवेको विवरणमा यस सन्दर्भ नम्बरमा रु. {statement} छ: अस्वीकार गरी त्यही रकमले पुनः चढाउनुहोस्',
  },
  'wallets.evidence_missing': {
    en: 'No statement has this reference: say by what you have verified it',
    ne: 'कुनै विवरणमा यो सन्दर्भ नम्बर छैन: केबाट प्रमाणित गर्नुभयो, लेख्नुहोस्',
  },

  'wallets.verified_sms': {
    en: 'Your wallet payment of {amount} for customer number {number} is entered. Receipt {receipt}, code {code}. {organisation}',
    ne: 'ग्राहक नम्बर {number}को वालेट भुक्तानी {amount} चढाइयो। रसिद {receipt}, कोड {code}। {organisation}',
  },
  'wallets.rejected_sms': {
    en: 'The wallet payment {reference} of {amount} for customer number {number} was not found and is not entered. Ask the office. {organisation}',
    ne: 'ग्राहक नम्बर {number}को {amount}को वालेट भुक्तानी ({reference}) फेला परेन, चढाइएन। कार्यालयमा सोध्नुहोस्। {organisation}',
  },

  'wallets.title': { en: 'Wallet payments', ne: 'वालेट भुक्तानी' },
  'wallets.lead': {
    en: 'Payments whose reference was shown at the counter. They are unpaid until another person has verified them by the statement of the gateway or otherwise.',
    ne: 'काउन्टरमा सन्दर्भ नम्बर देखाइएका भुक्तानी। गेटवेको विवरण वा अन्य प्रमाणबाट अर्को व्यक्तिले प्रमाणित नगरेसम्म तिरेको मानिँदैन।',
  },
  'wallets.pending': { en: 'To be verified', ne: 'प्रमाणित हुन बाँकी' },
  'wallets.none_pending': { en: 'No wallet payment is to be verified.', ne: 'प्रमाणित हुन बाँकी वालेट भुक्तानी छैन।' },
  'wallets.more': {
    en: '{n} payments are to be verified; the oldest are shown.',
    ne: '{n} भुक्तानी प्रमाणित हुन बाँकी छन्; सबैभन्दा पुराना देखाइएका छन्।',
  },
  'wallets.decided_title': { en: 'Verified or rejected', ne: 'प्रमाणित वा अस्वीकृत' },
  'wallets.none_decided': {
    en: 'Verified and refused payments appear here.',
    ne: 'प्रमाणित र अस्वीकृत भुक्तानी यहाँ देखिन्छन्।',
  },
  'wallets.customer_number': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'wallets.gateway': { en: 'Wallet or gateway', ne: 'वालेट वा गेटवे' },
  'wallets.reference': { en: 'Reference of the wallet', ne: 'वालेटको सन्दर्भ नम्बर' },
  'wallets.amount': { en: 'Amount (Rs.)', ne: 'रकम (रु.)' },
  'wallets.shown_on': { en: 'Shown on', ne: 'देखाइएको मिति' },
  'wallets.recorded_by': { en: 'Recorded by {name}, {date}', ne: 'चढाउने: {name}, मिति {date}' },
  'wallets.decided_by': { en: 'Decided by', ne: 'निर्णय गर्ने' },
  'wallets.state': { en: 'State', ne: 'अवस्था' },
  'wallets.state_pending': { en: 'to be verified', ne: 'प्रमाणित हुन बाँकी' },
  'wallets.state_verified': { en: 'verified', ne: 'प्रमाणित' },
  'wallets.state_rejected': { en: 'rejected', ne: 'अस्वीकृत' },
  'wallets.receipt': { en: 'Receipt', ne: 'रसिद' },
  'wallets.note': { en: 'Evidence or reason', ne: 'प्रमाण वा कारण' },
  'wallets.in_statement': {
    en: 'In the statement of the gateway: {amount} on {date}',
    ne: 'गेटवेको विवरणमा: {amount}, मिति {date}',
  },
  'wallets.not_in_statement': {
    en: 'No statement that was sent has this reference.',
    ne: 'पठाइएको कुनै विवरणमा यो सन्दर्भ नम्बर छैन।',
  },
  'wallets.evidence': { en: 'Verified by', ne: 'प्रमाणित गर्ने आधार' },
  'wallets.evidence_help': {
    en: 'The merchant application, the bank statement or what else shows it; not needed where a statement has it.',
    ne: 'मर्चेन्ट एप, बैंक विवरण वा अन्य प्रमाण; विवरणमा भेटिएको भए आवश्यक छैन।',
  },
  'wallets.verify': { en: 'Verify and post', ne: 'प्रमाणित गरी चढाउनुहोस्' },
  'wallets.verified': { en: 'The payment is posted and receipted', ne: 'भुक्तानी चढाइयो र रसिद जारी भयो' },
  'wallets.reject_open': { en: 'Reject', ne: 'अस्वीकार गर्नुहोस्' },
  'wallets.reason': { en: 'Why it is rejected', ne: 'अस्वीकार गर्नुको कारण' },
  'wallets.reject': { en: 'Reject the payment', ne: 'भुक्तानी अस्वीकार गर्नुहोस्' },
  'wallets.rejected': { en: 'The payment is rejected', ne: 'भुक्तानी अस्वीकार गरियो' },
  'wallets.leave': { en: 'Leave', ne: 'छोड्नुहोस्' },
  'wallets.search_hint': { en: 'Customer number or reference', ne: 'ग्राहक नम्बर वा सन्दर्भ नम्बर' },
} as const satisfies Messages

// Messages of the office's list of payments.

import type { Messages } from '#kit/language.ts'

export const officePaymentMessages = {
  'payments.office_title': { en: 'Online payments', ne: 'अनलाइन भुक्तानी' },
  'payments.office_lead': {
    en: 'Every attempt to pay through a gateway. What a gateway acknowledges is entered by itself, once; what does not fit is listed below first.',
    ne: 'गेटवेबाट तिर्ने सबै प्रयास। गेटवेबाट पुष्टि भएको भुक्तानी एक पटक आफैँ चढाइन्छ; नमिलेका तल पहिले देखाइन्छन्।',
  },
  'payments.office_differences': { en: 'To be looked at', ne: 'हेर्नुपर्ने' },
  'payments.office_all': { en: 'All payments', ne: 'सबै भुक्तानी' },
  'payments.office_none': {
    en: 'Payments through a gateway appear here, also those that were not completed.',
    ne: 'अनलाइनबाट सुरु गरिएका भुक्तानी, पूरा नभएकासमेत, यहाँ देखिन्छन्।',
  },
  'payments.office_search': {
    en: 'Customer number, name, phone or reference',
    ne: 'ग्राहक नम्बर, नाम, फोन वा सन्दर्भ नम्बर',
  },
  'payments.office_reference': { en: 'Reference of the gateway', ne: 'गेटवेको सन्दर्भ नम्बर' },
  'payments.office_difference': { en: 'Difference', ne: 'फरक' },
  'payments.office_asked': { en: 'To pay (Rs.)', ne: 'तिर्नुपर्ने (रु.)' },
  'payments.office_paid': { en: 'Paid (Rs.)', ne: 'तिरेको (रु.)' },
  'payments.state_short_begun': { en: 'begun', ne: 'सुरु' },
  'payments.state_short_sent': { en: 'at the gateway', ne: 'गेटवेमा' },
  'payments.state_short_returned': { en: 'pending', ne: 'प्रक्रियामा' },
  'payments.state_short_paid': { en: 'paid', ne: 'तिरियो' },
  'payments.state_short_failed': { en: 'failed', ne: 'असफल' },
  'payments.state_short_expired': { en: 'expired', ne: 'म्याद सकियो' },
  'payments.state_short_refunded': { en: 'refunded', ne: 'फिर्ता' },
  'payments.state_short_ambiguous': { en: 'unclear', ne: 'अस्पष्ट' },
  'payments.resolved_already': { en: 'Somebody has said already what was done', ne: 'यसको टुङ्गो लगाइसकिएको छ' },
  'payments.nothing_to_resolve': { en: 'Nothing differs in this payment', ne: 'यस भुक्तानीमा केही फरक छैन' },
  'payments.own_connection': {
    en: 'This payment is for a connection that is linked to your own account: somebody else says what was done',
    ne: 'यो भुक्तानी तपाईंकै खातासँग जोडिएको धाराको हो: यसको टुङ्गो अरू कर्मचारीले लगाउनुपर्छ',
  },
  'payments.office_one': { en: 'Online payment {id}', ne: 'अनलाइन भुक्तानी {id}' },
  'payments.office_back': { en: 'All online payments', ne: 'सबै अनलाइन भुक्तानी' },
  'payments.office_events': { en: 'What happened', ne: 'के-के भयो' },
  'payments.office_amount': { en: 'Amount (Rs.)', ne: 'रकम (रु.)' },
  'payments.office_at': { en: 'Time', ne: 'समय' },
  'payments.office_word': { en: 'Word of the gateway', ne: 'गेटवेको शब्द' },
  'payments.office_resolve': { en: 'What was done about it', ne: 'यसबारे के गरियो' },
  'payments.office_note': { en: 'Note', ne: 'टिपोट' },
  'payments.office_resolve_lead': {
    en: 'The payment leaves the list of those to look at; nothing is posted. Money that is held is decided about at “Refunds and held money”.',
    ne: 'भुक्तानी हेर्नुपर्नेको सूचीबाट हट्छ; खातामा केही लेखिँदैन। पहिचान हुन बाँकी रकमको निर्णय “रकम फिर्ता र पहिचान हुन बाँकी रकम” पृष्ठमा हुन्छ।',
  },
  'payments.office_held': { en: 'Refunds and held money', ne: 'रकम फिर्ता र पहिचान हुन बाँकी रकम' },
  'payments.office_resolve_send': { en: 'Record it', ne: 'टिपोट राख्नुहोस्' },
  'payments.office_resolved': { en: 'It has been recorded', ne: 'टिपोट राखियो' },
  'payments.office_resolved_by': { en: 'Looked at by {name}, {date}', ne: 'टुङ्गो लगाउने: {name}, मिति {date}' },
  'payments.difference_amount': { en: 'another amount was paid, and entered', ne: 'अर्कै रकम तिरियो, र चढाइयो' },
  'payments.difference_closed': {
    en: 'the connection is closed: held as an unidentified receipt',
    ne: 'धारा बन्द छ: पहिचान नभएको रकममा राखियो',
  },
  'payments.difference_twice': {
    en: 'taken twice: the second is held as an unidentified receipt',
    ne: 'दुई पटक लिइयो: दोस्रो पहिचान नभएको रकममा राखियो',
  },
  'payments.difference_reference': {
    en: 'the reference has paid for another attempt, or its money is held already from the statement: nothing entered',
    ne: 'यो सन्दर्भ नम्बरले अर्कै भुक्तानी भइसकेको छ, वा विवरणबाट पहिचान हुन बाँकीमा राखिसकिएको छ: केही चढाइएन',
  },
  'payments.difference_refunded': {
    en: 'refunded by the gateway: the entry is to be corrected',
    ne: 'गेटवेबाट फिर्ता भयो: प्रविष्टि सच्याउनुपर्छ',
  },
  'payments.difference_partly-refunded': {
    en: 'a part was refunded by the gateway: the entry is to be corrected',
    ne: 'गेटवेबाट रकमको केही अंश फिर्ता भयो: प्रविष्टि सच्याउनुपर्छ',
  },
  'payments.difference_denied': {
    en: 'the gateway now says that it was not paid: the entry stays until the office has asked',
    ne: 'गेटवेले अहिले भुक्तानी नभएको जनायो: कार्यालयले नबुझेसम्म प्रविष्टि रहन्छ',
  },
} as const satisfies Messages

// Messages of waivers and write-offs: reasons of refusals, and the pages of the console.

import type { Messages } from '#kit/language.ts'

export const waiverMessages = {
  'waivers.unknown': { en: 'There is no such request', ne: 'यस्तो अनुरोध छैन' },
  'waivers.connection_unknown': { en: 'There is no such connection', ne: 'यस्तो धारा छैन' },
  'waivers.own_connection': {
    en: 'This connection is linked to your own account: somebody else decides about it',
    ne: 'यो धारा तपाईंकै खातासँग जोडिएको छ: यसबारे अरू कर्मचारीले निर्णय गर्नुपर्छ',
  },
  'waivers.pending': {
    en: 'A request for this connection is to be decided first',
    ne: 'यस धाराको अघिल्लो अनुरोधको निर्णय हुन बाँकी छ',
  },
  'waivers.nothing_owed': { en: 'This connection owes nothing', ne: 'यस धाराको तिर्न बाँकी रकम छैन' },
  'waivers.above_owed': {
    en: 'The connection owes Rs. {owed}: no more can be waived or written off',
    ne: 'यस धाराको तिर्न बाँकी रु. {owed} छ: योभन्दा बढी मिनाहा वा अपलेखन गर्न मिल्दैन',
  },
  'waivers.decided': { en: 'This request has already been decided', ne: 'यस अनुरोधको निर्णय भइसकेको छ' },
  'waivers.second_person': {
    en: 'Another person than the one who requested it approves',
    ne: 'अनुरोध गर्नेभन्दा अर्को व्यक्तिले स्वीकृत गर्नुपर्छ',
  },
  'waivers.two_decimals': { en: 'At most two decimals', ne: 'दशमलवपछि बढीमा दुई अङ्क' },

  'waivers.title': { en: 'Waivers and write-offs', ne: 'मिनाहा र अपलेखन' },
  'waivers.lead': {
    en: 'Requested on the page of a connection; posted to the ledger when another person approves.',
    ne: 'धाराको पृष्ठबाट अनुरोध गरिन्छ; अर्को व्यक्तिले स्वीकृत गरेपछि खातामा लेखिन्छ।',
  },
  'waivers.to_approve': { en: 'To be approved', ne: 'स्वीकृत हुन बाँकी' },
  'waivers.none_to_approve': { en: 'Nothing is to be approved.', ne: 'स्वीकृत हुन बाँकी केही छैन।' },
  'waivers.earlier': { en: 'Decided', ne: 'निर्णय भएका' },
  'waivers.none_earlier': { en: 'There is none yet.', ne: 'अहिलेसम्म केही छैन।' },
  'waivers.of_number': { en: 'Waivers and write-offs of {number}', ne: '{number} को मिनाहा र अपलेखन' },
  'waivers.ledger': { en: 'Ledger', ne: 'खाता' },
  'waivers.owed': { en: 'Owed today', ne: 'आजसम्म तिर्न बाँकी' },
  'waivers.owed_nothing': { en: 'Nothing is owed', ne: 'तिर्न बाँकी छैन' },
  'waivers.request_title': { en: 'New request', ne: 'नयाँ अनुरोध' },
  'waivers.request_lead': {
    en: 'Another person approves the request; nothing is posted before.',
    ne: 'अनुरोध अर्को व्यक्तिले स्वीकृत गर्नुपर्छ; त्यसअघि खातामा केही लेखिँदैन।',
  },
  'waivers.kind': { en: 'Kind', ne: 'किसिम' },
  'waivers.kind_waiver': { en: 'Waiver', ne: 'मिनाहा' },
  'waivers.kind_waiver_help': { en: 'Given up for the sake of the holder', ne: 'ग्राहकलाई छुट दिएको' },
  'waivers.kind_write-off': { en: 'Write-off', ne: 'अपलेखन' },
  'waivers.kind_write-off_help': { en: 'Cannot be collected any more', ne: 'अब असुल हुन नसक्ने' },
  'waivers.amount': { en: 'Amount (Rs.)', ne: 'रकम (रु.)' },
  'waivers.reason': { en: 'Reason', ne: 'कारण' },
  'waivers.send': { en: 'Send the request', ne: 'अनुरोध पठाउनुहोस्' },
  'waivers.sent': { en: 'The request has been sent', ne: 'अनुरोध पठाइयो' },
  'waivers.customer_number': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'waivers.requested': { en: 'Requested by {name}, {date}', ne: 'अनुरोध गर्ने: {name}, मिति {date}' },
  'waivers.requested_on': { en: 'Requested', ne: 'अनुरोध' },
  'waivers.state': { en: 'State', ne: 'अवस्था' },
  'waivers.state_prepared': { en: 'to be approved', ne: 'स्वीकृत हुन बाँकी' },
  'waivers.state_approved': { en: 'approved', ne: 'स्वीकृत' },
  'waivers.state_refused': { en: 'refused', ne: 'अस्वीकृत' },
  'waivers.state_cancelled': { en: 'cancelled', ne: 'रद्द' },
  'waivers.approve': { en: 'Approve', ne: 'स्वीकृत गर्नुहोस्' },
  'waivers.approved': { en: 'The amount has been posted to the ledger', ne: 'रकम खातामा लेखियो' },
  'waivers.refuse': { en: 'Refuse', ne: 'अस्वीकृत गर्नुहोस्' },
  'waivers.refused': { en: 'The request has been refused', ne: 'अनुरोध अस्वीकृत गरियो' },
  'waivers.cancel': { en: 'Cancel the request', ne: 'अनुरोध रद्द गर्नुहोस्' },
  'waivers.cancelled': { en: 'The request has been cancelled', ne: 'अनुरोध रद्द गरियो' },
} as const satisfies Messages

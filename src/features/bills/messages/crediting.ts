// Messages of the console's form that credits a bill, and of the request that is to be approved.

import type { Messages } from '#kit/language.ts'

export const creditingMessages = {
  'bills.crediting_title': { en: 'Credit this bill', ne: 'यो बिल क्रेडिट गर्नुहोस्' },
  'bills.crediting_lead': {
    en: 'Once the request is approved, a credit note takes the charge of {amount} back in the ledger, and the month can be billed anew.',
    ne: 'अनुरोध स्वीकृत भएपछि {amount} महसुल क्रेडिट नोटबाट खातामा फिर्ता लेखिन्छ र यस महिनाको बिल फेरि बनाउन सकिन्छ।',
  },
  'bills.crediting_second_person': {
    en: 'Another person approves the request.',
    ne: 'अनुरोध अर्को व्यक्तिले स्वीकृत गर्नुपर्छ।',
  },
  'bills.crediting_reason': { en: 'Reason', ne: 'कारण' },
  'bills.crediting_send': { en: 'Request the credit note', ne: 'क्रेडिट नोट अनुरोध गर्नुहोस्' },
  'bills.crediting_sent': { en: 'The credit note has been requested', ne: 'क्रेडिट नोट अनुरोध गरियो' },
  'bills.crediting_pending': {
    en: 'A credit note of this bill is to be approved',
    ne: 'यस बिलको क्रेडिट नोट स्वीकृत हुन बाँकी छ',
  },
  'bills.crediting_prepared': { en: 'Requested by {name}, {date}', ne: 'अनुरोध गर्ने: {name}, मिति {date}' },
  'bills.credits_pending': { en: 'Credit notes to approve', ne: 'स्वीकृत गर्नुपर्ने क्रेडिट नोट' },
  'bills.credits_pending_more': {
    en: '{n} are to be approved; the oldest are shown.',
    ne: '{n} वटा स्वीकृत गर्न बाँकी छन्; सबैभन्दा पुराना देखाइएका छन्।',
  },
  'bills.credits_bill': { en: 'Bill', ne: 'बिल' },
  'bills.credits_requested': { en: 'Requested by', ne: 'अनुरोध गर्ने' },
  'bills.crediting_approve': { en: 'Approve the credit note', ne: 'क्रेडिट नोट स्वीकृत गर्नुहोस्' },
  'bills.crediting_approved': { en: 'The bill has been credited', ne: 'बिल क्रेडिट गरियो' },
  'bills.crediting_refuse': { en: 'Refuse', ne: 'अस्वीकृत गर्नुहोस्' },
  'bills.crediting_refused': { en: 'The credit note has been refused', ne: 'क्रेडिट नोट अस्वीकृत गरियो' },
  'bills.crediting_cancel': { en: 'Cancel the request', ne: 'अनुरोध रद्द गर्नुहोस्' },
  'bills.crediting_cancelled': { en: 'The request has been cancelled', ne: 'अनुरोध रद्द गरियो' },
} as const satisfies Messages

// Messages of the console's page of bills for whose months a tariff was published later.

import type { Messages } from '#kit/language.ts'

export const lateMessages = {
  'bills.late_title': { en: 'Bills by a superseded tariff', ne: 'पुरानो महसुल दरबाट जारी बिल' },
  'bills.late_lead': {
    en: 'A tariff that takes effect for a month already billed leaves these bills at the rates of before. They are credited together, and their months billed anew.',
    ne: 'बिल जारी भइसकेको महिनादेखि लागू हुने नयाँ दर पछि प्रकाशन हुँदा यी बिल पुरानै दरमा छन्। यी सबै एकैपटक क्रेडिट गरी ती महिनाको बिल फेरि बनाउन सकिन्छ।',
  },
  'bills.late_none': {
    en: 'Every bill of the last two years follows the tariff of its months.',
    ne: 'पछिल्ला दुई वर्षका सबै बिल आ-आफ्ना महिनामा लागू दरअनुसारै छन्।',
  },
  'bills.late_more': {
    en: 'These are the newest {count}; the others follow when these are credited.',
    ne: 'यी नयाँ {count} वटा हुन्; यी क्रेडिट भएपछि बाँकी देखिन्छन्।',
  },
  'bills.late_cited': { en: 'Billed by the tariff from', ne: 'बिल बनेको दर लागू मिति' },
  'bills.late_in_force': { en: 'Tariff in force from', ne: 'हुनुपर्ने दर लागू मिति' },
  'bills.late_state': { en: 'Credit note', ne: 'क्रेडिट नोट' },
  'bills.late_requested': { en: 'To be approved', ne: 'स्वीकृत हुन बाँकी' },
  'bills.late_open': { en: 'Not requested', ne: 'अनुरोध नभएको' },
  'bills.late_credit': { en: 'Credit these bills', ne: 'यी बिल क्रेडिट गर्नुहोस्' },
  'bills.late_request': { en: 'Request {count} credit notes', ne: '{count} वटा क्रेडिट नोट अनुरोध गर्नुहोस्' },
  'bills.late_request_done': {
    en: '{done} credit notes requested, {left} bills left for another time or person',
    ne: '{done} वटा क्रेडिट नोट अनुरोध भयो, {left} वटा बिल अर्को पटक वा अर्को व्यक्तिका लागि बाँकी',
  },
  'bills.late_pending': {
    en: '{count} credit notes wait for the approval of another person.',
    ne: '{count} वटा क्रेडिट नोट अर्को व्यक्तिको स्वीकृतिको प्रतीक्षामा छन्।',
  },
  'bills.late_approve': { en: 'Approve {count} credit notes', ne: '{count} वटा क्रेडिट नोट स्वीकृत गर्नुहोस्' },
  'bills.late_approve_done': {
    en: '{done} bills credited, {left} left for another time or person; bill the months anew',
    ne: '{done} वटा बिल क्रेडिट भयो, {left} वटा अर्को पटक वा अर्को व्यक्तिका लागि बाँकी; अब ती महिनाको बिल फेरि बनाउनुहोस्',
  },
  'bills.late_then': {
    en: 'Credited bills leave this list. A run of each of their months then bills the same connections anew.',
    ne: 'क्रेडिट भएका बिल यस सूचीबाट हट्छन्। त्यसपछि ती महिनाको बिल बनाउने कार्यले तिनै धाराको बिल फेरि बनाउँछ।',
  },
} as const satisfies Messages

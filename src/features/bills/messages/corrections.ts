// Messages about bills that corrected readings make wrong, of one connection and of all.

import type { Messages } from '#kit/language.ts'

export const correctionMessages = {
  'bills.wrong_title': { en: 'Bills to credit', ne: 'क्रेडिट गर्नुपर्ने बिल' },
  'bills.wrong_lead': {
    en: 'A corrected reading has made these bills wrong. They stay as they are until they are credited. Credit them in this order, then bill their months again.',
    ne: 'सच्याइएको रिडिङले यी बिल गलत भएका छन्। क्रेडिट नगरुन्जेल बिल जस्ताको तस्तै रहन्छन्। यही क्रममा क्रेडिट गरी ती महिनाको बिल फेरि बनाउनुहोस्।',
  },
  'bills.wrong_bill': { en: 'Bill {number}, {month}: {amount}', ne: 'बिल {number}, {month}: {amount}' },
  'bills.wrong_after': {
    en: 'After bill {number}, which has charged a month of it again',
    ne: 'यसको महिना फेरि समावेश गरेको बिल {number}पछि',
  },
  'bills.wrong_requested': { en: 'Credit note requested', ne: 'क्रेडिट नोट अनुरोध गरिएको' },
  'bills.wrong_months': {
    en: 'Credited, and to be billed again, the oldest month first:',
    ne: 'क्रेडिट भइसकेका; पुरानो महिनादेखि सुरु गरी बिल फेरि बनाउनुपर्ने:',
  },
  'bills.wrong_runs': { en: 'Billing', ne: 'बिल बनाउने' },
  'bills.wrong_here': {
    en: 'A reading that this bill charges was corrected after it was issued: it is to be credited.',
    ne: 'यो बिल जारी भएपछि यसको रिडिङ सच्याइएको छ: यो बिल क्रेडिट गर्नुपर्छ।',
  },
  'bills.wrong_all': { en: 'All bills to credit, and their order', ne: 'क्रेडिट गर्नुपर्ने सबै बिल र तिनको क्रम' },
  'bills.wrong_list': { en: 'Bills to credit after corrected readings', ne: 'रिडिङ सच्याइएकाले क्रेडिट गर्नुपर्ने बिल' },
  'bills.wrong_list_lead': {
    en: 'Readings were corrected after these bills were issued. The bills stay as they are until they are credited. Credit those of a connection in the order of this list, then bill their months again.',
    ne: 'यी बिल जारी भएपछि रिडिङ सच्याइएको छ। क्रेडिट नगरुन्जेल बिल जस्ताको तस्तै रहन्छन्। एउटै धाराका बिल यही सूचीको क्रममा क्रेडिट गरी ती महिनाको बिल फेरि बनाउनुहोस्।',
  },
  'bills.wrong_list_none': {
    en: 'No bill is wrong because a reading was corrected in the last two years.',
    ne: 'पछिल्ला दुई वर्षमा सच्याइएका रिडिङले गलत बनाएको कुनै बिल छैन।',
  },
  'bills.wrong_list_count': { en: 'Bills to credit: {count}', ne: 'क्रेडिट गर्नुपर्ने बिल: {count}' },
  'bills.wrong_list_count_more': { en: 'Bills to credit: {count} or more', ne: 'क्रेडिट गर्नुपर्ने बिल: {count} वा बढी' },
  'bills.wrong_list_more': {
    en: 'These are the first {count}; the others follow when these are credited.',
    ne: 'यी पहिला {count} वटा हुन्; यी क्रेडिट भएपछि बाँकी देखिन्छन्।',
  },
  'bills.wrong_list_see': { en: 'See these bills', ne: 'यी बिल हेर्नुहोस्' },
  'bills.wrong_units_before': { en: 'Units before the correction', ne: 'सच्याउनुअघिको युनिट' },
  'bills.wrong_units_after': { en: 'Units after it', ne: 'सच्याएपछिको युनिट' },
  'bills.wrong_credit': { en: 'Credit note', ne: 'क्रेडिट नोट' },
  'bills.charging_title': {
    en: 'Bills by this reading or the next one',
    ne: 'यो वा त्यसपछिको रिडिङबाट बनेका बिल',
  },
  'bills.charging_lead': {
    en: 'They stay as they are when the reading is corrected. Those that it makes wrong are then named, to be credited and billed again.',
    ne: 'रिडिङ सच्याउँदा यी बिल जस्ताको तस्तै रहन्छन्। त्यसपछि गलत भएका बिल देखाइन्छन्; ती क्रेडिट गरी बिल फेरि बनाउनुपर्छ।',
  },
  'bills.charging_bill': { en: 'Bill {number}, {month}', ne: 'बिल {number}, {month}' },
} as const satisfies Messages

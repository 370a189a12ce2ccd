// Messages of collections: reasons of refusals, and the page of the console.

import type { Messages } from '#kit/language.ts'

export const collectionMessages = {
  'collections.until_before_from': {
    en: 'The last day is before the first',
    ne: 'अन्तिम मिति सुरु मितिभन्दा अघि छ',
  },
  'collections.too_long': { en: 'At most {n} days', ne: 'बढीमा {n} दिन' },

  'collections.title': { en: 'Collections', ne: 'सङ्कलन' },
  'collections.lead': {
    en: 'What was received in cash, by cheque, online and at the bank, by posting day. A reversed payment counts on the day of its reversal.',
    ne: 'नगद, चेक, अनलाइन र बैंकबाट प्राप्त रकम, लेखा मितिअनुसार। उल्टाइएको भुक्तानी उल्टाइएकै दिनमा गणना हुन्छ।',
  },
  'collections.by': { en: 'By', ne: 'वर्गीकरण' },
  'collections.by_day': { en: 'Day', ne: 'दिन' },
  'collections.by_month': { en: 'Month', ne: 'महिना' },
  'collections.by_tender': { en: 'Tender', ne: 'माध्यम' },
  'collections.by_cashier': { en: 'Cashier', ne: 'खजाञ्ची' },
  'collections.by_ward': { en: 'Ward', ne: 'वडा' },
  'collections.from': { en: 'From', ne: 'मितिदेखि' },
  'collections.until': { en: 'Until', ne: 'मितिसम्म' },
  'collections.tender': { en: 'Tender', ne: 'माध्यम' },
  'collections.ward': { en: 'Ward', ne: 'वडा' },
  'collections.all': { en: 'All', ne: 'सबै' },
  'collections.show': { en: 'Show', ne: 'देखाउनुहोस्' },
  'collections.ward_wrong': { en: 'A ward is a number from 1 to 99', ne: 'वडा १ देखि ९९ सम्मको अङ्क हुनुपर्छ' },
  'collections.no_ward': { en: 'Without a ward', ne: 'वडा नखुलेको' },
  'collections.empty': { en: 'Nothing was received in this time.', ne: 'यस अवधिमा केही प्राप्त भएको छैन।' },
  'collections.payments': { en: 'Payments', ne: 'भुक्तानी सङ्ख्या' },
  'collections.cash': { en: 'Cash (Rs.)', ne: 'नगद (रु.)' },
  'collections.cheques': { en: 'Cheques (Rs.)', ne: 'चेक (रु.)' },
  'collections.online': { en: 'Online (Rs.)', ne: 'अनलाइन (रु.)' },
  'collections.bank': { en: 'Bank (Rs.)', ne: 'बैंक (रु.)' },
  'collections.reversed': { en: 'Reversed (Rs.)', ne: 'उल्टाइएको (रु.)' },
  'collections.net': { en: 'Collected (Rs.)', ne: 'खुद सङ्कलन (रु.)' },
  'collections.total': { en: 'Total of all rows', ne: 'सबै हरफको जम्मा' },
  'collections.accounts': { en: 'The same in the ledger', ne: 'खातासँग भिडान' },
  'collections.accounts_lead': {
    en: 'What this report has of each account of money, all tenders and wards (collections, and banking, settlements, refunds and cash differences), beside what the ledger says that the account changed by.',
    ne: 'सबै माध्यम र वडाको हिसाबले यस प्रतिवेदनमा भएको रकम (सङ्कलन, र बैंक दाखिला, फर्स्यौट, रकम फिर्ता तथा नगद घटबढ) र खाताअनुसार प्रत्येक शीर्षकको घटबढ।',
  },
  'collections.account': { en: 'Account', ne: 'खाता शीर्षक' },
  'collections.other': { en: 'Other entries (Rs.)', ne: 'अन्य प्रविष्टि (रु.)' },
  'collections.change': { en: 'Change (Rs.)', ne: 'घटबढ (रु.)' },
  'collections.unexplained': { en: 'Difference (Rs.)', ne: 'फरक (रु.)' },
  'collections.equal': {
    en: 'Collections {sum}, ledger {ledger}: equal in every account.',
    ne: 'सङ्कलन {sum}, खाता {ledger}: सबै खाता शीर्षकमा मिलेको छ।',
  },
  'collections.differs': {
    en: 'Collections {sum}, ledger {ledger}: they differ. Look for the day in the daily vouchers.',
    ne: 'सङ्कलन {sum}, खाता {ledger}: मिलेको छैन। फरक परेको दिन दैनिक गोश्वारा भौचरमा हेर्नुहोस्।',
  },
  'collections.vouchers': { en: 'Daily vouchers', ne: 'दैनिक गोश्वारा भौचर' },
} as const satisfies Messages

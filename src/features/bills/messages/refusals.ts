// Reasons why a billing run, a bill or a credit note is refused.

import type { Messages } from '#kit/language.ts'

export const billsRefusals = {
  'bills.period_wrong': {
    en: '"{typed}" is not a Bikram Sambat month such as 2083/07',
    ne: '"{typed}" २०८३/०७ जस्तो विक्रम संवत्‌को महिना होइन',
  },
  'bills.month_not_over': { en: '{period} is not over yet', ne: '{period} अझै सकिएको छैन' },
  'bills.cycle_not_over': {
    en: 'Bills are made for {count} months at a time; {period} is not the last month of one',
    ne: '{count} महिनाको एउटा बिल बन्छ; {period} त्यसको अन्तिम महिना होइन',
  },
  'bills.made_elsewhere': {
    en: 'The bills of this organisation are made in another program and imported',
    ne: 'यस संस्थाको बिल अर्को प्रोग्राममा बनाई यहाँ आयात गरिन्छ',
  },
  'bills.zone_unknown': { en: 'There is no supply zone "{zone}"', ne: '"{zone}" नामको वितरण जोन छैन' },
  'bills.connection_unknown': { en: 'There is no connection {number}', ne: '{number} नम्बरको धारा छैन' },
  'bills.run_prepared_already': {
    en: 'Run {id} of this month, with the same connections, is already prepared; approve or cancel it first',
    ne: 'यस महिनाको, यिनै धारा समेट्ने बिल बनाउने कार्य {id} तयार भइसकेको छ; पहिले त्यसलाई स्वीकृत वा रद्द गर्नुहोस्',
  },
  'bills.run_unknown': { en: 'There is no such billing run', ne: 'बिल बनाउने यस्तो कार्य छैन' },
  'bills.run_approved': { en: 'This billing run has already been approved', ne: 'बिल बनाउने यो कार्य स्वीकृत भइसकेको छ' },
  'bills.run_cancelled': { en: 'This billing run has been cancelled', ne: 'बिल बनाउने यो कार्य रद्द भइसकेको छ' },
  'bills.run_second_person': {
    en: 'A second person approves: not the one who prepared the run',
    ne: 'तयार गर्नेभन्दा अर्को व्यक्तिले स्वीकृत गर्नुपर्छ',
  },
  'bills.unknown': { en: 'There is no such bill', ne: 'यस्तो बिल छैन' },
  'bills.own_connection': {
    en: 'This connection is linked to your own account: somebody else decides about it',
    ne: 'यो धारा तपाईंकै खातासँग जोडिएको छ: यसबारे अरू कर्मचारीले निर्णय गर्नुपर्छ',
  },
  'bills.credited_already': {
    en: 'A credit note of this bill is already prepared or approved',
    ne: 'यस बिलको क्रेडिट नोट तयार वा स्वीकृत भइसकेको छ',
  },
  'bills.charged_anew': {
    en: 'Bill {bill} charges the same month again: credit that bill first',
    ne: 'बिल {bill}ले यही महिनाको शुल्क फेरि लगाएको छ: पहिले त्यो बिल क्रेडिट गर्नुहोस्',
  },
  'bills.credit_unknown': { en: 'There is no such credit note', ne: 'यस्तो क्रेडिट नोट छैन' },
  'bills.credit_approved': { en: 'This credit note has already been approved', ne: 'यो क्रेडिट नोट स्वीकृत भइसकेको छ' },
  'bills.credit_cancelled': { en: 'This credit note has been cancelled', ne: 'यो क्रेडिट नोट रद्द भइसकेको छ' },
  'bills.credit_second_person': {
    en: 'A second person approves: not the one who prepared the credit note',
    ne: 'तयार गर्नेभन्दा अर्को व्यक्तिले स्वीकृत गर्नुपर्छ',
  },
  'bills.run_changed_meanwhile': {
    en: 'Readings, tariffs or connections have changed since the run was prepared; cancel it and prepare it again',
    ne: 'कार्य तयार भएपछि रिडिङ, महसुल दर वा धाराको विवरण परिवर्तन भएको छ; रद्द गरी फेरि तयार गर्नुहोस्',
  },
} as const satisfies Messages

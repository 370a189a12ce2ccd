// Messages of the statement of a customer's connection.

import type { Messages } from '#kit/language.ts'

export const statementMessages = {
  'ledger.statement': { en: 'Statement', ne: 'खाता विवरण' },
  'ledger.statement_lead': {
    en: 'What was billed, paid and corrected, with the balance after each entry. Below zero is a credit that is taken off the next bills.',
    ne: 'बिल, भुक्तानी र सच्याइएका प्रविष्टि, प्रत्येकपछिको बाँकी रकमसहित। शून्यभन्दा कम रकम आगामी बिलबाट कट्टा हुन्छ।',
  },
  'ledger.statement_of': { en: 'Statement of {number}', ne: '{number} को खाता विवरण' },
  'ledger.statement_none': { en: 'There is no entry yet.', ne: 'अहिलेसम्म कुनै प्रविष्टि छैन।' },
  'ledger.statement_no_connection': {
    en: 'No connection of the register is linked to your account.',
    ne: 'तपाईंको खातासँग लगतको कुनै धारा जोडिएको छैन।',
  },
  'ledger.statement_connections': { en: 'Connections', ne: 'धाराहरू' },
  'ledger.statement_search': { en: 'Month, such as 2083/07, or bill number', ne: 'महिना, जस्तै २०८३/०७, वा बिल नम्बर' },
  'ledger.customer_number': { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  'ledger.holder': { en: 'Name', ne: 'ग्राहकको नाम' },
  'ledger.place': { en: 'Ward and tol', ne: 'वडा र टोल' },
  'ledger.months': { en: 'Months', ne: 'महिना' },
  'ledger.months_range': { en: '{from} to {until}', ne: '{from}देखि {until}सम्म' },
  'ledger.balance_before': { en: 'Balance before these entries', ne: 'यी प्रविष्टिअघिको बाँकी' },
  'ledger.balance_after': { en: 'Balance after these entries', ne: 'यी प्रविष्टिपछिको बाँकी' },
  'ledger.shown': { en: 'Shown', ne: 'देखाइएको' },
  'ledger.found_only': {
    en: 'Only entries found by “{search}”; the others are left out',
    ne: '“{search}” खोज्दा भेटिएका प्रविष्टि मात्र; अरू प्रविष्टि यसमा छैनन्',
  },
  'ledger.some_only': {
    en: 'Only some entries; there are others between them',
    ne: 'केही प्रविष्टि मात्र; बीचका अरू प्रविष्टि यसमा छैनन्',
  },
  'ledger.in_credit': { en: 'Credit of {amount}', ne: '{amount} (आगामी बिलबाट कट्टा हुने)' },
  'ledger.earlier_books': { en: 'From the earlier books', ne: 'पहिलेको लगतबाट' },
  'ledger.earlier_books_of': { en: 'Earlier books of {number}', ne: '{number}को पहिलेको लगत' },
  'ledger.earlier_books_lead': {
    en: 'What the earlier books of the office had before {date}. It is not added to the statement again.',
    ne: '{date}अघि कार्यालयको पहिलेको लगतमा रहेको विवरण। यो खाता विवरणमा फेरि जोडिँदैन।',
  },
} as const satisfies Messages

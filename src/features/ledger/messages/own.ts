// Messages of the statement of a customer's connection.

import type { Messages } from '#kit/language.ts'

export const statementMessages = {
  'ledger.statement': { en: 'Statement', ne: 'खाता विवरण' },
  'ledger.statement_lead': {
    en: 'What was billed, paid and corrected, with the balance after each entry. Below zero is paid in advance.',
    ne: 'बिल, भुक्तानी र सच्याइएका प्रविष्टि, प्रत्येकपछिको बाँकी रकमसहित। शून्यभन्दा कम रकम अग्रिम भुक्तानी हो।',
  },
  'ledger.statement_of': { en: 'Statement of {number}', ne: '{number} को खाता विवरण' },
  'ledger.statement_none': { en: 'There is no entry yet.', ne: 'अहिलेसम्म कुनै प्रविष्टि छैन।' },
  'ledger.statement_no_connection': {
    en: 'No connection of the register is linked to your account.',
    ne: 'तपाईंको खातासँग लगतको कुनै धारा जोडिएको छैन।',
  },
  'ledger.statement_connections': { en: 'Connections', ne: 'धाराहरू' },
} as const satisfies Messages

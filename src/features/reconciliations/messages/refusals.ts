// Reasons why a statement or a reconciliation is refused.

import type { Messages } from '#kit/language.ts'

export const reconciliationRefusals = {
  'reconciliations.unknown': { en: 'There is no such reconciliation', ne: 'यस्तो भिडान छैन' },
  'reconciliations.accepted_already': {
    en: 'This reconciliation has already been accepted',
    ne: 'यो भिडान स्वीकार भइसकेको छ',
  },
  'reconciliations.bank_lacking': {
    en: 'Add the statement of the bank first: only money that has arrived there is settled',
    ne: 'पहिले बैंकको विवरण थप्नुहोस्: बैंकमा आइपुगेको रकम मात्र फर्स्यौट हुन्छ',
  },
  'reconciliations.nothing_settled': {
    en: 'No day of the statement that is not settled yet has arrived at the bank',
    ne: 'फर्स्यौट हुन बाँकी कुनै दिनको रकम बैंकमा आइपुगेको छैन',
  },
  'reconciliations.too_long': { en: 'A statement has at most {n} rows', ne: 'विवरणमा बढीमा {n} पङ्क्ति हुन्छन्' },
  'reconciliations.no_rows': { en: 'No row of the file has an amount', ne: 'फाइलको कुनै पङ्क्तिमा रकम छैन' },
  'reconciliations.column_unknown': {
    en: 'The file has no column {column}. Its columns are: {columns}',
    ne: 'फाइलमा {column} स्तम्भ छैन। यसका स्तम्भ: {columns}',
  },
  'reconciliations.needs_reference': {
    en: 'Write which column has the reference. The columns are: {columns}',
    ne: 'सन्दर्भ नम्बर कुन स्तम्भमा छ लेख्नुहोस्। स्तम्भहरू: {columns}',
  },
  'reconciliations.needs_on': {
    en: 'Write which column has the day. The columns are: {columns}',
    ne: 'मिति कुन स्तम्भमा छ लेख्नुहोस्। स्तम्भहरू: {columns}',
  },
  'reconciliations.needs_gross': {
    en: 'Write which column has the amount. The columns are: {columns}',
    ne: 'रकम कुन स्तम्भमा छ लेख्नुहोस्। स्तम्भहरू: {columns}',
  },
  'reconciliations.needs_amount': {
    en: 'Write which column has the amount received. The columns are: {columns}',
    ne: 'प्राप्त रकम कुन स्तम्भमा छ लेख्नुहोस्। स्तम्भहरू: {columns}',
  },
  'reconciliations.day_unread': {
    en: 'Line {line}: {typed} is no day. Write year/month/day',
    ne: 'पङ्क्ति {line}: {typed} मिति होइन। वर्ष/महिना/गते लेख्नुहोस्',
  },
  'reconciliations.amount_unread': {
    en: 'Line {line}: {typed} is no amount in rupees',
    ne: 'पङ्क्ति {line}: {typed} रुपैयाँको रकम होइन',
  },
} as const satisfies Messages

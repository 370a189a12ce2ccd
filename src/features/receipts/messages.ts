// Messages of receipts: reasons of refusals, the pages of the console, and the printed receipt.

import type { Messages } from '#kit/language.ts'

export const receiptMessages = {
  'receipts.unknown': { en: 'There is no such receipt', ne: 'यस्तो रसिद छैन' },
  'receipts.lines_count': { en: 'A receipt has 1 to 50 lines', ne: 'रसिदमा १ देखि ५० हरफ हुनुपर्छ' },
  'receipts.amount_wrong': { en: 'Each amount is above zero', ne: 'प्रत्येक रकम शून्यभन्दा बढी हुनुपर्छ' },
  'receipts.purpose_wrong': {
    en: 'What is paid for a connection names it, and nothing else does',
    ne: 'धाराको भुक्तानीमा मात्र धारा उल्लेख हुनुपर्छ',
  },
} as const satisfies Messages

// Manifest of receipt books: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { bookMessages } from './messages.ts'

export const receiptBooksFeature = {
  messages: bookMessages,
  navigation: {
    console: [
      {
        label: bookMessages['books.title'],
        to: '/staff/receipt-books',
        icon: 'list',
        group: 'accounts',
        order: 63.7,
        permission: 'receipts:read',
      },
    ],
  },
  auditActions: {
    registerBook: { en: 'Register a receipt book', ne: 'रसिद किताब दर्ता गर्ने' },
    returnBook: { en: 'Record that a receipt book came back', ne: 'रसिद किताब फिर्ता भएको जनाउने' },
    enterPage: { en: 'Enter a page of a receipt book', ne: 'रसिद किताबको पाना चढाउने' },
    notePage: { en: 'Note a void or missing page', ne: 'रद्द वा हराएको पाना जनाउने' },
    'books.registered': { en: 'Receipt book registered', ne: 'रसिद किताब दर्ता गरियो' },
    'books.returned': { en: 'Receipt book came back', ne: 'रसिद किताब फिर्ता भयो' },
    'books.page_entered': { en: 'Page of a receipt book entered', ne: 'रसिद किताबको पाना चढाइयो' },
    'books.page_noted': {
      en: 'Page of a receipt book noted as void or missing',
      ne: 'रसिद किताबको पाना रद्द वा हराएको जनाइयो',
    },
  },
} satisfies Feature

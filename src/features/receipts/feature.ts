// Manifest of receipts: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { receiptMessages } from './messages.ts'

export const receiptsFeature = {
  messages: receiptMessages,
  navigation: {
    public: [{ label: receiptMessages['receipts.verify'], to: '/verify', group: 'services' }],
    console: [
      {
        label: receiptMessages['receipts.title'],
        to: '/staff/receipts',
        icon: 'check',
        group: 'accounts',
        order: 63,
        permission: 'receipts:read',
      },
    ],
  },
  auditActions: {
    printReceipt: { en: 'Print a receipt', ne: 'रसिद छाप्ने' },
    'receipts.key_made': { en: 'Signing key of receipts made', ne: 'रसिदको दस्तखत साँचो बनाइयो' },
    'receipts.read': { en: 'Receipt opened', ne: 'रसिद हेरियो' },
    'receipts.printed': { en: 'Receipt printed', ne: 'रसिद छापियो' },
  },
} satisfies Feature

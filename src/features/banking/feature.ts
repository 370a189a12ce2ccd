// Manifest of banking: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { bankingMessages } from './messages.ts'

export const bankingFeature = {
  messages: bankingMessages,
  navigation: {
    console: [
      {
        label: bankingMessages['banking.cheques'],
        to: '/staff/cheques',
        icon: 'wallet',
        group: 'accounts',
        order: 66,
        permission: 'ledger:read',
      },
    ],
  },
  auditActions: {
    depositCheques: { en: 'Deposit cheques at the bank', ne: 'चेक बैंक दाखिला गर्ने' },
    clearCheque: { en: 'Record a cheque as cleared', ne: 'चेकको रकम प्राप्त भएको जनाउने' },
    returnCheque: { en: 'Record a cheque as returned', ne: 'चेक फिर्ता भएको जनाउने' },
    'banking.deposited': { en: 'Cheques deposited at the bank', ne: 'चेक बैंक दाखिला गरियो' },
    'banking.cleared': { en: 'Cheque cleared', ne: 'चेकको रकम प्राप्त भयो' },
    'banking.returned': { en: 'Cheque returned by the bank', ne: 'बैंकले चेक फिर्ता गर्‍यो' },
  },
} satisfies Feature

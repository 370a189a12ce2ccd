// Manifest of banking: messages, navigation, its section of the dashboard and audit labels.

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
      {
        label: bankingMessages['banking.deposits'],
        to: '/staff/deposits',
        icon: 'wallet',
        group: 'accounts',
        order: 67,
        permission: 'ledger:read',
      },
    ],
  },
  dashboard: {
    section: 'banking',
    label: bankingMessages['banking.deposits'],
    icon: 'wallet',
    items: [
      {
        count: 'cashOverdue',
        label: { en: 'Cash days overdue for the bank', ne: 'बैंक दाखिलाको म्याद नाघेका नगद दिन' },
        to: '/staff/deposits',
        tone: 'danger',
      },
      {
        count: 'chequesOverdue',
        label: { en: 'Cheques overdue', ne: 'म्याद नाघेका चेक' },
        to: '/staff/cheques',
        tone: 'danger',
      },
      {
        count: 'cash',
        label: { en: 'Cash days to deposit', ne: 'बैंक दाखिला गर्नुपर्ने नगद दिन' },
        to: '/staff/deposits',
        own: 'banking:write',
      },
    ],
  },
  auditActions: {
    depositCash: { en: 'Deposit cash at the bank', ne: 'नगद बैंक दाखिला गर्ने' },
    'banking.cash_deposited': { en: 'Cash deposited at the bank', ne: 'नगद बैंक दाखिला गरियो' },
    depositCheques: { en: 'Deposit cheques at the bank', ne: 'चेक बैंक दाखिला गर्ने' },
    clearCheque: { en: 'Record a cheque as cleared', ne: 'चेकको रकम प्राप्त भएको जनाउने' },
    returnCheque: { en: 'Record a cheque as returned', ne: 'चेक फिर्ता भएको जनाउने' },
    'banking.deposited': { en: 'Cheques deposited at the bank', ne: 'चेक बैंक दाखिला गरियो' },
    'banking.cleared': { en: 'Cheque cleared', ne: 'चेकको रकम प्राप्त भयो' },
    'banking.returned': { en: 'Cheque returned by the bank', ne: 'बैंकले चेक फिर्ता गर्‍यो' },
  },
} satisfies Feature

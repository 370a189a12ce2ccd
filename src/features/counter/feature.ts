// Manifest of the counter: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { counterMessages } from './messages.ts'

export const counterFeature = {
  messages: counterMessages,
  navigation: {
    console: [
      {
        label: counterMessages['counter.title'],
        to: '/staff/counter',
        icon: 'wallet',
        group: 'accounts',
        order: 30,
        permission: 'counter:use',
      },
      {
        label: counterMessages['counter.days'],
        to: '/staff/cash-days',
        icon: 'calendar',
        group: 'accounts',
        order: 65,
        permission: 'ledger:read',
      },
    ],
  },
  auditActions: {
    takePayment: { en: 'Take a payment at the counter', ne: 'काउन्टरमा भुक्तानी लिने' },
    payRefund: { en: 'Pay a refund in cash', ne: 'रकम नगद फिर्ता गर्ने' },
    reverseReceipt: { en: 'Reverse a receipt', ne: 'रसिद उल्टाउने' },
    openCashDay: { en: "Open a cashier's day", ne: 'खजाञ्चीको दिन खोल्ने' },
    closeCashDay: { en: "Close a cashier's day", ne: 'खजाञ्चीको दिन बन्द गर्ने' },
    'counter.looked_up': { en: 'Amount due looked up at the counter', ne: 'काउन्टरमा तिर्नुपर्ने रकम हेरियो' },
    'counter.taken': { en: 'Payment taken at the counter', ne: 'काउन्टरमा भुक्तानी लिइयो' },
    'counter.opened': { en: "Cashier's day opened", ne: 'खजाञ्चीको दिन खोलियो' },
    'counter.closed': { en: "Cashier's day closed", ne: 'खजाञ्चीको दिन बन्द गरियो' },
  },
} satisfies Feature

// Manifest of payments: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { paymentMessages } from './messages/public.ts'
import { officePaymentMessages } from './messages/office.ts'

export const paymentsFeature = {
  messages: { ...paymentMessages, ...officePaymentMessages },
  navigation: {
    public: [{ label: paymentMessages['payments.title'], to: '/pay', group: 'services' }],
    portal: [
      {
        label: paymentMessages['payments.own_title'],
        short: { en: 'Pay', ne: 'भुक्तानी' },
        to: '/account/payments',
        icon: 'wallet',
        order: 16,
      },
    ],
    console: [
      {
        label: officePaymentMessages['payments.office_title'],
        to: '/staff/payments',
        icon: 'wallet',
        group: 'accounts',
        order: 64,
        permission: 'ledger:read',
      },
    ],
  },
  auditActions: {
    'payments.paid': { en: 'Payment through a gateway entered', ne: 'गेटवेबाट भएको भुक्तानी चढाइयो' },
    resolvePayment: { en: 'Say what was done about a payment', ne: 'फरक परेको भुक्तानीको टुङ्गो लगाउने' },
    'payments.read': { en: 'Online payment opened', ne: 'अनलाइन भुक्तानी हेरियो' },
    'payments.resolved': { en: 'Online payment looked at', ne: 'फरक परेको अनलाइन भुक्तानीको टुङ्गो लगाइयो' },
    'payments.held': { en: 'Payment held for the office', ne: 'भुक्तानी कार्यालयले हेर्न राखियो' },
  },
} satisfies Feature

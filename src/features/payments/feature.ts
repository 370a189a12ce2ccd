// Manifest of payments: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { paymentMessages } from './messages/public.ts'

export const paymentsFeature = {
  messages: paymentMessages,
  auditActions: {
    'payments.paid': { en: 'Payment through a gateway entered', ne: 'गेटवेबाट भएको भुक्तानी चढाइयो' },
    'payments.held': { en: 'Payment held for the office', ne: 'भुक्तानी कार्यालयले हेर्न राखियो' },
  },
} satisfies Feature

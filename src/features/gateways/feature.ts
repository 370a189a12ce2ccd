// Manifest of gateways: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { gatewayMessages } from './messages.ts'

export const gatewaysFeature = {
  messages: gatewayMessages,
  navigation: {
    console: [
      {
        label: gatewayMessages['gateways.title'],
        to: '/staff/payment-accounts',
        icon: 'wallet',
        group: 'settings',
        order: 38,
        permission: 'organisation:change',
      },
    ],
  },
  auditActions: {
    setGatewayAccount: { en: 'Set a payment account', ne: 'भुक्तानी खाता राख्ने' },
    endGatewayAccount: { en: 'Stop taking payments through a gateway', ne: 'भुक्तानी माध्यमबाट रकम लिन बन्द गर्ने' },
    'gateways.set': { en: 'Payment account set', ne: 'भुक्तानी खाता राखियो' },
    'gateways.ended': { en: 'Payment account ended', ne: 'भुक्तानी खाता बन्द गरियो' },
  },
} satisfies Feature

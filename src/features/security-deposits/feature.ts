// Manifest of security deposits: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { depositMessages } from './messages.ts'

export const depositsFeature = {
  messages: depositMessages,
  navigation: {
    console: [
      {
        label: depositMessages['deposits.title'],
        to: '/staff/security-deposits',
        icon: 'wallet',
        group: 'accounts',
        order: 62.7,
        permission: 'ledger:read',
      },
    ],
  },
  auditActions: {
    takeDeposit: { en: 'Take a security deposit', ne: 'धरौटी लिने' },
    requestDeposit: { en: 'Request about a security deposit', ne: 'धरौटीबारे अनुरोध गर्ने' },
    approveDeposit: { en: 'Approve a request about a security deposit', ne: 'धरौटीको अनुरोध स्वीकृत गर्ने' },
    refuseDeposit: { en: 'Refuse a request about a security deposit', ne: 'धरौटीको अनुरोध अस्वीकृत गर्ने' },
    cancelDeposit: { en: 'Cancel a request about a security deposit', ne: 'धरौटीको अनुरोध रद्द गर्ने' },
    'deposits.read': { en: 'Security deposit of a connection opened', ne: 'धाराको धरौटी हेरियो' },
    'deposits.taken': { en: 'Security deposit taken', ne: 'धरौटी लिइयो' },
    'deposits.requested': { en: 'Request about a security deposit made', ne: 'धरौटीबारे अनुरोध गरियो' },
    'deposits.approved': { en: 'Security deposit posted', ne: 'धरौटी खातामा लेखियो' },
    'deposits.refused': { en: 'Request about a security deposit refused', ne: 'धरौटीको अनुरोध अस्वीकृत गरियो' },
    'deposits.cancelled': { en: 'Request about a security deposit cancelled', ne: 'धरौटीको अनुरोध रद्द गरियो' },
  },
} satisfies Feature

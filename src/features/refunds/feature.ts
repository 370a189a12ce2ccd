// Manifest of refunds: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { refundMessages } from './messages.ts'

export const refundsFeature = {
  messages: refundMessages,
  navigation: {
    console: [
      {
        label: refundMessages['refunds.title'],
        to: '/staff/refunds',
        icon: 'wallet',
        group: 'accounts',
        order: 63,
        permission: 'ledger:read',
      },
    ],
  },
  auditActions: {
    requestHeld: { en: 'Request what happens with held money', ne: 'राखिएको रकमबारे अनुरोध गर्ने' },
    requestRefund: { en: 'Request a refund', ne: 'रकम फिर्ता अनुरोध गर्ने' },
    requestMove: { en: 'Request that a payment is moved', ne: 'भुक्तानी सार्न अनुरोध गर्ने' },
    approveRefund: { en: 'Approve a refund or assignment', ne: 'रकम फिर्ता वा चढाउने अनुरोध स्वीकृत गर्ने' },
    refuseRefund: { en: 'Refuse a refund or assignment', ne: 'रकम फिर्ता वा चढाउने अनुरोध अस्वीकृत गर्ने' },
    cancelRefund: { en: 'Cancel a refund or assignment', ne: 'रकम फिर्ता वा चढाउने अनुरोध रद्द गर्ने' },
    'refunds.read': { en: 'Refunds of a connection opened', ne: 'धाराको रकम फिर्ता हेरियो' },
    'refunds.requested': { en: 'Refund or assignment requested', ne: 'रकम फिर्ता वा चढाउन अनुरोध गरियो' },
    'refunds.approved': { en: 'Refund or assignment posted', ne: 'रकम फिर्ता वा चढाएको खातामा लेखियो' },
    'refunds.paid_out': { en: 'Refund paid in cash', ne: 'रकम नगद फिर्ता गरियो' },
    'refunds.refused': { en: 'Refund or assignment refused', ne: 'रकम फिर्ता वा चढाउने अनुरोध अस्वीकृत गरियो' },
    'refunds.cancelled': { en: 'Refund or assignment cancelled', ne: 'रकम फिर्ता वा चढाउने अनुरोध रद्द गरियो' },
  },
} satisfies Feature

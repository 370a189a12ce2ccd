// Manifest of instalments: messages, navigation, its section of the dashboard and audit labels.

import type { Feature } from '#root/manifest.ts'
import { instalmentMessages } from './messages/all.ts'

export const instalmentsFeature = {
  messages: instalmentMessages,
  navigation: {
    console: [
      {
        label: instalmentMessages['instalments.title'],
        to: '/staff/instalments',
        icon: 'calendar',
        group: 'accounts',
        order: 62.5,
        permission: 'ledger:read',
      },
    ],
  },
  dashboard: {
    section: 'instalments',
    label: instalmentMessages['instalments.title'],
    icon: 'calendar',
    items: [
      {
        count: 'missed',
        label: { en: 'Agreements with a missed instalment', ne: 'किस्ता नतिरेका सम्झौता' },
        to: '/staff/instalments#running',
        tone: 'danger',
      },
      {
        count: 'toApprove',
        label: { en: 'Instalments to approve', ne: 'स्वीकृत गर्नुपर्ने किस्ता सम्झौता' },
        to: '/staff/instalments',
        own: 'billing:approve',
      },
    ],
  },
  auditActions: {
    requestAgreement: { en: 'Prepare an agreement of instalments', ne: 'किस्ता सम्झौता तयार गर्ने' },
    approveAgreement: { en: 'Approve an agreement of instalments', ne: 'किस्ता सम्झौता स्वीकृत गर्ने' },
    refuseAgreement: { en: 'Refuse an agreement of instalments', ne: 'किस्ता सम्झौता अस्वीकृत गर्ने' },
    cancelAgreement: { en: 'Cancel an agreement of instalments', ne: 'किस्ता सम्झौता रद्द गर्ने' },
    'instalments.read': { en: 'Instalments of a connection opened', ne: 'धाराको किस्ता हेरियो' },
    'instalments.requested': { en: 'Agreement of instalments prepared', ne: 'किस्ता सम्झौता तयार गरियो' },
    'instalments.approved': { en: 'Agreement of instalments approved', ne: 'किस्ता सम्झौता स्वीकृत गरियो' },
    'instalments.refused': { en: 'Agreement of instalments refused', ne: 'किस्ता सम्झौता अस्वीकृत गरियो' },
    'instalments.cancelled': { en: 'Agreement of instalments cancelled', ne: 'किस्ता सम्झौता रद्द गरियो' },
    'instalments.missed': {
      en: 'Instalment missed; the holder gets a message',
      ne: 'किस्ता नतिरेको; ग्राहकलाई जानकारी दिइयो',
    },
    'instalments.ended': { en: 'Agreement of instalments paid', ne: 'किस्ता सम्झौताको भुक्तानी पूरा भयो' },
  },
} satisfies Feature

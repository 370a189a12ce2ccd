// Manifest of amnesties: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { amnestyMessages } from './messages.ts'

export const amnestiesFeature = {
  messages: amnestyMessages,
  navigation: {
    console: [
      {
        label: amnestyMessages['amnesties.title'],
        to: '/staff/amnesties',
        icon: 'wallet',
        group: 'accounts',
        order: 63,
        permission: 'ledger:read',
      },
    ],
  },
  auditActions: {
    prepareAmnesty: { en: 'Prepare an amnesty', ne: 'मिनाहा अभियान तयार गर्ने' },
    approveAmnesty: { en: 'Approve an amnesty', ne: 'मिनाहा अभियान स्वीकृत गर्ने' },
    refuseAmnesty: { en: 'Refuse an amnesty', ne: 'मिनाहा अभियान अस्वीकृत गर्ने' },
    cancelAmnesty: { en: 'Cancel an amnesty', ne: 'मिनाहा अभियान रद्द गर्ने' },
    'amnesties.prepared': { en: 'Amnesty prepared', ne: 'मिनाहा अभियान तयार गरियो' },
    'amnesties.approved': { en: 'Amnesty approved', ne: 'मिनाहा अभियान स्वीकृत गरियो' },
    'amnesties.refused': { en: 'Amnesty refused', ne: 'मिनाहा अभियान अस्वीकृत गरियो' },
    'amnesties.cancelled': { en: 'Amnesty cancelled', ne: 'मिनाहा अभियान रद्द गरियो' },
  },
} satisfies Feature

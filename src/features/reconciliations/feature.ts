// Manifest of reconciliations: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { reconciliationRefusals } from './messages/refusals.ts'
import { reconciliationScreens } from './messages/screens.ts'

export const reconciliationsFeature = {
  messages: reconciliationRefusals,
  navigation: {
    console: [
      {
        label: reconciliationScreens['reconciliations.title'],
        to: '/staff/reconciliations',
        icon: 'check',
        group: 'accounts',
        order: 69,
        permission: 'ledger:read',
      },
    ],
  },
  auditActions: {
    sendStatement: { en: 'Send a statement of a gateway', ne: 'गेटवेको विवरण पठाउने' },
    sendBankStatement: { en: 'Send a statement of the bank', ne: 'बैंकको विवरण पठाउने' },
    acceptReconciliation: { en: 'Accept a reconciliation', ne: 'भिडान स्वीकार गर्ने' },
    'reconciliations.sent': { en: 'Statement of a gateway sent', ne: 'गेटवेको विवरण पठाइयो' },
    'reconciliations.bank_sent': { en: 'Statement of the bank sent', ne: 'बैंकको विवरण पठाइयो' },
    'reconciliations.accepted': { en: 'Reconciliation accepted', ne: 'भिडान स्वीकार गरियो' },
  },
} satisfies Feature

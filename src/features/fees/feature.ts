// Manifest of fees: messages, navigation and audit labels.

import { listAuditLabels } from '#features/ordered-lists/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { purposeNoun } from './contract/forms.ts'
import { feeMessages } from './messages.ts'

export const feesFeature = {
  messages: feeMessages,
  navigation: {
    console: [
      {
        label: feeMessages['fees.purposes'],
        to: '/staff/fee-purposes',
        icon: 'wallet',
        group: 'settings',
        order: 39,
        items: { subject: 'fee-purpose', path: 'feePurposes' },
        permission: 'organisation:change',
      },
    ],
  },
  auditActions: {
    ...listAuditLabels(purposeNoun),
    takeFee: { en: 'Take a fee without a connection', ne: 'धाराबाहेकको दस्तुर लिने' },
    'fees.taken': { en: 'Fee taken at the counter', ne: 'काउन्टरमा दस्तुर लिइयो' },
  },
} satisfies Feature

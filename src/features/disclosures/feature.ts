// Manifest of disclosures: messages, navigation and audit labels.

import { auditLabels } from '#features/publishing/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { disclosureNoun } from './contract/nouns.ts'
import { disclosuresMessages } from './messages.ts'

export const disclosuresFeature = {
  messages: disclosuresMessages,
  navigation: {
    console: [
      {
        label: { en: 'Proactive disclosure', ne: 'स्वतः प्रकाशन' },
        short: { en: 'Disclosure', ne: 'प्रकाशन' },
        to: '/staff/disclosures',
        icon: 'file',
        group: 'publish',
        order: 60,
        items: { subject: 'disclosure' },
        permission: 'content:write',
      },
    ],
  },
  auditActions: {
    ...auditLabels(disclosureNoun),
  },
} satisfies Feature

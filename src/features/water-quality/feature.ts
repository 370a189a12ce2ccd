// Manifest of water quality: messages, navigation and audit labels.

import { auditLabels } from '#features/publishing/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { waterTestNoun } from './contract/nouns.ts'
import { waterQualityMessages } from './messages.ts'

export const waterQualityFeature = {
  messages: waterQualityMessages,
  navigation: {
    public: [{ label: waterQualityMessages['quality.title'], to: '/water-quality', group: 'publications' }],
    console: [
      {
        label: { en: 'Water tests', ne: 'पानीको परीक्षण' },
        short: { en: 'Tests', ne: 'परीक्षण' },
        to: '/staff/water-tests',
        icon: 'drop',
        group: 'water',
        order: 40,
        items: { subject: 'water-test', path: 'waterTests' },
        permission: 'content:write',
      },
    ],
  },
  auditActions: {
    ...auditLabels(waterTestNoun),
  },
} satisfies Feature

// Manifest of organisations' appearance: messages, navigation, audit labels.

import type { Feature } from '#root/manifest.ts'
import { brandsMessages } from './messages.ts'

export const brandsFeature = {
  messages: brandsMessages,
  navigation: {
    console: [
      {
        label: { en: 'Organisation', ne: 'संस्था' },
        to: '/staff/organisation',
        icon: 'columns',
        group: 'settings',
        order: 10,
        permission: 'organisation:change',
      },
    ],
  },
  auditActions: {
    changeAppearance: { en: 'Appearance changed', ne: 'रङ र स्वरूप परिवर्तन गरियो' },
  },
} satisfies Feature

// Manifest of organisations' appearance: messages, audit labels.

import type { Feature } from '#root/manifest.ts'
import { brandsMessages } from './messages.ts'

export const brandsFeature = {
  messages: brandsMessages,
  auditActions: {
    changeAppearance: { en: 'Appearance changed', ne: 'रङ र स्वरूप परिवर्तन गरियो' },
  },
} satisfies Feature

// Manifest of organisations: messages.

import type { Feature } from '#root/manifest.ts'
import { organisationsMessages } from './messages.ts'

export const organisationsFeature = {
  messages: organisationsMessages,
  auditActions: { changeOnCallNumber: { en: 'On-call number changed', ne: 'आकस्मिक सम्पर्क नम्बर परिवर्तन गरियो' } },
} satisfies Feature

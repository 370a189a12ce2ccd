// Manifest of offices: messages.

import type { Feature } from '#root/manifest.ts'
import { officesMessages } from './messages.ts'

export const officesFeature = {
  messages: officesMessages,
} satisfies Feature

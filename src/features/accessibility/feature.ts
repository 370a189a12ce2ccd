// Manifest of the accessibility statement: messages.

import type { Feature } from '#root/manifest.ts'
import { accessibilityMessages } from './messages.ts'

export const accessibilityFeature = {
  messages: accessibilityMessages,
} satisfies Feature

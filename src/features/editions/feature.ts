// Manifest of editions: messages.

import type { Feature } from '#root/manifest.ts'
import { editionsMessages } from './messages.ts'

export const editionsFeature = {
  messages: editionsMessages,
} satisfies Feature

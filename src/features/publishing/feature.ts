// Manifest of publishing: messages.

import type { Feature } from '#root/manifest.ts'
import { publishingMessages } from './messages/states.ts'

export const publishingFeature = {
  messages: publishingMessages,
} satisfies Feature

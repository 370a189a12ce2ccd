// Manifest of tols: messages.

import type { Feature } from '#root/manifest.ts'
import { tolsMessages } from './messages.ts'

export const tolsFeature = {
  messages: tolsMessages,
} satisfies Feature

// Manifest of the first page: messages.

import type { Feature } from '#root/manifest.ts'
import { landingMessages } from './messages.ts'

export const landingFeature = {
  messages: landingMessages,
} satisfies Feature

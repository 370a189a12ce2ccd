// Manifest of organisations: messages.

import type { Feature } from '#root/manifest.ts'
import { organisationsMessages } from './messages.ts'

export const organisationsFeature = {
  messages: organisationsMessages,
} satisfies Feature

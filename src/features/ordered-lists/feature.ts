// Manifest of ordered lists: messages.

import type { Feature } from '#root/manifest.ts'
import { listsMessages } from './messages.ts'

export const orderedListsFeature = {
  messages: listsMessages,
} satisfies Feature

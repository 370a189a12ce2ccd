// Manifest of categories: messages.

import type { Feature } from '#root/manifest.ts'
import { categoriesMessages } from './messages.ts'

export const categoriesFeature = {
  messages: categoriesMessages,
} satisfies Feature

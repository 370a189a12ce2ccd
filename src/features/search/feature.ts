// Manifest of the search: messages and breadcrumb.

import type { Feature } from '#root/manifest.ts'
import { searchMessages } from './messages.ts'

export const searchFeature = {
  messages: searchMessages,
  navigation: { public: [{ label: searchMessages['search.title'], to: '/search' }] },
} satisfies Feature

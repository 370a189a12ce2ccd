// Manifest of collections: messages and navigation.

import type { Feature } from '#root/manifest.ts'
import { collectionMessages } from './messages.ts'

export const collectionsFeature = {
  messages: collectionMessages,
  navigation: {
    console: [
      {
        label: collectionMessages['collections.title'],
        to: '/staff/collections',
        icon: 'columns',
        group: 'accounts',
        order: 68,
        permission: 'ledger:read',
      },
    ],
  },
} satisfies Feature

// Manifest of prices: messages, navigation and audit labels.

import { editionAuditLabels } from '#features/editions/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { priceListNoun } from './contract/nouns.ts'
import { priceListMessages } from './messages.ts'

export const pricesFeature = {
  messages: priceListMessages,
  navigation: {
    console: [
      {
        label: priceListMessages['prices.title'],
        to: '/staff/prices',
        icon: 'wallet',
        group: 'settings',
        order: 37,
        items: { path: 'priceLists' },
        permission: 'tariffs:write',
      },
    ],
  },
  auditActions: editionAuditLabels(priceListNoun),
} satisfies Feature

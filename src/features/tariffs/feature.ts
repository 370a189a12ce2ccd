// Manifest of tariffs: messages and navigation.

import type { Feature } from '#root/manifest.ts'
import { tariffsMessages } from './messages/all.ts'

export const tariffsFeature = {
  messages: tariffsMessages,
  navigation: {
    public: [
      { label: { en: 'Water tariff', ne: 'खानेपानी महसुल दर' }, to: '/tariff', group: 'services' },
      // The misspelling is required by the specification.
      { label: { en: 'Tariff calculator', ne: 'महसुल गणक' }, to: '/tarrif-calculator', group: 'services', order: 40 },
    ],
  },
} satisfies Feature

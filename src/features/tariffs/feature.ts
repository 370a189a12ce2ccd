// Manifest of tariffs: messages, navigation and audit labels.

import { editionAuditLabels } from '#features/editions/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { tariffEditionNoun } from './contract/nouns.ts'
import { tariffsMessages } from './messages/all.ts'

export const tariffsFeature = {
  messages: tariffsMessages,
  navigation: {
    public: [
      { label: { en: 'Water tariff', ne: 'खानेपानी महसुल दर' }, to: '/tariff', group: 'services' },
      // The misspelling is required by the specification.
      { label: { en: 'Tariff calculator', ne: 'महसुल गणक' }, to: '/tarrif-calculator', group: 'services', order: 40 },
    ],
    console: [
      {
        label: tariffsMessages['tariffs.office'],
        to: '/staff/tariffs',
        icon: 'calculator',
        group: 'settings',
        order: 36,
        items: { path: 'tariffEditions' },
        permission: 'tariffs:write',
      },
    ],
  },
  auditActions: editionAuditLabels(tariffEditionNoun),
} satisfies Feature

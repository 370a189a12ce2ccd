// Manifest of tols: messages, navigation and audit labels.

import { listAuditLabels } from '#features/ordered-lists/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { tolNoun, zoneNoun } from './contract/forms.ts'
import { tolsMessages } from './messages.ts'

export const tolsFeature = {
  messages: tolsMessages,
  navigation: {
    console: [
      {
        label: tolsMessages['tols.zones_office'],
        to: '/staff/zones',
        icon: 'drop',
        group: 'settings',
        order: 44,
        items: { subject: 'supply-zone', path: 'supplyZones' },
        permission: 'organisation:change',
      },
      {
        label: tolsMessages['tols.office'],
        to: '/staff/tols',
        icon: 'map',
        group: 'settings',
        order: 45,
        items: { subject: 'tol' },
        permission: 'organisation:change',
      },
    ],
  },
  auditActions: { ...listAuditLabels(tolNoun), ...listAuditLabels(zoneNoun) },
} satisfies Feature

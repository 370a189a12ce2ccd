// Manifest of the audit log: navigation.

import type { Feature } from '#root/manifest.ts'

export const auditFeature = {
  navigation: {
    console: [
      {
        label: { en: 'Audit log', ne: 'गतिविधि अभिलेख' },
        to: '/staff/audit',
        icon: 'list',
        group: 'office',
        order: 30,
        permission: 'audit:read',
      },
    ],
  },
} satisfies Feature

// Manifest of accounts: navigation and audit labels.

import type { Feature } from '#root/manifest.ts'

export const accountsFeature = {
  navigation: {
    portal: [
      { label: { en: 'Overview', ne: 'सारांश' }, to: '/account', icon: 'drop', order: 10 },
      {
        label: { en: 'Details and language', ne: 'विवरण र भाषा' },
        short: { en: 'Details', ne: 'विवरण' },
        to: '/account/details',
        icon: 'user',
        order: 40,
      },
    ],
  },
  auditActions: {
    'account.changed': { en: 'Account changed', ne: 'खाता परिवर्तन गरियो' },
    'account.downloaded': { en: 'Own data downloaded', ne: 'आफ्नो वैयक्तिक विवरण डाउनलोड गरियो' },
  },
} satisfies Feature

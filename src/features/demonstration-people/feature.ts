// Manifest of demonstration accounts: audit labels.

import type { Feature } from '#root/manifest.ts'

export const demonstrationPeopleFeature = {
  auditActions: {
    'demonstration.person_removed': { en: 'Demonstration account removed', ne: 'प्रदर्शनका लागि राखिएको खाता हटाइयो' },
  },
} satisfies Feature

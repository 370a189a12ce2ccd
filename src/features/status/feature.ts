// Manifest of the state of the installation: navigation.

import type { Feature } from '#root/manifest.ts'
import { statusPageMessages } from './messages/page.ts'

export const statusFeature = {
  navigation: {
    console: [
      {
        label: statusPageMessages['status.title'],
        to: '/staff/status',
        icon: 'list',
        group: 'office',
        order: 50,
        permission: 'organisation:change',
      },
    ],
  },
} satisfies Feature

// Manifest of numbers: messages and navigation.

import type { Feature } from '#root/manifest.ts'
import { numbersMessages } from './messages.ts'

export const numbersFeature = {
  messages: numbersMessages,
  navigation: {
    console: [
      {
        label: numbersMessages['numbers.title'],
        to: '/staff/numbers',
        icon: 'columns',
        group: 'office',
        order: 40,
        permission: 'numbers:read',
      },
    ],
  },
} satisfies Feature

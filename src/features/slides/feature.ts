// Manifest of slides: messages, navigation and audit labels.

import { auditLabels, orderLabels } from '#features/publishing/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { slideNoun } from './contract/addresses.ts'
import { slidesMessages } from './messages.ts'

export const slidesFeature = {
  messages: slidesMessages,
  navigation: {
    console: [
      {
        label: { en: 'Slides', ne: 'स्लाइड' },
        to: '/staff/slides',
        icon: 'play',
        group: 'publish',
        order: 30,
        items: { subject: 'slide' },
        permission: 'content:write',
      },
    ],
  },
  auditActions: {
    ...auditLabels(slideNoun),
    ...orderLabels(slideNoun),
  },
} satisfies Feature

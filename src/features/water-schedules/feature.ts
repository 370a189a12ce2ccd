// Manifest of water schedules: messages and navigation.

import type { Feature } from '#root/manifest.ts'
import { waterSchedulesMessages } from './messages.ts'

export const waterSchedulesFeature = {
  messages: waterSchedulesMessages,
  navigation: {
    public: [
      {
        label: { en: 'Water supply schedule', ne: 'खानेपानी वितरण तालिका' },
        to: '/water-schedule',
        group: 'services',
        order: 30,
      },
    ],
  },
} satisfies Feature

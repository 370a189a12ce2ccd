// Manifest of reading schedules: messages and navigation.

import type { Feature } from '#root/manifest.ts'
import { readingSchedulesMessages } from './messages.ts'

export const readingSchedulesFeature = {
  messages: readingSchedulesMessages,
  navigation: {
    public: [
      {
        label: { en: 'Meter reading schedule', ne: 'मिटर रिडिङ तालिका' },
        to: '/meter-reading-schedule',
        group: 'services',
        order: 20,
      },
    ],
  },
} satisfies Feature

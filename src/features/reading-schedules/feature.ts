// Manifest of reading schedules: messages, navigation and audit labels.

import { listAuditLabels } from '#features/ordered-lists/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { readingDayNoun } from './contract/form.ts'
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
    console: [
      {
        label: readingSchedulesMessages['readings.office'],
        to: '/staff/reading-days',
        icon: 'clock',
        group: 'water',
        order: 35,
        items: { subject: 'reading-day', path: 'readingDays' },
        permission: 'supply:write',
      },
    ],
  },
  auditActions: {
    ...listAuditLabels(readingDayNoun),
    copyReadingMonth: { en: 'Reading days of a month copied', ne: 'महिनाका रिडिङ मिति प्रतिलिपि गरियो' },
  },
} satisfies Feature

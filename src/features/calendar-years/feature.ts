// Manifest of Bikram Sambat years: messages, navigation and audit label.

import type { Feature } from '#root/manifest.ts'
import { calendarYearMessages } from './messages.ts'

export const calendarYearsFeature = {
  messages: calendarYearMessages,
  navigation: {
    console: [
      {
        label: calendarYearMessages['calendar.title'],
        to: '/staff/calendar',
        icon: 'clock',
        group: 'settings',
        order: 46,
        items: { subject: 'calendar-year' },
        permission: 'organisation:change',
      },
    ],
  },
  auditActions: { changeCalendarYear: { en: 'Calendar year changed', ne: 'पात्रोको वर्ष परिवर्तन गरियो' } },
} satisfies Feature

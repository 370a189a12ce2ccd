// Manifest of the staff dashboard: messages and navigation.

import type { Feature } from '#root/manifest.ts'
import { dashboardsMessages } from './messages.ts'

export const dashboardsFeature = {
  messages: dashboardsMessages,
  navigation: {
    console: [{ label: { en: 'Overview', ne: 'सारांश' }, to: '/staff', icon: 'home', group: 'today', order: 10 }],
  },
} satisfies Feature

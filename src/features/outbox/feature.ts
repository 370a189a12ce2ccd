// Manifest of messages to people: messages, navigation, audit labels and its section of the dashboard.

import type { Feature } from '#root/manifest.ts'
import { outboxMessages } from './messages.ts'

export const outboxFeature = {
  messages: outboxMessages,
  navigation: {
    console: [
      {
        label: { en: 'Messages', ne: 'सन्देशहरू' },
        to: '/staff/messages',
        icon: 'mail',
        group: 'office',
        order: 20,
        permission: 'messages:read',
      },
    ],
  },
  dashboard: {
    section: 'messages',
    label: { en: 'Messages', ne: 'सन्देशहरू' },
    icon: 'mail',
    items: [
      {
        count: 'failed',
        label: { en: 'Could not be sent', ne: 'पठाउन नसकिएका' },
        to: '/staff/messages?view=failed',
        tone: 'danger',
      },
    ],
  },
  auditActions: {
    retryMessage: { en: 'Message sent again', ne: 'सन्देश पुनः पठाइयो' },
  },
} satisfies Feature

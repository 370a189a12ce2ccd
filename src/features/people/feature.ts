// Manifest of people and their roles: messages and audit labels.

import type { Feature } from '#root/manifest.ts'
import { peopleMessages } from './messages.ts'

export const peopleFeature = {
  messages: peopleMessages,
  auditActions: {
    'people.readmitted': { en: 'Suspension lifted', ne: 'व्यक्तिको निलम्बन फुकुवा गरियो' },
    'people.removed': { en: 'Account removed', ne: 'खाता हटाइयो' },
    'people.roles_changed': { en: 'Roles changed', ne: 'भूमिका परिवर्तन गरियो' },
    'people.suspended': { en: 'Person suspended', ne: 'व्यक्तिलाई निलम्बन गरियो' },
  },
} satisfies Feature

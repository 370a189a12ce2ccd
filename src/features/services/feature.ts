// Manifest of services and questions: messages, navigation and audit labels.

import { auditLabels, orderLabels } from '#features/publishing/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { questionNoun, serviceNoun } from './contract/nouns.ts'
import { servicesMessages } from './messages.ts'

export const servicesFeature = {
  messages: servicesMessages,
  navigation: {
    public: [{ label: { en: 'Miscellaneous', ne: 'विविध' }, to: '/miscellaneous', group: 'services', order: 10 }],
    console: [
      {
        label: { en: 'Citizen charter', ne: 'नागरिक वडापत्र' },
        short: { en: 'Charter', ne: 'वडापत्र' },
        to: '/staff/charter',
        icon: 'list',
        group: 'publish',
        order: 40,
        items: { subject: 'service' },
        permission: 'content:write',
      },
      {
        label: { en: 'Questions', ne: 'प्रश्नहरू' },
        to: '/staff/questions',
        icon: 'info',
        group: 'publish',
        order: 50,
        items: { subject: 'question' },
        permission: 'content:write',
      },
    ],
  },
  auditActions: {
    ...auditLabels(serviceNoun),
    ...auditLabels(questionNoun),
    ...orderLabels(serviceNoun),
    ...orderLabels(questionNoun),
  },
} satisfies Feature

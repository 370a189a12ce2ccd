// Manifest of message templates: messages, navigation and audit labels.

import type { Feature } from '#root/manifest.ts'
import { templateMessages } from './messages.ts'

export const messageTemplatesFeature = {
  messages: templateMessages,
  navigation: {
    console: [
      {
        label: templateMessages['templates.title'],
        to: '/staff/templates',
        icon: 'mail',
        group: 'settings',
        order: 43,
        permission: 'organisation:change',
      },
    ],
  },
  auditActions: {
    changeTemplate: { en: 'Text of messages changed', ne: 'सन्देशको पाठ परिवर्तन गरियो' },
    resetTemplate: { en: 'Original text of messages restored', ne: 'सन्देशको सुरुकै पाठ पुनः राखियो' },
  },
} satisfies Feature

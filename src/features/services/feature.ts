// Manifest of services and questions: messages, navigation and audit labels.

import { auditLabels } from '#features/publishing/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { questionNoun, serviceNoun } from './contract/nouns.ts'
import { servicesMessages } from './messages.ts'

export const servicesFeature = {
  messages: servicesMessages,
  navigation: {
    public: [{ label: { en: 'Miscellaneous', ne: 'विविध' }, to: '/miscellaneous', group: 'services', order: 10 }],
  },
  auditActions: {
    ...auditLabels(serviceNoun),
    ...auditLabels(questionNoun),
  },
} satisfies Feature

// Manifest of members: messages, navigation and audit labels.

import { auditLabels } from '#features/publishing/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { memberNoun } from './contract/kinds.ts'
import { membersMessages } from './messages.ts'

export const membersFeature = {
  messages: membersMessages,
  navigation: {
    public: [{ label: { en: 'Member', ne: 'सदस्य' }, to: '/members', group: 'organization', order: 40 }],
  },
  auditActions: {
    ...auditLabels(memberNoun),
  },
} satisfies Feature

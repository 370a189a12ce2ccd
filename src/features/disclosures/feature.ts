// Manifest of disclosures: messages and audit labels.

import { auditLabels } from '#features/publishing/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { disclosureNoun } from './contract/nouns.ts'
import { disclosuresMessages } from './messages.ts'

export const disclosuresFeature = {
  messages: disclosuresMessages,
  auditActions: {
    ...auditLabels(disclosureNoun),
  },
} satisfies Feature

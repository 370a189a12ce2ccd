// Manifest of water quality: messages and audit labels.

import { auditLabels } from '#features/publishing/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { waterTestNoun } from './contract/nouns.ts'
import { waterQualityMessages } from './messages.ts'

export const waterQualityFeature = {
  messages: waterQualityMessages,
  auditActions: {
    ...auditLabels(waterTestNoun),
  },
} satisfies Feature

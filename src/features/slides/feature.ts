// Manifest of slides: messages and audit labels.

import { auditLabels } from '#features/publishing/contract/nouns.ts'
import type { Feature } from '#root/manifest.ts'
import { slideNoun } from './contract/addresses.ts'
import { slidesMessages } from './messages.ts'

export const slidesFeature = {
  messages: slidesMessages,
  auditActions: {
    ...auditLabels(slideNoun),
  },
} satisfies Feature

// Manifest of the text of documents: messages.

import type { Feature } from '#root/manifest.ts'
import { documentTextMessages } from './messages.ts'

export const documentTextsFeature = { messages: documentTextMessages } satisfies Feature

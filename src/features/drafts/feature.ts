// Manifest of drafts: messages.

import type { Feature } from '#root/manifest.ts'
import { draftsMessages } from './messages.ts'

export const draftsFeature = { messages: draftsMessages } satisfies Feature

// Manifest of reminders of bills: messages.

import type { Feature } from '#root/manifest.ts'
import { reminderMessages } from './messages.ts'

export const remindersFeature = { messages: reminderMessages } satisfies Feature

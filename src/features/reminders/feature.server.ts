// Server manifest of reminders of bills: job and message templates.

import type { ServerFeature } from '#root/manifest.ts'
import { reminderJobs } from './jobs.server.ts'
import { reminderTemplates } from './operations/templates.server.ts'

export const remindersServer = { jobs: reminderJobs, templates: reminderTemplates } satisfies ServerFeature

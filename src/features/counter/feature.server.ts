// Server manifest of the counter: API rows and templates of messages.

import type { ServerFeature } from '#root/manifest.ts'
import { counter } from './api.server.ts'
import { counterTemplates } from './operations/templates.server.ts'

export const counterServer = { api: counter, templates: counterTemplates } satisfies ServerFeature

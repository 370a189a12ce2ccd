// Server manifest of settings: the organisation's details and the office's lists.

import type { ServerFeature } from '#root/manifest.ts'
import { details } from './api.server.ts'
import { officeLists } from './operations/lists.server.ts'

export const settingsServer = {
  api: details,
  lists: officeLists,
} satisfies ServerFeature

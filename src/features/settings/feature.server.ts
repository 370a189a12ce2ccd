// Server manifest of settings: the office's lists.

import type { ServerFeature } from '#root/manifest.ts'
import { officeLists } from './operations/lists.server.ts'

export const settingsServer = {
  lists: officeLists,
} satisfies ServerFeature

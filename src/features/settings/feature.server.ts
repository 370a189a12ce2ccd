// Server manifest of settings: the organisation's details, policies and the office's lists.

import type { ServerFeature } from '#root/manifest.ts'
import { details, policies } from './api.server.ts'
import { officeFiles } from './operations/files.server.ts'
import { officeLists } from './operations/lists.server.ts'

export const settingsServer = {
  api: [...details, ...policies],
  lists: officeLists,
  listFiles: officeFiles,
} satisfies ServerFeature

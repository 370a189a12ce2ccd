// Server manifest of drafts: API rows, jobs.

import type { ServerFeature } from '#root/manifest.ts'
import { drafts } from './api.server.ts'
import { draftJobs } from './jobs.server.ts'

export const draftsServer = { api: drafts, jobs: draftJobs } satisfies ServerFeature

// Server manifest of imports: jobs. Its API rows need the messages of all features.

import type { ServerFeature } from '#root/manifest.ts'
import { importJobs } from './jobs.server.ts'

export const importsServer = { jobs: importJobs } satisfies ServerFeature

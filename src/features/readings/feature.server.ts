// Server manifest of readings: API rows, jobs.

import type { ServerFeature } from '#root/manifest.ts'
import { readings, sentReadings } from './api.server.ts'
import { readingJobs } from './jobs.server.ts'

export const readingsServer = { api: [...readings, ...sentReadings], jobs: readingJobs } satisfies ServerFeature

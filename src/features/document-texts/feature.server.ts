// Server manifest of the text of documents: its job.

import type { ServerFeature } from '#root/manifest.ts'
import { documentTextJobs } from './jobs.server.ts'

export const documentTextsServer = { jobs: documentTextJobs } satisfies ServerFeature

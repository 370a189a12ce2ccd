// Server manifest of gateways: API rows and the job that erases secrets.

import type { ServerFeature } from '#root/manifest.ts'
import { gateways } from './api.server.ts'
import { gatewayJobs } from './jobs.server.ts'

export const gatewaysServer = { api: gateways, jobs: gatewayJobs } satisfies ServerFeature

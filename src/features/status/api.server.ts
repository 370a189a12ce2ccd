// API handler of the state of the installation.

import { serve } from '#platform/serve.server.ts'
import { statusApi } from './contract/api.ts'
import { readStatus } from './operations.server.ts'

export const status = serve(statusApi, { readStatus })

// API handlers of the organisation's details.

import { serve } from '#platform/serve.server.ts'
import { detailsApi } from './contract/details.ts'
import { changeDetails, readDetails } from './operations/details.server.ts'

export const details = serve(detailsApi, { readDetails, changeDetails })

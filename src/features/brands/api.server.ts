// API handlers of an organisation's colours.

import { serve } from '#platform/serve.server.ts'
import { brandsApi } from './contract/api.ts'
import { changeColours, readColours } from './operations.server.ts'

export const brands = serve(brandsApi, { organisationColours: readColours, changeColours })

// API handlers of an organisation's appearance.

import { serve } from '#platform/serve.server.ts'
import { brandsApi } from './contract/api.ts'
import { changeAppearance, readAppearance } from './operations.server.ts'

export const brands = serve(brandsApi, { organisationAppearance: readAppearance, changeAppearance })

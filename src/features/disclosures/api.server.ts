// Public row of the quarterly disclosures.

import { serve } from '#platform/serve.server.ts'
import { disclosuresApi } from './contract/api.ts'
import { readDisclosures } from './operations.server.ts'

export const disclosures = serve(disclosuresApi, { disclosures: readDisclosures })

// How does the disclosures' row of the API answer?

import { serve } from '#platform/serve.server.ts'
import { disclosuresApi } from './contract.ts'
import { readDisclosures } from './operations.server.ts'

export const disclosures = serve(disclosuresApi, { disclosures: readDisclosures })

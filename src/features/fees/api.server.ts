// API handlers of fees.

import { serve } from '#platform/serve.server.ts'
import { feesApi } from './contract/api.ts'
import { readFeePurposes } from './operations/purposes.server.ts'
import { takeFee } from './operations/take.server.ts'

export const fees = serve(feesApi, { feePurposes: readFeePurposes, takeFee })

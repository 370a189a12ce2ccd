// API handlers of prices.

import { serve } from '#platform/serve.server.ts'
import { pricesApi } from './contract/api.ts'
import { readPrices } from './operations.server.ts'

export const prices = serve(pricesApi, { prices: readPrices })

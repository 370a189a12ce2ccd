// Server manifest of prices: API row and editions.

import type { ServerFeature } from '#root/manifest.ts'
import { prices } from './api.server.ts'
import { priceLists } from './operations.server.ts'

export const pricesServer = { api: prices, editions: [priceLists] } satisfies ServerFeature

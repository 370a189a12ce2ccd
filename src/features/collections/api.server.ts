// API handlers of collections.

import { serve } from '#platform/serve.server.ts'
import { collectionsApi } from './contract/api.ts'
import { readCollections } from './operations.server.ts'

export const collections = serve(collectionsApi, { collections: readCollections })

// Which functions answer the document rows of the API?

import { serve } from '#platform/serve.server.ts'
import { documentsApi } from './contract.ts'
import { listDocuments } from './operations.server.ts'

export const documents = serve(documentsApi, { reports: listDocuments })

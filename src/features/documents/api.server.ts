// Which functions answer the document rows of the API?

import type { Ctx } from '#platform/context.ts'
import { ndjsonResponse } from '#platform/ndjson.server.ts'
import { serve } from '#platform/serve.server.ts'
import type { AllReportsQuery } from './contract.ts'
import { documentsApi } from './contract.ts'
import { allDocuments, listDocuments } from './operations.server.ts'

export const documents = serve(documentsApi, { reports: listDocuments, allReports: answerAll })

async function answerAll(ctx: Ctx, query: AllReportsQuery): Promise<Response> {
  const { batches, total } = await allDocuments(ctx, query)
  return ndjsonResponse(batches, { total })
}

// Public API rows of documents, and the admin row that returns a file.

import { refuse } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { respondWithFile } from '#platform/file-response.server.ts'
import { ndjsonResponse } from '#platform/ndjson.server.ts'
import { serve } from '#platform/serve.server.ts'
import type { AllReportsQuery } from './contract/query.ts'
import { documentsApi } from './contract/api.ts'
import { documentFileApi } from './contract/office.ts'
import { allDocuments, listDocuments } from './operations/lists.server.ts'
import { readDocument } from './operations/documents.server.ts'
import { findStoredFile } from './store/office.server.ts'

export const documents = [
  ...serve(documentsApi, { reports: listDocuments, allReports: streamAll, document: readDocument }),
  ...serve(documentFileApi, { documentFile: respondWithStoredFile }),
]

async function streamAll(ctx: Ctx, query: AllReportsQuery): Promise<Response> {
  const { batches, total } = await allDocuments(ctx, query)
  return ndjsonResponse(batches, { total })
}

async function respondWithStoredFile(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Response> {
  const stored = (await findStoredFile(ctx, id)) ?? refuse('missing', 'documents.unknown')
  const { fileHash: hash, mediaType: type, sizeBytes: size, filename: name, createdAt: modifiedAt } = stored
  const request = new Request('http://localhost/')
  return respondWithFile(request, ctx.files, { hash, type, size, name, modifiedAt }, 'private, no-store')
}

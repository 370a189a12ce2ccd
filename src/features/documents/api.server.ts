// Which functions answer the document rows of the API?

import type { Ctx, Staff } from '#platform/context.ts'
import { respondWithFile } from '#platform/file-response.server.ts'
import { ndjsonResponse } from '#platform/ndjson.server.ts'
import { serve } from '#platform/serve.server.ts'
import type { AllReportsQuery } from './contract/query.ts'
import { documentsApi } from './contract/api.ts'
import { documentsOfficeApi } from './contract/office.ts'
import { allDocuments, listDocuments } from './operations/lists.server.ts'
import {
  correctDetails,
  countStates,
  enterDocument,
  findOfficeFile,
  moves,
  readOfficeDocument,
  readOfficeList,
} from './operations/office.server.ts'

export const documents = [
  ...serve(documentsApi, { reports: listDocuments, allReports: answerAll }),
  ...serve(documentsOfficeApi, {
    listDocuments: readOfficeList,
    countDocuments: countStates,
    readDocument: readOfficeDocument,
    documentFile: answerFile,
    addDocument: enterDocument,
    changeDocument: correctDetails,
    publishDocument: moves.publish,
    expireDocument: moves.expire,
    withdrawDocument: moves.withdraw,
    draftDocument: moves.draft,
  }),
]

async function answerAll(ctx: Ctx, query: AllReportsQuery): Promise<Response> {
  const { batches, total } = await allDocuments(ctx, query)
  return ndjsonResponse(batches, { total })
}

async function answerFile(ctx: Ctx<Staff>, which: { id: number }): Promise<Response> {
  const {
    fileHash: hash,
    mediaType: type,
    sizeBytes: size,
    filename: name,
    createdAt,
  } = await findOfficeFile(ctx, which)
  const whole = new Request('http://localhost/')
  return respondWithFile(whole, ctx.files, { hash, type, size, name, modifiedAt: createdAt }, 'private, no-store')
}

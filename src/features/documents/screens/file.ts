// Route of the file of a document.

import { redirect } from 'react-router'
import { readRecordId } from '#kit/record-id.ts'
import { respondWithFile } from '#platform/file-response.server.ts'
import { page } from '#platform/page.server.ts'
import { copiesUntil } from '#platform/publishing-window.server.ts'
import { fileAddress } from '../contract/lists.ts'
import { readPublicFile } from '../operations/documents.server.ts'

export const loader = page(async (ctx, { params, request }) => {
  const id = readRecordId(params.id ?? '') ?? 0
  const file = await readPublicFile(ctx, id)
  if (params.filename !== file.filename) return redirect(fileAddress(file))
  const stored = {
    hash: file.fileHash,
    type: file.mediaType,
    size: file.sizeBytes,
    name: file.filename,
    modifiedAt: file.createdAt,
  }
  return respondWithFile(request, ctx.files, stored, copiesUntil(file.publishUntil, ctx.now))
})

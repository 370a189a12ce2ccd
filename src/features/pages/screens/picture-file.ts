// What answers the address of one size of a picture on a long page?

import { page } from '#platform/page.server.ts'
import { respondWithPicture } from '#platform/pictures.server.ts'
import { copiesUntil } from '#platform/publishing-window.server.ts'
import { readPagePicture } from '../operations.server.ts'

export const loader = page(async (ctx, { params, request }) => {
  const id = /^\d{1,15}$/.test(params.id ?? '') ? Number(params.id) : 0
  const { fileHash, publishUntil } = await readPagePicture(ctx, id)
  return respondWithPicture(request, ctx.files, fileHash, params.size ?? '', copiesUntil(publishUntil, ctx.now))
})

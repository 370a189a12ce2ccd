// What answers the address of one size of a picture in the news?

import { refuse } from '#kit/refusal.ts'
import { page } from '#platform/page.server.ts'
import { respondWithPicture } from '#platform/pictures.server.ts'
import { copiesUntil } from '#platform/publishing-window.server.ts'
import { findPictureFile } from '../store/pictures.server.ts'

export const loader = page(async (ctx, { params, request }) => {
  const id = /^\d{1,15}$/.test(params.id ?? '') ? Number(params.id) : 0
  const found = (await findPictureFile(ctx, id, ctx.now)) ?? refuse('missing', 'news.unknown')
  const cache = copiesUntil(found.publishUntil, ctx.now)
  return respondWithPicture(request, ctx.files, found.fileHash, params.size ?? '', cache)
})

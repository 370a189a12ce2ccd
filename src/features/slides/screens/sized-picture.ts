// Route of one size of a slide's picture, served while a slide with it is public.

import { page } from '#platform/page.server.ts'
import { respondWithPicture } from '#platform/pictures.server.ts'
import { copiesUntil } from '#platform/publishing-window.server.ts'
import { readSlidePicture } from '../operations.server.ts'

export const loader = page(async (ctx, { params, request }) => {
  const { picture, until } = await readSlidePicture(ctx, params.hash ?? '')
  return respondWithPicture(request, ctx.files, picture.hash, params.name ?? '', copiesUntil(until, ctx.now))
})

// Route of a slide's picture, served while a slide with it is public.

import { respondWithFile } from '#platform/file-response.server.ts'
import { page } from '#platform/page.server.ts'
import { copiesUntil } from '#platform/publishing-window.server.ts'
import { readSlidePicture } from '../operations.server.ts'

export const loader = page(async (ctx, { params, request }) => {
  const { picture, until } = await readSlidePicture(ctx, params.hash ?? '')
  return respondWithFile(request, ctx.files, picture, copiesUntil(until, ctx.now))
})

// Loader of picture routes for published items.

import { readRecordId } from '#kit/record-id.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { page } from '#platform/page.server.ts'
import { respondWithPicture } from '#platform/pictures.server.ts'
import type { PublicPicture } from '#platform/publishing-window.server.ts'
import { copiesUntil } from '#platform/publishing-window.server.ts'

/**
 * The loader of a route with `:id` and `:size`; `unknown` is the message key when the public has no such picture.
 * @example export const loader = pictureLoader(articlePictureFiles, 'news.unknown')
 */
export function pictureLoader(
  find: (ctx: Ctx, id: number, now: Date) => Promise<PublicPicture | undefined>,
  unknown: string,
) {
  return page(async (ctx, { params, request }) => {
    const id = readRecordId(params.id ?? '') ?? 0
    const { fileHash, publishUntil } = (await find(ctx, id, ctx.now)) ?? refuse('missing', unknown)
    return respondWithPicture(request, ctx.files, fileHash, params.size ?? '', copiesUntil(publishUntil, ctx.now))
  })
}

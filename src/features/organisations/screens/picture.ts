// Route that serves an organisation’s picture by its hash, cached without expiry.

import type { LoaderFunctionArgs } from 'react-router'
import { refuse } from '#kit/refusal.ts'
import { respondWithFile } from '#platform/file-response.server.ts'
import { page } from '#platform/page.server.ts'
import { findPicture } from '../store.server.ts'

export const loader = page(async (ctx, { params, request }: LoaderFunctionArgs) => {
  const picture = (await findPicture(ctx.db, params.hash ?? '')) ?? refuse('missing', 'request.unknown_path')
  return respondWithFile(request, ctx.files, picture, 'public, max-age=31536000, immutable')
})

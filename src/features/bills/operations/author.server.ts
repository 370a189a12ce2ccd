// Who prepares, approves or cancels something of the billing, and when.

import { authorshipOf } from '#features/ledger/operations/post.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Author } from '../store/runs.server.ts'

export function authorOf(ctx: Ctx): Author {
  const { authorId: id, authorName: name, enteredAt: at } = authorshipOf(ctx)
  return { id, name, at }
}

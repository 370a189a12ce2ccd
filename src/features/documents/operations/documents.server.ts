// The public file of a document, and documents by id or slug for other features.

import type { Ctx, Scope } from '#platform/context.ts'
import { refuseHidden } from '#features/publishing/operations/history.server.ts'
import { findPublicFile, listNamed } from '../store/documents.server.ts'
import { document } from './definition.server.ts'

/** The given slugs without a document in the organisation, public or not. */
export async function unknownDocuments(scope: Scope, slugs: readonly string[]): Promise<string[]> {
  const known = await listNamed(scope, 'slug', slugs)
  return slugs.filter((slug) => !known.some((each) => each.slug === slug))
}

/** Documents of the organisation by ids or slugs, for features that refer to them. */
export { listNamed as documentsNamed }

/** The stored file of a public document; refuses `missing` otherwise. */
export async function readPublicFile(ctx: Ctx, id: number) {
  return (await findPublicFile(ctx, id, ctx.now)) ?? refuseHidden(ctx, document, id)
}

// One public document and its file, and documents by id or slug for other features.

import type { Ctx, Scope } from '#platform/context.ts'
import { refuseHidden } from '#features/publishing/operations/history.server.ts'
import type { PublicDocument } from '../contract/api.ts'
import { findPublic, findPublicFile, listNamed } from '../store/documents.server.ts'
import { document } from './definition.server.ts'
import { listedOf, relatedOf } from './lists.server.ts'

/** The given slugs without a document in the organisation, public or not. */
export async function unknownDocuments(scope: Scope, slugs: readonly string[]): Promise<string[]> {
  const known = await listNamed(scope, 'slug', slugs)
  return slugs.filter((slug) => !known.some((each) => each.slug === slug))
}

/** Documents of the organisation by ids or slugs, for features that refer to them. */
export { listNamed as documentsNamed }

/** A public document for its own page; refuses `missing` otherwise, with the explanation of a withdrawal. */
export async function readDocument(ctx: Ctx, { id }: { id: number }): Promise<PublicDocument> {
  const found = (await findPublic(ctx, id, ctx.now)) ?? (await refuseHidden(ctx, document, id))
  const { fileHash: sha256, publishFrom, corrections, ...row } = found
  return {
    ...listedOf(row, ctx),
    sha256,
    publishedAt: publishFrom!.toISOString(),
    corrections: corrections.map((later) => relatedOf(later, ctx.language)),
  }
}

/** The stored file of a public document; refuses `missing` otherwise. */
export async function readPublicFile(ctx: Ctx, id: number) {
  return (await findPublicFile(ctx, id, ctx.now)) ?? refuseHidden(ctx, document, id)
}

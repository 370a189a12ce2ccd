// Documents for the public and for what points at them: the file of one, and documents by number or address.

import type { Ctx, Scope } from '#platform/context.ts'
import { refuseHidden } from '#features/publishing/operations/history.server.ts'
import { findPublicFile, listNamed } from '../store/documents.server.ts'
import { document } from './definition.server.ts'

/** Those of these addresses that no document of the organisation has, public or not. */
export async function unknownDocuments(scope: Scope, slugs: readonly string[]): Promise<string[]> {
  const known = await listNamed(scope, 'slug', slugs)
  return slugs.filter((slug) => !known.some((each) => each.slug === slug))
}

/** Documents of the organisation by numbers or addresses, for what points at them. */
export { listNamed as documentsNamed }

/** The stored file of a public document, for its public address; refuses `missing` otherwise. */
export async function readPublicFile(ctx: Ctx, id: number) {
  return (await findPublicFile(ctx, id, ctx.now)) ?? refuseHidden(ctx, document, id)
}

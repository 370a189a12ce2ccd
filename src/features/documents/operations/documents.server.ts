// How is a document entered, published, withdrawn and opened?

import { refuse } from '#kit/refusal.ts'
import { clean } from '#kit/text.ts'
import type { Ctx, Machine, Scope, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { FileKind } from '#platform/file-content.server.ts'
import { inspectFile } from '#platform/file-content.server.ts'
import { findWithdrawn } from '#platform/publishing-window.server.ts'
import type { PublishingWindow } from '#features/publishing/contract/window.ts'
import { actsOn, refuseHidden } from '#features/publishing/operations/publish.server.ts'
import type { NewDocument } from '../contract/api.ts'
import { largestDocument } from '../contract/api.ts'
import { documentIssues, documentKey, goesPublicAt } from '../rules.ts'
import { findPublicFile, listNamed } from '../store/documents.server.ts'
import { findForChange, findTwin, findTwinOf, insertDocument, updateWindow } from '../store/entries.server.ts'

type Office = Ctx<Staff | Machine>

/** What the importer and the editor accept. */
export const documentKinds: readonly FileKind[] = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'png',
  'jpg',
  'webp',
  'gif',
  'zip',
]

/** Those of these addresses that no document of the organisation has, public or not. */
export async function unknownDocuments(scope: Scope, slugs: readonly string[]): Promise<string[]> {
  const known = await listNamed(scope, 'slug', slugs)
  return slugs.filter((slug) => !known.some((one) => one.slug === slug))
}

/** Documents of the organisation by numbers or addresses, for what points at them. */
export { listNamed as documentsNamed }

/**
 * Checks the file by its content, stores its bytes durably, then writes one row with its publishing acts. Refuses
 * `invalid` for wrong details or a wrong file, `conflict` when the same file already stands in this list.
 */
export async function addDocument(ctx: Office, entry: NewDocument): Promise<{ id: number }> {
  const fields = documentIssues(entry)
  if (fields.length > 0) refuse('invalid', 'documents.invalid', { fields })
  const file = await inspectFile(entry, { allowed: documentKinds, largest: largestDocument })
  if (!file.ok) {
    const { key, values } = file
    return refuse('invalid', key, {
      ...(values && { values }),
      fields: [{ field: 'file', key, ...(values && { values }) }],
    })
  }
  const fileHash = await ctx.files.put(entry.bytes)
  const titles = { titleEn: clean(entry.titleEn), titleNe: clean(entry.titleNe) }
  return transaction(ctx, async (tx) => {
    if (await findTwin(tx, { type: entry.type, fileHash })) refuseFile('documents.already_there')
    await askWhetherItCorrects(tx, entry)
    const id = await insertDocument(tx, {
      ...titles,
      type: entry.type,
      slug: entry.slug ?? slugOf(entry, fileHash),
      filename: file.filename,
      mediaType: file.mediaType,
      sizeBytes: entry.bytes.length,
      fileHash,
      publishedOn: entry.publishedOn,
      opensOn: entry.opensOn ?? null,
      closesOn: entry.closesOn ?? null,
      correctsId: entry.correctsId ?? null,
      searchKey: documentKey({ ...titles, filename: file.filename }),
      createdAt: tx.now,
    })
    if (!id) return entry.slug ? refuse('conflict', 'documents.slug_taken') : refuseFile('documents.withdrawn_before')
    await documentActs.begin(tx, id, { ...entry, publishFrom: goesPublicAt(entry, tx.now) })
    return { id }
  })
}

export const documentActs = actsOn<number>({
  subject: 'document',
  unknown: 'documents.unknown',
  keeper: { lock: findForChange, write: keepWindow },
})

export const publishDocument = documentActs.publish
export const expireDocument = documentActs.expire
export const withdrawDocument = documentActs.withdraw
export const draftDocument = documentActs.returnToDraft

/** The stored file of a public document, for the file door; refuses `missing` otherwise. */
export async function readPublicFile(ctx: Ctx, id: number) {
  const file = await findPublicFile(ctx, id, ctx.now)
  if (file) return file
  const withdrawn = await findWithdrawn(ctx, 'documents', 'id', id)
  return refuseHidden(ctx, { subject: 'document', withdrawn, unknown: 'documents.unknown' })
}

// What comes back from a withdrawal may have been entered anew meanwhile.
async function keepWindow(tx: Scope, id: number, window: PublishingWindow): Promise<void> {
  if (!window.withdrawnAt && (await findTwinOf(tx, id))) refuse('conflict', 'documents.already_there')
  await updateWindow(tx, id, window)
}

function refuseFile(key: string): never {
  return refuse('conflict', key, { fields: [{ field: 'file', key }] })
}

async function askWhetherItCorrects(tx: Office, { correctsId, type }: NewDocument): Promise<void> {
  if (!correctsId) return
  const corrected = await findForChange(tx, correctsId)
  if (corrected?.type === type) return
  const key = 'documents.cannot_correct'
  refuse('conflict', key, { fields: [{ field: 'corrects', key }] })
}

function slugOf({ type, publishedOn }: NewDocument, fileHash: string): string {
  return `${type.toLowerCase()}-${publishedOn}-${fileHash.slice(0, 10)}`
}

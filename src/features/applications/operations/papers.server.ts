// Papers of an application: inspection of the files and their private storage.

import type { FieldIssue } from '#kit/refusal.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import type { FileKind } from '#platform/file-content.server.ts'
import { inspectFile } from '#platform/file-content.server.ts'
import type { FileStore } from '#platform/files.server.ts'
import { cleanPhoto } from '#platform/photos.server.ts'
import type { NewApplication } from '../contract/form.ts'
import type { PaperKind } from '../contract/papers.ts'
import { maxPaperMegabytes, paperKinds } from '../contract/papers.ts'
import { isKnownPaper } from '../rules/papers.ts'
import type { NewPaper } from '../store/applications.server.ts'
import { listRequestedPapers } from '../store/requested-papers.server.ts'
import { application } from './application.server.ts'

const allowed: readonly FileKind[] = ['pdf', 'jpg', 'png', 'webp']
/** Fine print on a scanned A4 page stays readable. */
const maxSide = 2600

/** The storage of papers, apart from everything public. */
export function paperFiles({ files }: Pick<Ctx, 'files'>): FileStore {
  return files.namespace(application.files.namespace)
}

/**
 * Stores the bytes of every paper before any row names them, and returns the rows to insert. Pictures are re-encoded, without
 * metadata of place and camera. An invalid file, or a paper unknown to the organisation, is refused by its field; then nothing
 * is stored.
 */
export async function storePapers(
  ctx: Pick<Ctx, 'files' | 'now'> & Scope,
  sent: Pick<NewApplication, PaperKind>,
): Promise<NewPaper[]> {
  const listed = await listRequestedPapers(ctx)
  const inspected: InspectedPaper[] = []
  const issues: FieldIssue[] = []
  for (const kind of paperKinds)
    for (const [index, file] of sent[kind].entries()) {
      const result = isKnownPaper(listed, kind)
        ? await inspectPaper(kind, file)
        : { key: 'applications.paper_unlisted' }
      if ('key' in result) issues.push({ field: `${kind}.${index}`, ...result })
      else inspected.push(result)
    }
  if (issues.length > 0) refuse('invalid', 'request.invalid', { fields: issues })
  const store = paperFiles(ctx)
  const stored: NewPaper[] = []
  for (const { paper, bytes } of inspected) stored.push({ ...paper, hash: await store.put(bytes) })
  return stored
}

type InspectedPaper = { paper: Omit<NewPaper, 'hash'>; bytes: Uint8Array }

async function inspectPaper(kind: PaperKind, file: File): Promise<InspectedPaper | Omit<FieldIssue, 'field'>> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const inspected = await inspectFile(
    { bytes, filename: file.name },
    { allowed, maxBytes: maxPaperMegabytes * 1024 * 1024 },
  )
  if (!inspected.ok) return inspected.values ? { key: inspected.key, values: inspected.values } : { key: inspected.key }
  const { filename: name, mediaType } = inspected
  if (inspected.kind === 'pdf') return { paper: { kind, name, type: mediaType, size: bytes.length }, bytes }
  const photo = await cleanPhoto(bytes, { maxSide })
  if (!photo) return { key: 'file.damaged' }
  const jpegName = name.replace(/\.\w+$/, '.jpg')
  return { paper: { kind, name: jpegName, type: photo.type, size: photo.bytes.length }, bytes: photo.bytes }
}

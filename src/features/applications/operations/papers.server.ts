// How do the papers of an application become private files, looked at before they are kept?

import type { FieldIssue } from '#kit/refusal.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import type { FileKind } from '#platform/file-content.server.ts'
import { inspectFile } from '#platform/file-content.server.ts'
import type { FileStore } from '#platform/files.server.ts'
import { cleanPhoto } from '#platform/photos.server.ts'
import type { NewApplication } from '../contract/form.ts'
import type { PaperKind } from '../contract/papers.ts'
import { largestPaperMb, paperKinds } from '../contract/papers.ts'
import { isKnownPaper } from '../rules/papers.ts'
import type { NewPaper } from '../store/applications.server.ts'
import { listPapersAsked } from '../store/asked-papers.server.ts'
import { application } from './application.server.ts'

const allowed: readonly FileKind[] = ['pdf', 'jpg', 'png', 'webp']
/** Fine print on a scanned A4 page stays readable. */
const longestSide = 2600

/** Where the bytes of papers lie: apart from everything public. */
export function papersRoom({ files }: Pick<Ctx, 'files'>): FileStore {
  return files.room(application.files.namespace)
}

/**
 * Keeps every paper's bytes durably, before any row speaks of them, and tells what to write into the rows. Pictures are
 * drawn anew, without place and camera. What is no paper, or none that the organisation knows, is refused at its field, and
 * then nothing was kept.
 */
export async function keepPapers(
  ctx: Pick<Ctx, 'files'> & Scope,
  sent: Pick<NewApplication, PaperKind>,
): Promise<NewPaper[]> {
  const listed = await listPapersAsked(ctx)
  const looked: Looked[] = []
  const issues: FieldIssue[] = []
  for (const kind of paperKinds)
    for (const [index, file] of sent[kind].entries()) {
      const result = isKnownPaper(listed, kind) ? await lookAt(kind, file) : { key: 'applications.paper_unlisted' }
      if ('key' in result) issues.push({ field: `${kind}.${index}`, ...result })
      else looked.push(result)
    }
  if (issues.length > 0) refuse('invalid', 'request.invalid', { fields: issues })
  const room = papersRoom(ctx)
  const kept: NewPaper[] = []
  for (const { paper, bytes } of looked) kept.push({ ...paper, hash: await room.put(bytes) })
  return kept
}

type Looked = { paper: Omit<NewPaper, 'hash'>; bytes: Uint8Array }

async function lookAt(kind: PaperKind, file: File): Promise<Looked | Omit<FieldIssue, 'field'>> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const inspected = await inspectFile(
    { bytes, filename: file.name },
    { allowed, maxBytes: largestPaperMb * 1024 * 1024 },
  )
  if (!inspected.ok) return inspected.values ? { key: inspected.key, values: inspected.values } : { key: inspected.key }
  const { filename: name, mediaType } = inspected
  if (inspected.kind === 'pdf') return { paper: { kind, name, type: mediaType, size: bytes.length }, bytes }
  const photo = await cleanPhoto(bytes, { maxSide: longestSide })
  if (!photo) return { key: 'file.damaged' }
  const jpegName = name.replace(/\.\w+$/, '.jpg')
  return { paper: { kind, name: jpegName, type: photo.type, size: photo.bytes.length }, bytes: photo.bytes }
}

// Stored pictures and their responses in every size.

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { offeredWidths } from '#kit/pictures.ts'
import { Refusal, refuse } from '#kit/refusal.ts'
import type { FileStore } from '#platform/files.server.ts'
import { cleanPhoto } from '#platform/photos.server.ts'
import { runPictureTask } from '#platform/picture-queue.server.ts'

/** A picture as its feature stores it: the hash of the cleaned original, its size in pixels, and a tiny blurred copy. */
export type StoredPicture = { hash: string; width: number; height: number; blur: string }

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Cleans the picture and stores it; undefined when the bytes cannot be decoded. */
export async function storePicture(files: FileStore, bytes: Uint8Array): Promise<StoredPicture | undefined> {
  const clean = await cleanPhoto(bytes, { maxSide: 2000 })
  if (!clean) return undefined
  const tiny = await runPictureTask('blur', { bytes: clean.bytes })
  const blur = `data:image/webp;base64,${Buffer.from(tiny).toString('base64')}`
  return { hash: await files.put(clean.bytes), width: clean.width, height: clean.height, blur }
}

/**
 * Responds with one size of a picture that the caller has found public. A size is made on first request and stored
 * beside the original; those files can be deleted at any time. Unknown sizes are `missing`.
 * @param name the part after the picture's address: `640.webp`
 * @param cache the Cache-Control value, `copiesUntil` of what shows the picture
 */
export async function respondWithPicture(
  request: Request,
  files: FileStore,
  hash: string,
  name: string,
  cache: string,
): Promise<Response> {
  const { width, format } = readName(name)
  const etag = `"${hash.slice(0, 24)}-${width}-${format}"`
  const headers = {
    'content-type': `image/${format}`,
    'cache-control': cache,
    'content-security-policy': "default-src 'none'",
    etag,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const bytes = await drawnOrKept(files, hash, width, format).catch(undefinedWhenUnavailable)
  if (!bytes) return respondWithOriginal(files, hash)
  return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } })
}

/** In place of a size whose turn did not come in time: browsers do not ask for a picture again. */
async function respondWithOriginal(files: FileStore, hash: string): Promise<Response> {
  const bytes = new Uint8Array(await readFile(await files.local(hash)))
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
  }
  return new Response(bytes, { headers: { ...headers, 'content-length': String(bytes.byteLength) } })
}

function undefinedWhenUnavailable(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.kind !== 'unavailable') throw error
  return undefined
}

/** A square PNG copy with transparent edges; undefined when the bytes cannot be decoded. */
export function squarePng(bytes: Uint8Array, side: number): Promise<Uint8Array | undefined> {
  return runPictureTask('square', { bytes, side })
}

function readName(name: string): { width: number; format: PictureFormat } {
  const match = /^(\d{3,4})\.(avif|webp)$/.exec(name)
  const width = offeredWidths.find((known) => String(known) === match?.[1])
  if (!match || !width) return refuse('missing', 'request.unknown_path')
  return { width, format: match[2] as PictureFormat }
}

// Two people who ask first at the same moment wait for one drawing.
const underway = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

async function drawnOrKept(files: FileStore, hash: string, width: number, format: PictureFormat) {
  const path = `${files.path(hash)}-${width}.${format}`
  const stored = await readFile(path).catch(() => undefined)
  if (stored) return new Uint8Array(stored)
  const drawing =
    underway.get(path) ?? draw(files.local(hash), path, width, format).finally(() => underway.delete(path))
  underway.set(path, drawing)
  return drawing
}

async function draw(original: Promise<string>, path: string, width: number, format: PictureFormat) {
  const bytes = await runPictureTask('resize', { path: await original, width, format })
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.part`, bytes, { mode: 0o600 })
  await rename(`${path}.part`, path)
  return new Uint8Array(bytes)
}

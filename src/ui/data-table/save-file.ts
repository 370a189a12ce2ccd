// Files made in the page and saved as a download, whatever their length.

import { asBlob } from '#kit/table/export/formats.ts'
import type { Bytes } from '#kit/table/export/utf8.ts'

/** `discard` frees the browser's storage. */
export type MadeFile = { blob: Blob; discard: () => Promise<void> }

export type FileKind = { extension: string; mediaType: string }

/**
 * Writes the bytes into the origin private file system as they are produced, so that neither the page nor the browser holds more than
 * a chunk. Without TLS and in older browsers it is missing: a Blob is used. Aborting throws the signal's reason and leaves no file.
 */
export async function makeFile(
  bytes: AsyncGenerator<Bytes>,
  { extension, mediaType }: FileKind,
  signal: AbortSignal,
): Promise<MadeFile> {
  const folder = await privateFolder().catch(() => undefined)
  if (!folder) return { blob: await asBlob(bytes, mediaType, signal), discard: async () => undefined }
  const name = `${crypto.randomUUID()}.${extension}`
  const discard = () => folder.removeEntry(name).catch(() => undefined)
  try {
    const file = await folder.getFileHandle(name, { create: true })
    await writeAll(bytes, await file.createWritable(), signal)
    return { blob: await file.getFile(), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

async function writeAll(
  bytes: AsyncGenerator<Bytes>,
  file: FileSystemWritableFileStream,
  signal: AbortSignal,
): Promise<void> {
  try {
    for await (const piece of bytes) {
      signal.throwIfAborted()
      await file.write(piece)
    }
    await file.close()
  } catch (error) {
    await file.abort()
    throw error
  }
}

/** The browser may still read the file after the click: it is discarded a minute later, or when the page is left. */
export function saveFile({ blob, discard }: MadeFile, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  const discardNow = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', discardNow)
    URL.revokeObjectURL(link.href)
    void discard()
  }
  const timer = setTimeout(discardNow, discardAfterMs)
  addEventListener('pagehide', discardNow)
}

const discardAfterMs = 60_000
const maxAgeMs = 3_600_000

/** Folder for the files; undefined where the browser cannot write one. Files left by a closed browser are removed after an hour. */
async function privateFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  if (!('createWritable' in FileSystemFileHandle.prototype)) return undefined
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle('exports', { create: true })
  for await (const [name, handle] of folder.entries()) {
    const { lastModified } = await (handle as FileSystemFileHandle).getFile()
    if (Date.now() - lastModified > maxAgeMs) await folder.removeEntry(name).catch(() => undefined)
  }
  return folder
}

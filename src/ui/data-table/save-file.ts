// How does a file made in the page get to the reader's downloads, however long it is?

import { asBlob } from '#kit/table/export/formats.ts'
import type { Bytes } from '#kit/table/export/utf8.ts'

/** `discard` gives back the room it takes in the browser. */
export type MadeFile = { blob: Blob; discard: () => Promise<void> }

export type FileKind = { extension: string; mediaType: string }

/**
 * Writes the bytes into the browser's private file system as they are made, so that neither the page nor the browser holds more than a
 * piece. A page without TLS and older browsers have none: there it becomes a Blob. Aborting throws the signal's reason and leaves nothing.
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

/** A browser may still be reading the file after the press: it is discarded a minute later, or when the reader leaves. */
export function saveFile({ blob, discard }: MadeFile, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  const away = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', away)
    URL.revokeObjectURL(link.href)
    void discard()
  }
  const timer = setTimeout(away, keptFor)
  addEventListener('pagehide', away)
}

const keptFor = 60_000
const forgottenAfter = 3_600_000

/** Where files are made; undefined where the browser cannot write one. What a closed browser left there an hour ago goes. */
async function privateFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  if (!('createWritable' in FileSystemFileHandle.prototype)) return undefined
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle('exports', { create: true })
  for await (const [name, handle] of folder.entries()) {
    const { lastModified } = await (handle as FileSystemFileHandle).getFile()
    if (Date.now() - lastModified > forgottenAfter) await folder.removeEntry(name).catch(() => undefined)
  }
  return folder
}

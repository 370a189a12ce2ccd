// Durable, content-addressed store of documents, pictures and papers.

import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ObjectStorage } from '#platform/object-storage.server.ts'

/** Bytes under the name of their own SHA-256, outside the web root. The database determines who may see which. */
export type FileStore = {
  folder: string
  /** Stores the bytes durably (fsync of file and folder) and returns their hash; the same bytes are stored once, and touched. */
  put(bytes: Uint8Array): Promise<string>
  /** A stream of the bytes from `start` to `end`, both inclusive. */
  read(hash: string, range?: { start: number; end: number }): Readable
  has(hash: string): Promise<boolean>
  /** The path of the bytes on this machine; they are fetched first where the store is in object storage. */
  local(hash: string): Promise<string>
  /** Where the bytes, or a copy, lie on this machine; resized pictures lie beside it. */
  path(hash: string): string
  /** The object storage that the folder has copies of; absent where the folder is the store. */
  storage?: ObjectStorage
  /** Deletes the bytes with their resized copies; does nothing when they are absent. */
  remove(hash: string): Promise<void>
  /** A store below this one that shares no bytes with it, so that private papers are separate from public documents. */
  namespace(name: string): FileStore
}

export function openFileStore(folder: string): FileStore {
  const path = (hash: string) => join(folder, safe(hash).slice(0, 2), hash)
  const has = (hash: string) =>
    stat(path(hash)).then(
      () => true,
      () => false,
    )
  return {
    folder,
    path,
    local: async (hash) => path(hash),
    has,
    read: (hash, range) => createReadStream(path(hash), range),
    remove: (hash) => removeWithCopies(path(hash)),
    namespace: (name) => openFileStore(join(folder, name)),
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      if (!(await touch(path(hash)))) await writeDurably(path(hash), bytes)
      return hash
    },
  }
}

/** Makes the store's folder for its owner only; the mode of one that an earlier version left open is corrected. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { mode, uid } = await stat(folder)
  if (uid === process.getuid?.() && (mode & 0o007) !== 0) await chmod(folder, 0o700)
}

async function removeWithCopies(path: string): Promise<void> {
  await rm(path, { force: true })
  const [folder, hash] = [dirname(path), basename(path)]
  const names = await readdir(folder).catch(() => [])
  for (const name of names) if (name.startsWith(`${hash}-`)) await rm(join(folder, name), { force: true })
}

/** Whether the file exists; its new time protects it from the removal of orphaned files. */
async function touch(path: string): Promise<boolean> {
  const now = new Date()
  try {
    await utimes(path, now, now)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

async function writeDurably(target: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(target)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = `${target}.${randomUUID()}.part`
  try {
    const file = await open(temporary, 'wx', 0o600)
    await file.writeFile(bytes)
    await file.sync()
    await file.close()
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

function safe(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error(`not a content hash: ${hash.slice(0, 80)}`)
  return hash
}

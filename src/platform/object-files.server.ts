// Store of files in S3-compatible storage, with copies in a folder of this machine that may be deleted at any time.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { openFileStore, type FileStore } from '#platform/files.server.ts'
import type { ObjectStorage } from '#platform/object-storage.server.ts'

/** Prefix of a file that is about to be removed: who reads it meanwhile gets it back. */
export const removedPrefix = 'removed/'

/** `place`: below which its keys are, `files/` or that of a namespace. */
export function objectFileStore(storage: ObjectStorage, folder: string, place = 'files/'): FileStore {
  const copies = openFileStore(folder)
  const key = (hash: string) => `${place}${hash.slice(0, 2)}/${hash}`

  async function local(hash: string): Promise<string> {
    const path = copies.path(hash)
    if (await isThere(path)) return path
    const bytes = (await storage.get(key(hash))) ?? (await regain(hash))
    if (!bytes) throw new Error(`the object storage has no ${key(hash)}`)
    await copies.put(bytes)
    return path
  }

  async function regain(hash: string): Promise<Uint8Array | undefined> {
    const wasThere = await storage.copy(`${removedPrefix}${key(hash)}`, key(hash))
    return wasThere ? storage.get(key(hash)) : undefined
  }

  return {
    folder,
    path: copies.path,
    local,
    storage,
    has: async (hash) => (await isThere(copies.path(hash))) || storage.has(key(hash)),
    read: (hash, range) => Readable.from(bytesOf(local(hash), range)),
    async remove(hash) {
      await storage.remove(key(hash))
      await copies.remove(hash)
    },
    namespace: (name) => objectFileStore(storage, copies.namespace(name).folder, `${place}${name}/`),
    // Written again although it is there: its new time protects it from the removal of orphaned files.
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      await storage.put(key(hash), bytes)
      return copies.put(bytes)
    },
  }
}

async function* bytesOf(path: Promise<string>, range: { start: number; end: number } | undefined) {
  yield* createReadStream(await path, range)
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}

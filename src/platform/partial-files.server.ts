// Files that arrive in parts, beside the stored files, until they are complete or given up.

import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '#platform/files.server.ts'
import type { ObjectStorage, StoredObject } from '#platform/object-storage.server.ts'

/** `id` is a UUID. Instances of one database share the folder or the storage. */
export type PartialFiles = {
  /** Writes the bytes at `start` durably; what is written twice is the same. False when those before `start` are not there. */
  write(id: string, start: number, bytes: Uint8Array): Promise<boolean>
  /** The first `size` bytes, or as many as there are; undefined without a file. */
  read(id: string, size: number): Promise<Uint8Array | undefined>
  remove(id: string): Promise<void>
  /** Removes files that were last written before the time; returns how many. */
  removeOlder(before: Date): Promise<number>
}

/** @example openPartialFiles(ctx.files) */
export function openPartialFiles({ folder, storage }: Pick<FileStore, 'folder' | 'storage'>): PartialFiles {
  return storage ? partialObjects(storage) : partialFiles(join(folder, 'incoming'))
}

function partialFiles(folder: string): PartialFiles {
  const path = (id: string) => join(folder, `${safe(id)}.part`)
  return {
    async write(id, start, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = await open(path(id), start === 0 ? 'w' : 'r+', 0o600).catch(undefinedIfMissing)
      if (!file) return false
      try {
        if ((await file.stat()).size < start) return false
        await file.write(bytes, 0, bytes.length, start)
        await file.sync()
        return true
      } finally {
        await file.close()
      }
    },
    async read(id, size) {
      const bytes = await readFile(path(id)).catch(undefinedIfMissing)
      return bytes && new Uint8Array(bytes).subarray(0, size)
    },
    remove: (id) => rm(path(id), { force: true }),
    removeOlder: (before) => removeOlderIn(folder, before),
  }
}

function below(id: string): string {
  return `incoming/${safe(id)}/`
}

function keyOf(id: string, start: number): string {
  return `${below(id)}${String(start).padStart(12, '0')}`
}

/** Each part is an object, named by where it begins. */
function partialObjects(storage: ObjectStorage): PartialFiles {
  async function partsOf(id: string): Promise<StoredObject[]> {
    const parts: StoredObject[] = []
    let end = 0
    for await (const part of storage.list(below(id))) {
      if (Number(part.key.slice(-12)) !== end) break
      parts.push(part)
      end += part.size
    }
    return parts
  }

  return {
    async write(id, start, bytes) {
      const before = (await partsOf(id)).filter((part) => Number(part.key.slice(-12)) < start)
      if (before.reduce((sum, part) => sum + part.size, 0) !== start) return false
      await storage.put(keyOf(id, start), bytes)
      return true
    },
    async read(id, size) {
      const parts = await partsOf(id)
      if (parts.length === 0) return undefined
      const bytes = await Promise.all(parts.map((part) => storage.get(part.key)))
      return new Uint8Array(Buffer.concat(bytes.map((each) => each ?? new Uint8Array()))).subarray(0, size)
    },
    async remove(id) {
      for await (const part of storage.list(below(id))) await storage.remove(part.key)
    },
    async removeOlder(before) {
      let removed = 0
      for await (const { key: part, modifiedAt } of storage.list('incoming/')) {
        if (modifiedAt >= before) continue
        await storage.remove(part)
        removed += 1
      }
      return removed
    },
  }
}

async function removeOlderIn(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(undefinedIfMissing)
  let removed = 0
  for (const name of names ?? []) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (!found || found.mtime >= before) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function safe(id: string): string {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new Error(`not a UUID: ${id.slice(0, 80)}`)
  return id
}

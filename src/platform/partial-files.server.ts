// Files that arrive in parts, beside the stored files, until they are complete or given up.

import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** `id` is a UUID. Instances of one database share the folder. */
export type PartialFiles = {
  /** Writes the bytes at `start` durably; what is written twice is the same. False when those before `start` are not there. */
  write(id: string, start: number, bytes: Uint8Array): Promise<boolean>
  /** The first `size` bytes, or as many as there are; undefined without a file. */
  read(id: string, size: number): Promise<Uint8Array | undefined>
  remove(id: string): Promise<void>
  /** Removes files that were last written before the time; returns how many. */
  removeOlder(before: Date): Promise<number>
}

/** @example openPartialFiles(ctx.files.folder) */
export function openPartialFiles(storeFolder: string): PartialFiles {
  const folder = join(storeFolder, 'incoming')
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

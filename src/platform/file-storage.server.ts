// Identity of the stored files: instances of one database have to share one folder or bucket, and say so at their start if they do not.

import { randomUUID } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#platform/database.server.ts'
import type { FileStore } from '#platform/files.server.ts'
import type { ObjectStorage } from '#platform/object-storage.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'

/** Name of the file in the folder of stored files that carries the identity. */
const idFile = 'storage-id'
const idObject = `files/${idFile}`

type FilePlace = Pick<FileStore, 'folder' | 'storage'>

/**
 * Connects the database with its folder of stored files at the first start, and compares them at each later one. Throws a
 * `StartupProblem` when the folder is another one. Call it while no other instance starts (`withStartupLock`).
 */
export async function checkFileStorage(db: Database, place: FilePlace): Promise<void> {
  const expected = await readStorageId(db)
  const { folder, storage } = place
  const file = join(folder, idFile)
  const found = storage ? await readObject(storage) : await readIfThere(file)
  if (!expected) {
    const id = found ?? randomUUID()
    if (!found) await writeStorageId(place, id)
    await db.insertInto('fileStorage').values({ id }).execute()
  } else if (found !== expected && storage) {
    throw new StartupProblem(
      `The files of this database are elsewhere than in the bucket of FILES_URL. If this is the right one, for example after the files ` +
        `were copied to it, write ${expected} into its object ${idObject}.`,
    )
  } else if (found !== expected) {
    throw new StartupProblem(
      `The files of this database are in another folder than ${folder}: all instances share one (DATA_DIR/files). ` +
        `If this is the right one, for example after its disk was replaced, write ${expected} into ${file}.`,
    )
  }
}

/** The identity of the folder that belongs to the database; undefined before the first start. */
export async function readStorageId(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('fileStorage').select('id').executeTakeFirst()
  return row?.id
}

/** Marks a folder or a bucket as the one of a database. */
export async function writeStorageId({ folder, storage }: FilePlace, id: string): Promise<void> {
  if (storage) return storage.put(idObject, Buffer.from(`${id}\n`))
  const part = join(folder, `${idFile}.part`)
  const file = await open(part, 'w', 0o600)
  await file.writeFile(`${id}\n`)
  await file.sync()
  await file.close()
  await rename(part, join(folder, idFile))
}

async function readObject(storage: ObjectStorage): Promise<string | undefined> {
  const bytes = await storage.get(idObject)
  return (bytes && Buffer.from(bytes).toString('utf8').trim()) || undefined
}

function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').then(
    (text) => text.trim() || undefined,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
}

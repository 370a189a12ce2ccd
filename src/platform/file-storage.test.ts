// Identity of the stored files: one folder for each database.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { checkFileStorage } from './file-storage.server.ts'

test('another folder than the one of the first start is refused, until the operator confirms it', async () => {
  const { db } = await freshDatabase()
  const folders = { first: await temporaryFolder(), other: await temporaryFolder() }
  await checkFileStorage(db, { folder: folders.first })
  await checkFileStorage(db, { folder: folders.first })
  const id = (await readFile(join(folders.first, 'storage-id'), 'utf8')).trim()
  const refused = checkFileStorage(db, { folder: folders.other })
  await expect(refused).rejects.toThrow(`in another folder than ${folders.other}`)
  await expect(refused).rejects.toThrow(`write ${id} into ${join(folders.other, 'storage-id')}`)
  await writeFile(join(folders.other, 'storage-id'), id)
  await checkFileStorage(db, { folder: folders.other })
})

test('a folder that has an identity keeps it for an empty database', async () => {
  const folder = await temporaryFolder()
  await checkFileStorage((await freshDatabase()).db, { folder })
  const { db } = await freshDatabase()
  await checkFileStorage(db, { folder })
  await expect(checkFileStorage(db, { folder: await temporaryFolder() })).rejects.toThrow('another folder')
})

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

// Backup, restore and export of one organisation where the files are in S3-compatible storage.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import { objectFileStore } from '#platform/object-files.server.ts'
import { openObjectStorage } from '#platform/object-storage.server.ts'
import { freshDatabase } from '#tests/database.ts'
import { startObjectStorage, type TestStorage } from '#tests/object-storage.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

let world: World
let folder: string
let servers: TestStorage[]
beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'khanepani-s3-backup-'))
  servers = await Promise.all([startObjectStorage(), startObjectStorage()])
})
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()))
  await rm(folder, { recursive: true, force: true })
})

test('what is in one bucket is in another after a restore, on a machine that had no copy', async () => {
  const [from, to] = servers.map(({ url }) => url) as [string, string]
  const files = objectFileStore(openObjectStorage(from), join(folder, 'copies'))
  const paper = await files.namespace('papers').put(new TextEncoder().encode('a paper'))
  const [own, theirs] = [await enter('Damak', world.damak, files), await enter('Kakarvitta', world.kakarvitta, files)]
  await rm(join(folder, 'copies'), { recursive: true })
  const place = { url: world.databaseUrl, dataDir: world.resources.env.dataDir, filesUrl: from }
  const file = join(folder, 'backup.tar.gz')
  expect((await backUp(place, file)).files).toBe(3)
  const { url } = await freshDatabase()
  const dataDir = join(folder, 'restored')
  await restore({ url, dataDir, filesUrl: to }, file)
  await rm(dataDir, { recursive: true })
  const there = objectFileStore(openObjectStorage(to), join(folder, 'other-copies'))
  expect(await readFile(await there.namespace('papers').local(paper), 'utf8')).toBe('a paper')
  for (const hash of [own, theirs]) expect(await there.has(hash)).toBe(true)

  const export487 = await backUp({ ...place, organisation: 487 }, join(folder, 'damak.tar.gz'))
  expect(export487.files, 'the document of Damak alone').toBe(1)
})

/** A published notice; the hash of its file. */
async function enter(title: string, org: World['damak'], files: World['resources']['files']): Promise<string> {
  const ctx = { ...world.system(org), files }
  const { id } = await addItem(ctx, document, {
    type: 'consumer',
    titleEn: title,
    titleNe: title,
    publishedOn: '2026-11-20',
    filename: 'notice.pdf',
    bytes: sampleFile('pdf', title),
  })
  const query = world.resources.database.selectFrom('documents').select('fileHash').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).fileHash
}

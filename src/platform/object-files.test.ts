// Files in S3-compatible storage, against a server that checks signatures: store, copies, parts, removal, identity.

import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { startObjectStorage, type TestStorage } from '#tests/object-storage.ts'
import { checkFileStorage } from './file-storage.server.ts'
import { objectFileStore, removedPrefix } from './object-files.server.ts'
import { openObjectStorage } from './object-storage.server.ts'
import { removeOrphanedFiles } from './orphaned-files.server.ts'
import { openPartialFiles } from './partial-files.server.ts'

const text = (content: string) => new TextEncoder().encode(content)
let server: TestStorage
let folder: string
beforeAll(async () => {
  server = await startObjectStorage()
  folder = await mkdtemp(join(tmpdir(), 'khanepani-objects-'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Of one machine, with copies of its own. */
const storeOf = (machine: string) => objectFileStore(openObjectStorage(server.url), join(folder, machine))

test('what one machine stores another reads, whole and in part, and keeps a copy of', async () => {
  const [one, other] = [storeOf('one'), storeOf('other')]
  const hash = await one.namespace('papers').put(text('नागरिकता'))
  expect(await other.has(hash), 'another namespace').toBe(false)
  const papers = other.namespace('papers')
  expect(await papers.has(hash)).toBe(true)
  expect((await buffer(papers.read(hash))).toString()).toBe('नागरिकता')
  expect((await buffer(papers.read(hash, { start: 0, end: 2 }))).toString()).toBe('न')
  expect((await readFile(papers.path(hash))).toString(), 'a copy').toBe('नागरिकता')
  await one.namespace('papers').remove(hash)
  expect(await storeOf('third').namespace('papers').has(hash)).toBe(false)
  const lost = storeOf('third').namespace('papers').local(hash)
  await expect(lost).rejects.toThrow('the object storage has no files/papers/')
})

test('a wrong secret is refused at once and named', async () => {
  const wrong = openObjectStorage(server.url.replace(':S3RVER@', ':wrong@'))
  await expect(wrong.put('files/x', text('x'))).rejects.toThrow('answered PUT with 403 SignatureDoesNotMatch')
})

test('a list goes on behind its first thousand', async () => {
  const storage = openObjectStorage(server.url)
  const keys = Array.from({ length: 1003 }, (_, index) => `many/${String(index).padStart(4, '0')}`)
  for (let start = 0; start < keys.length; start += 50)
    await Promise.all(keys.slice(start, start + 50).map((key) => storage.put(key, text('x'))))
  const found: string[] = []
  for await (const { key, size } of storage.list('many/')) if (size === 1) found.push(key)
  expect(found).toEqual(keys)
})

test('an object that no row names is put aside, comes back when it is read, and is removed a day later', async () => {
  const { db } = await freshDatabase()
  const files = storeOf('removal')
  const hash = await files.put(text('an orphan'))
  const key = `files/${hash.slice(0, 2)}/${hash}`
  const at = (days: number) => ({ database: db, files, clock: () => new Date(Date.now() + days * 86_400_000) })
  expect(await removeOrphanedFiles(at(0)), 'a young one').toBe(0)
  expect(await removeOrphanedFiles(at(2))).toBe(1)
  expect(await files.storage!.has(key)).toBe(false)
  expect(await readFile(await storeOf('reader').local(hash), 'utf8')).toBe('an orphan')
  expect(await files.storage!.has(key), 'it is back').toBe(true)
  await removeOrphanedFiles(at(2))
  await removeOrphanedFiles(at(4))
  expect(await files.storage!.has(key)).toBe(false)
  expect(await files.storage!.has(`${removedPrefix}${key}`)).toBe(false)
})

test('parts of an upload that arrive at different machines make one file', async () => {
  const [one, other] = [openPartialFiles(storeOf('one')), openPartialFiles(storeOf('other'))]
  const id = randomUUID()
  expect(await one.write(id, 4, text('late'))).toBe(false)
  expect(await one.write(id, 0, text('abcd'))).toBe(true)
  expect(await other.write(id, 4, text('efgh'))).toBe(true)
  expect(await other.write(id, 4, text('efgh')), 'sent again').toBe(true)
  expect(Buffer.from((await one.read(id, 8))!).toString()).toBe('abcdefgh')
  expect(await one.removeOlder(new Date(0))).toBe(0)
  expect(await one.removeOlder(new Date(Date.now() + 60_000))).toBe(2)
  expect(await other.read(id, 8)).toBeUndefined()
})

test('a bucket of another database is refused with what to do', async () => {
  const [first, second] = [(await freshDatabase()).db, (await freshDatabase()).db]
  await checkFileStorage(first, storeOf('one'))
  await checkFileStorage(first, storeOf('other'))
  await checkFileStorage(second, { folder })
  await expect(checkFileStorage(second, storeOf('one'))).rejects.toThrow('into its object files/storage-id')
})

// Tests of restores that fail: a damaged backup is named in one sentence, and nothing of it remains.

import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGunzip, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { refuseUnfinishedRestore } from '#platform/unfinished-restore.server.ts'
import { freshDatabase } from '#tests/database.ts'
import { command, freePort, product } from '#tests/product.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

let world: World
let folder: string
let file: string
let tar: Buffer

beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'khanepani-restore-test-'))
  file = join(folder, 'backup.tar.gz')
  await world.resources.files.put(sampleFile('pdf', 'Notice'))
  await backUp({ url: world.databaseUrl, dataDir: world.resources.env.dataDir }, file)
  tar = await buffer(createReadStream(file).pipe(createGunzip()))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const flipped = (bytes: Buffer, at: number) => {
  const copy = Buffer.from(bytes)
  copy[at]! ^= 1
  return copy
}

test.each([
  [
    'a flipped bit in a stored file',
    () => gzipSync(flipped(tar, tar.indexOf('%PDF') + 10)),
    /the bytes of files\/.* have changed/,
  ],
  [
    'a flipped bit in a row',
    () => gzipSync(flipped(tar, tar.indexOf('Kakarvitta'))),
    /the bytes of tables\/.* have changed/,
  ],
  ['a flipped bit in the compressed bytes', async () => flipped(await readFile(file), 5000), /is damaged/],
  ['half of the bytes', async () => (await readFile(file)).subarray(0, 5000), /is damaged: unexpected end of file/],
  ['a missing end', () => gzipSync(tar.subarray(0, 20_480)), /is damaged: the archive ends too early/],
  ['other bytes', () => Buffer.from('nonsense'), /is damaged: incorrect header check/],
])('a backup with %s restores nothing, and the product does not start on it', async (name, damage, message) => {
  const { db, url } = await freshDatabase()
  const dataDir = join(folder, name.replaceAll(' ', '-'))
  const broken = join(folder, 'broken.tar.gz')
  await writeFile(broken, await damage())
  const error = await restore({ url, dataDir }, broken).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartupProblem)
  expect((error as Error).message).toMatch(message)
  const { rows } = await sql`select count(*)::int as count from organisations`.execute(db)
  expect(rows).toEqual([{ count: 0 }])
  expect(await readdir(dataDir)).toEqual(['restore-unfinished'])
  expect(() => refuseUnfinishedRestore(dataDir)).toThrow('did not finish')
  await restore({ url, dataDir }, file)
  refuseUnfinishedRestore(dataDir)
})

test('a restore whose files cannot be written leaves neither rows nor files', async () => {
  const { db, url } = await freshDatabase()
  const dataDir = join(folder, 'unwritable')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'files'), 'a file in the place of the folder')
  await expect(restore({ url, dataDir }, file)).rejects.toThrow('The restore failed, and nothing of it remains')
  const { rows } = await sql`select to_regclass('organisations') as organisations`.execute(db)
  expect(rows).toEqual([{ organisations: null }])
})

test('the command ends with 1 and a sentence, and the start after it as well', async () => {
  const settings = { DATA_DIR: join(folder, 'by-command') }
  const broken = join(folder, 'nonsense.tar.gz')
  await writeFile(broken, 'nonsense')
  const failed = await command(['restore', broken], settings).catch(
    (reason: { code: number; stderr: string }) => reason,
  )
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/^.*nonsense\.tar\.gz is damaged.*\n$/) })
  const started = await product({ ...settings, PORT: String(await freePort()), DEMONSTRATION: 'yes' }).ended
  expect(started.code).toBe(1)
  expect(started.output).toMatch(/^The last restore into .* did not finish/)
}, 60_000)

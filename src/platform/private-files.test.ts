// Permissions of written files: folders 0700, files 0600, closed to other users.

import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makePrivateFolder, openFileStore } from './files.server.ts'
import { readKeys } from './keys.server.ts'
import { startPostgres } from './postgres.server.ts'

/** PostgreSQL of root runs as nobody, which has to traverse the data folder and can do nothing else there. */
const dataFolderMode = process.getuid?.() === 0 ? 0o711 : 0o700

test('a stored file and every folder above it are their owner’s only', async () => {
  const folder = join(temporaryFolder(), 'data/files')
  const store = openFileStore(folder).namespace('papers')
  const path = store.path(await store.put(Buffer.from('a citizenship certificate')))
  expect(modeOf(path)).toBe(0o600)
  for (const above of ['..', '../..', '../../..']) expect(modeOf(join(path, above))).toBe(0o700)
})

test('a folder that an earlier version left open is closed; one that its owner opened to a group is unchanged', async () => {
  const folder = join(temporaryFolder(), 'files')
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  await makePrivateFolder(folder)
  expect(modeOf(folder)).toBe(0o700)
  chmodSync(folder, 0o750)
  await makePrivateFolder(folder)
  expect(modeOf(folder)).toBe(0o750)
})

test('with PostgreSQL running nothing in the data folder is open to others', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  const postgres = await startPostgres({ dataDir, throwAway: true })
  onTestFinished(() => postgres.stop())
  await readKeys({ tokenSecret: undefined, dataDir }, async () => false)
  expect(modeOf(dataDir)).toBe(dataFolderMode)
  const open = readdirSync(dataDir).filter((name) => (modeOf(join(dataDir, name)) & 0o077) !== 0)
  expect(open).toEqual([])
})

function modeOf(path: string): number {
  return statSync(path).mode & 0o777
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'khanepani-private-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

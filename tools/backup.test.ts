// Tests of backup and restore: every row and file returns unchanged, and the product continues from there.

import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import { messageJobs } from '#platform/message-jobs.server.ts'
import type { Deliver } from '#platform/outbox.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { freshDatabase } from '#tests/database.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import { readPassphrase } from './backup-encryption.ts'
import { backupName } from './backup-retention.ts'
import { backUp, backUpInto } from './backup.ts'
import { restore } from './restore.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'

let world: World
let folder: string
let file: string

beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'khanepani-backup-'))
  file = join(folder, 'backup.tar.gz')
  await enter('First notice', 'पहिलो\tसूचना\n\\N "उद्धरण"')
  await enter('Second notice', '')
  await writeFile(join(world.resources.env.dataDir, 'token.key'), 'k'.repeat(40))
  const message = {
    kind: 'update',
    channel: 'mail',
    recipient: 'sita@example.org',
    subject: 'Received',
    body: 'दर्ता भयो',
  } as const
  await queueMessage(world.system(world.damak), message)
  await backUp({ url: world.databaseUrl, dataDir: world.resources.env.dataDir }, file)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('every row and every file come back, and new rows get new numbers', async () => {
  const { db, url } = await freshDatabase()
  const dataDir = join(folder, 'restored')
  const counts = await restore({ url, dataDir }, file)
  expect(await everything(db)).toEqual(await everything(world.resources.database))
  expect(counts.files).toBeGreaterThan(3)
  const [row] = await db.selectFrom('documents').select('fileHash').execute()
  const hash = row!.fileHash
  expect(await readFile(openFileStore(join(dataDir, 'files')).path(hash))).toEqual(
    await readFile(world.resources.files.path(hash)),
  )
  expect((await stat(join(dataDir, 'token.key'))).mode & 0o777).toBe(0o600)
  const there = { ...world.system(world.damak), db, files: openFileStore(join(dataDir, 'files')) }
  const { id } = await addItem(there, document, newDocument('Third notice', ''))
  const numbers = await db.selectFrom('documents').select('id').where('id', '=', id).execute()
  expect(numbers).toHaveLength(1)
  const counted = await sql<{ endless: number }>`select endless from document_counts where org_id = 487`.execute(db)
  expect(counted.rows).toEqual([{ endless: 3 }])
})

test('a scheduled backup is encrypted, verified and comes back whole; older ones go, and OpenSSL alone can read it', async () => {
  const { dataDir } = world.resources.env
  const nightly = join(folder, 'nightly')
  const passphrase = 'a passphrase of more than 32 characters'
  const keyFile = join(folder, 'backup.key')
  await writeFile(keyFile, `${passphrase}\n`)
  expect(readPassphrase(keyFile)).toBe(passphrase)
  await mkdir(nightly)
  const earlier = ['khanepani-2026-11-23T200000Z.tar.gz.enc', 'by-hand.tar.gz']
  for (const name of earlier) await writeFile(join(nightly, name), '')
  const scheduled = join(nightly, backupName(new Date('2026-11-23T20:30:00Z'), true))
  const counts = await backUpInto({ url: world.databaseUrl, dataDir, passphrase }, nightly, scheduled)
  expect((await readdir(nightly)).toSorted()).toEqual(['by-hand.tar.gz', basename(scheduled)])
  expect((await stat(scheduled)).mode & 0o777).toBe(0o600)
  const { db, url } = await freshDatabase()
  const place = { url, dataDir: join(folder, 'restored-encrypted') }
  await expect(restore(place, scheduled)).rejects.toThrow('is encrypted; BACKUP_KEY_FILE')
  await expect(restore({ ...place, passphrase: 'x'.repeat(40) }, scheduled)).rejects.toThrow('has another key')
  // The key is one more.
  expect(await restore({ ...place, passphrase }, scheduled)).toEqual({ ...counts, files: counts.files + 1 })
  expect(await everything(db)).toEqual(await everything(world.resources.database))
  const cipher = ['-aes-256-cbc', '-pbkdf2', '-iter', '600000', '-pass', `file:${keyFile}`]
  const { stdout } = spawnSync('openssl', ['enc', '-d', ...cipher, '-in', scheduled], { maxBuffer: 1024 ** 3 })
  expect(gunzipSync(stdout).subarray(0, 13).toString()).toBe('manifest.json')
})

test('a backup without the key holds everything but the key', async () => {
  const { dataDir } = world.resources.env
  const apart = join(folder, 'without-key.tar.gz')
  const counts = await backUp({ url: world.databaseUrl, dataDir, withKey: false }, apart)
  expect(counts.files).toBeGreaterThan(3)
  const { url } = await freshDatabase()
  const restored = join(folder, 'restored-without-key')
  expect(await restore({ url, dataDir: restored }, apart)).toEqual(counts)
  await expect(stat(join(restored, 'token.key'))).rejects.toThrow('ENOENT')
})

test('pending messages are sent after the restore, though the backup has no jobs', async () => {
  const { db, url } = await freshDatabase()
  await restore({ url, dataDir: join(folder, 'with-messages') }, file)
  const jobs = await sql<{ count: number }>`select count(*) as count from jobs.job`.execute(db)
  expect(jobs.rows).toEqual([{ count: 0 }])
  const sent: string[] = []
  const mail: Deliver = async ({ recipient, body }) => void sent.push(`${recipient}: ${body}`)
  const workers = startJobs({ resources: { ...world.resources, database: db }, url }, messageJobs({ mail }))
  await vi.waitFor(() => expect(sent).toEqual(['sita@example.org: दर्ता भयो']), { timeout: 20_000 })
  await workers.stop()
})

test('a backup is readable by its owner alone, and none is overwritten', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const again = backUp({ url: world.databaseUrl, dataDir: world.resources.env.dataDir }, file)
  await expect(again).rejects.toThrow('is there already')
})

test('a database that has an organisation is not changed', async () => {
  const before = await everything(world.resources.database)
  const attempt = restore({ url: world.databaseUrl, dataDir: join(folder, 'other') }, file)
  await expect(attempt).rejects.toThrow('not empty')
  expect(await everything(world.resources.database)).toEqual(before)
})

function enter(titleEn: string, titleNe: string) {
  return addItem(world.system(world.damak), document, newDocument(titleEn, titleNe))
}

function newDocument(titleEn: string, titleNe: string) {
  const bytes = sampleFile('pdf', titleEn)
  return { type: 'consumer' as const, titleEn, titleNe, filename: 'notice.pdf', bytes, publishedOn: '2026-11-20' }
}

/** Each table with a digest of its rows. */
async function everything(db: Database): Promise<Record<string, string | null>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname <> 'schema_migrations' order by relname`.execute(db)
  const digests: Record<string, string | null> = {}
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(t::text, E'\n' order by t::text)) as digest from ${sql.table(name)} as t`.execute(db)
    digests[name] = rows[0]!.digest
  }
  return digests
}

// Removal of orphaned files: age, concurrent uploads, open transactions and interrupted removals.

import { readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { hashColumns, removeOrphanedFiles, orphanedFilesLock } from './orphaned-files.server.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})

const bytes = (text: string) => new TextEncoder().encode(text)
const days = (count: number) => count * 86_400_000

/** Sets the time of the file so far back. */
async function age(path: string, ms: number): Promise<void> {
  const moment = new Date(world.resources.clock().getTime() - ms)
  await utimes(path, moment, moment)
}

async function storeDocument(text: string): Promise<string> {
  const file = sampleFile('pdf', text)
  const details = {
    type: 'downloads',
    titleEn: text,
    titleNe: '',
    filename: 'a.pdf',
    publishedOn: '2026-11-01',
  } as const
  await addItem(world.system(world.damak), document, { ...details, bytes: file, draft: true })
  const { fileHash } = await world.resources.database
    .selectFrom('documents')
    .select('fileHash')
    .where('titleEn', '=', text)
    .executeTakeFirstOrThrow()
  return world.resources.files.path(fileHash)
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

test('what no row names goes after a day, from the store and from its namespaces, with its sizes and broken writes', async () => {
  const { files } = world.resources
  const named = await storeDocument('Named')
  const [old, young, inNamespace] = [
    files.path(await files.put(bytes('old'))),
    files.path(await files.put(bytes('young'))),
    files.namespace('papers').path(await files.namespace('papers').put(bytes('old'))),
  ]
  for (const path of [`${old}-640.webp`, `${named}-640.webp`, `${named}.1.part`, join(files.folder, 'read-me')])
    await writeFile(path, 'x')
  for (const path of [named, old, inNamespace, `${old}-640.webp`, `${named}-640.webp`, `${named}.1.part`])
    await age(path, days(2))
  await age(young, days(1) - 1000)
  await age(join(files.folder, 'read-me'), days(9))
  expect(await removeOrphanedFiles(world.resources)).toBe(4)
  for (const path of [named, young, `${named}-640.webp`, join(files.folder, 'read-me')])
    expect(await isThere(path)).toBe(true)
  expect(await removeOrphanedFiles(world.resources)).toBe(0)
})

test('bytes stored again before their row is written stay, even when they are old', async () => {
  const { files } = world.resources
  const path = files.path(await files.put(bytes('sent twice')))
  await age(path, days(30))
  world.travelTo(new Date())
  await files.put(bytes('sent twice'))
  expect(await removeOrphanedFiles(world.resources)).toBe(0)
  expect(await readFile(path, 'utf8')).toBe('sent twice')
})

test('bytes stored again while a removal searches for references exist afterwards', async () => {
  const { files, database } = world.resources
  world.travelTo(new Date())
  const path = files.path(await files.put(bytes('just now')))
  await age(path, days(2))
  const removing = await database.transaction().execute(async (tx) => {
    await sql`lock table documents in access exclusive mode`.execute(tx)
    const begun = removeOrphanedFiles(world.resources)
    await vi.waitFor(async () => expect(await waitingForALock()).toBe(1), { timeout: 20_000 })
    await files.put(bytes('just now'))
    return { begun }
  })
  expect(await removing.begun).toBe(0)
  expect(await readFile(path, 'utf8')).toBe('just now')
})

async function waitingForALock(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(world.resources.database)
  return rows[0]!.count
}

test('a row that another transaction is deleting still protects its file', async () => {
  const path = await storeDocument('Going')
  await age(path, days(2))
  await world.resources.database.transaction().execute(async (tx) => {
    await sql`delete from documents where title_en = 'Going'`.execute(tx)
    await sql`delete from media where alt_en = 'Going'`.execute(tx)
    expect(await removeOrphanedFiles(world.resources)).toBe(0)
  })
  expect(await removeOrphanedFiles(world.resources)).toBe(1)
})

test('one instance removes at a time, and files left aside by a killed removal are restored', async () => {
  const { database, files } = world.resources
  const named = await storeDocument('Aside')
  await rename(named, `${named}.leaving`)
  await database.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(${orphanedFilesLock})`.execute(db)
    expect(await removeOrphanedFiles(world.resources)).toBe(0)
    expect(await isThere(named)).toBe(false)
    await sql`select pg_advisory_unlock(${orphanedFilesLock})`.execute(db)
  })
  const both = await Promise.all([removeOrphanedFiles(world.resources), removeOrphanedFiles(world.resources)])
  expect(both).toEqual([0, 0])
  expect(await isThere(named)).toBe(true)
  expect((await readdir(files.folder, { recursive: true })).some((name) => name.endsWith('.leaving'))).toBe(false)
})

test('every column that must contain the hash of a file is searched', async () => {
  const { rows } = await sql<{ table: string; rule: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule from pg_constraint
     where contype = 'c' and pg_get_constraintdef(oid) like '%[0-9a-f]{64}%'`.execute(world.resources.database)
  const searched = await hashColumns(world.resources.database)
  expect(rows.length).toBeGreaterThan(6)
  for (const { table, rule } of rows)
    expect(searched).toContainEqual({ table, column: /\(+(\w+)/.exec(rule.replace('CHECK ', ''))![1] })
})

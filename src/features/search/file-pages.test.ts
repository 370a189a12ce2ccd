// Tests of pages of files in the search: found with their number, gone with their document, back with it.

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { readPendingTexts, recognisePendingPages } from '#features/document-texts/operations.server.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem, publish, withdraw } from '#features/publishing/operations/workflow.server.ts'
import { openTextReader } from '#platform/text-reader.server.ts'
import { cast } from '#tests/cast.ts'
import { transaction } from '#platform/database.server.ts'
import { pdfOf } from '#tests/pdf-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import { foundBySearch } from '#root/features.server.ts'
import type { SearchResults } from './contract/api.ts'
import { searchJobs } from './jobs.server.ts'
import { indexFilePages, indexNext } from './operations/file-pages.server.ts'

let world: World

beforeEach(async () => {
  world = await openWorld()
})

async function found(q: string): Promise<SearchResults['data']> {
  const answer = await world.api('GET', `/customer/search/487?kind=document&q=${encodeURIComponent(q)}`)
  return ((await answer.json()) as SearchResults).data
}

const index = () => indexFilePages(world.system(world.damak), 100)

async function addRules(): Promise<number> {
  const pages = [[{ font: 0, text: 'Contents' }], [{ font: 1, text: 'h:tfsf] kfOk' }]]
  const bytes = pdfOf(pages, ['Helvetica', 'Preeti'])
  const entry = {
    type: 'downloads',
    titleEn: 'Rules',
    titleNe: 'नियमावली',
    filename: 'a.pdf',
    publishedOn: '2026-11-20',
  } as const
  const { id } = await addItem(world.as(cast.maya), document, { ...entry, slug: 'rules', bytes })
  const reader = openTextReader()
  await readPendingTexts(world.system(world.damak), reader, () => false)
  reader.close()
  return id
}

async function countPages(): Promise<number> {
  const { db } = world.scope(world.damak)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search_entries where kind = 'document' and page > 0`.execute(db)
  return rows[0]!.count
}

test('what a page of a file says in Preeti is found with its number, and never while its document is withdrawn', async () => {
  const maya = world.as(cast.maya)
  const id = await addRules()
  expect(await found('जस्ताको पाइप')).toEqual([])
  expect(await index()).toBe(1)
  expect(await index()).toBe(0)
  const [item] = await found('जस्ताको पाइप')
  expect(item).toMatchObject({
    page: 2,
    url: `/documents/${id}/rules?page=2#p2`,
    snippet: 'जस्ताको पाइप',
    isMachineRead: false,
  })
  await withdraw(maya, document, id, { en: 'Wrong file', ne: '' })
  expect(await found('जस्ताको पाइप')).toEqual([])
  expect(await index()).toBe(0)
  await publish(maya, document, id)
  await found('नियमावली')
  expect(await index()).toBe(1)
  expect(await found('जस्ताको पाइप')).toHaveLength(1)
})

test('a document withdrawn while its pages are being indexed is not found, and its pages leave the index', async () => {
  const id = await addRules()
  await found('नियमावली')
  let withdrawal: Promise<unknown> | undefined
  await transaction(world.system(world.damak), async (tx) => {
    expect(await indexNext(tx)).toBeDefined()
    withdrawal = withdraw(world.as(cast.maya), document, id, { en: 'Wrong file', ne: '' })
    await Promise.race([withdrawal, wait(300)])
  })
  await withdrawal
  expect(await countPages()).toBe(2)
  expect(await found('जस्ताको पाइप')).toEqual([])
  expect(await countPages()).toBe(0)
})

test('a page of a file without a public item is not found', async () => {
  await addRules()
  await found('नियमावली')
  await index()
  expect(await found('जस्ताको पाइप')).toHaveLength(1)
  const { db } = world.scope(world.damak)
  await sql`delete from search_entries where kind = 'document' and page = 0`.execute(db)
  expect(await found('जस्ताको पाइप')).toEqual([])
})

test('what was recognised on a scanned page is found with its number and marked', async () => {
  const id = await addRules()
  await found('नियमावली')
  expect(await index()).toBe(1)
  const ctx = world.system(world.damak)
  await recognisePendingPages(
    ctx,
    async ({ page }) => (page === 1 ? 'ढलौट फलामको पाइप र बिर्को' : ''),
    () => false,
  )
  expect(await index()).toBe(1)
  const [item] = await found('ढलौट')
  expect(item).toMatchObject({ page: 1, url: `/documents/${id}/rules?page=1#p1`, isMachineRead: true })
  expect(await found('जस्ताको पाइप')).toHaveLength(1)
})

test('what is public no longer leaves the index at night, and is back with its pages when it is published again', async () => {
  const id = await addRules()
  await found('नियमावली')
  await index()
  expect(await found('जस्ताको पाइप')).toHaveLength(1)
  const { db } = world.scope(world.damak)
  await sql`update documents set publish_until = '2026-12-01T00:00:00Z' where id = ${id}`.execute(db)
  await found('नियमावली')
  const removal = searchJobs(foundBySearch).find(({ name }) => name === 'remove-expired-from-search')!
  expect(await removal.run(world.resources, {})).toEqual({ done: 0 })
  world.travelTo('2026-12-01T00:00:00Z')
  expect(await found('जस्ताको पाइप')).toEqual([])
  expect(await countPages()).toBe(2)
  expect(await removal.run(world.resources, {})).toEqual({ done: 3 })
  expect(await countPages()).toBe(0)
  await sql`update documents set publish_until = null where id = ${id}`.execute(db)
  expect(await found('rules')).toHaveLength(1)
  await index()
  expect(await found('जस्ताको पाइप')).toHaveLength(1)
})

// Tests of the text of documents: read once, stored by page, of its own organisation only.

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { openTextReader } from '#platform/text-reader.server.ts'
import { cast } from '#tests/cast.ts'
import { pdfOf } from '#tests/pdf-files.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import { hasPendingScans, readPendingTexts, readText, recognisePendingPages } from './operations.server.ts'

let world: World

beforeEach(async () => {
  world = await openWorld()
})

async function add(filename: string, bytes: Uint8Array): Promise<number> {
  const entry = {
    type: 'downloads',
    titleEn: filename,
    titleNe: '',
    filename,
    bytes,
    publishedOn: '2026-11-20',
  } as const
  return (await addItem(world.as(cast.maya), document, entry)).id
}

async function readAll(): Promise<number> {
  const reader = openTextReader()
  const read = await readPendingTexts(world.system(world.damak), reader, () => false)
  reader.close()
  return read
}

test('a new document is read once; what cannot be read is not tried again', async () => {
  const lines = [{ font: 0, text: 'vfg]kfgL' }]
  const pages = Array.from({ length: 12 }, (_, index) => [
    ...lines,
    { font: 1, text: `Page ${index + 1} of the yearly report` },
  ])
  const pdf = await add('a.pdf', pdfOf(pages, ['Preeti', 'Helvetica']))
  const picture = await add('b.png', sampleFile('png', 'b'))
  const empty = await add('c.docx', sampleFile('docx', 'c'))
  const damaged = await add('d.pdf', sampleFile('pdf', 'd'))
  const scope = world.scope(world.damak)
  expect((await readText(scope, pdf)).state).toBe('pending')
  expect(await readAll()).toBe(4)
  expect(await readAll()).toBe(0)
  const text = await readText(scope, pdf)
  expect(text).toMatchObject({ state: 'read', pageCount: 12, isConverted: true })
  expect(text.pages.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(text.pages[0]).toEqual({ page: 1, text: 'खानेपानी\nPage 1 of the yearly report', isMachineRead: false })
  expect((await readText(scope, pdf, 12)).pages.map(({ page }) => page)).toEqual([11, 12])
  expect((await readText(scope, pdf, 999)).pages.map(({ page }) => page)).toEqual([11, 12])
  expect((await readText(scope, picture)).state).toBe('empty')
  expect((await readText(scope, empty)).state).toBe('empty')
  expect((await readText(scope, damaged)).state).toBe('unreadable')
  expect(await readText(world.scope(world.kakarvitta), pdf)).toMatchObject({ state: 'pending', pages: [] })
})

test('pages without text and pictures are recognised once, page by page, and what cannot be is left as it is', async () => {
  const long = 'A page with a text of its own'
  const pages = [long, '', '12345', ''].map((text) => [{ font: 0, text }])
  const pdf = await add('a.pdf', pdfOf(pages, ['Helvetica']))
  const picture = await add('b.png', sampleFile('png', 'b'))
  await readAll()
  const ctx = world.system(world.damak)
  expect(await readText(ctx, pdf)).toMatchObject({ state: 'read', waiting: 3 })
  expect(await readText(ctx, picture)).toMatchObject({ state: 'empty', waiting: 1, pageCount: 1 })
  const asked: unknown[] = []
  const recognise = async ({ page }: { page: number | 'picture' }) => {
    asked.push(page)
    if (page === 4) throw new Error('too long')
    return page === 2 ? 'खानेपानी महसुल' : 'Cam'
  }
  expect(await recognisePendingPages(ctx, recognise, () => false)).toBe(4)
  expect(await recognisePendingPages(ctx, recognise, () => false)).toBe(0)
  expect(asked.toSorted()).toEqual([2, 3, 4, 'picture'])
  expect(await readText(ctx, pdf)).toMatchObject({
    state: 'read',
    waiting: 0,
    pages: [
      { page: 1, text: long, isMachineRead: false },
      { page: 2, text: 'खानेपानी महसुल', isMachineRead: true },
      { page: 3, text: '12345', isMachineRead: false },
    ],
  })
  expect(await readText(ctx, picture)).toMatchObject({ state: 'read', pages: [{ page: 1, text: 'Cam' }] })
  expect(await hasPendingScans(world.system(world.kakarvitta))).toBe(false)
})

test('a page that ends the product does not count against the others that were begun with it', async () => {
  const pdf = await add(
    'a.pdf',
    pdfOf(
      Array.from({ length: 3 }, () => []),
      ['Helvetica'],
    ),
  )
  await readAll()
  const ctx = world.system(world.damak)
  // The product ends twice while all three are being read.
  for (const attempts of [1, 2]) await sql`update document_scans set attempts = ${attempts}`.execute(ctx.db)
  const alone: number[] = []
  const recognise = async ({ page }: { page: number | 'picture' }) => {
    const { rows } = await sql<{ begun: number }>`
      select count(*)::int as begun from document_scans where state = 'pending' and attempts = 3`.execute(ctx.db)
    alone.push(rows[0]!.begun)
    return `Page ${page} of a notice`
  }
  expect(await recognisePendingPages(ctx, recognise, () => false)).toBe(3)
  expect(alone).toEqual([1, 1, 1])
  expect(await readText(ctx, pdf)).toMatchObject({ state: 'read', waiting: 0 })
})

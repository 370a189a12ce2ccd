// Tests of the text of documents: read once, stored by page, of its own organisation only.

import { beforeEach, expect, test } from 'vitest'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { openTextReader } from '#platform/text-reader.server.ts'
import { cast } from '#tests/cast.ts'
import { pdfOf } from '#tests/pdf-files.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import { readPendingTexts, readText } from './operations.server.ts'

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
  const pages = Array.from({ length: 12 }, (_, index) => [...lines, { font: 1, text: `Page ${index + 1}` }])
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
  expect(text.pages[0]).toEqual({ page: 1, text: 'खानेपानी\nPage 1' })
  expect((await readText(scope, pdf, 12)).pages.map(({ page }) => page)).toEqual([11, 12])
  expect((await readText(scope, pdf, 999)).pages.map(({ page }) => page)).toEqual([11, 12])
  expect((await readText(scope, picture)).state).toBe('unsupported')
  expect((await readText(scope, empty)).state).toBe('empty')
  expect((await readText(scope, damaged)).state).toBe('unreadable')
  expect(await readText(world.scope(world.kakarvitta), pdf)).toMatchObject({ state: 'pending', pages: [] })
})

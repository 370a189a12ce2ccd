// Tests of reading the text of files: PDF in legacy fonts, Word, and hostile files, which end within their limits.

import type { ChildProcess } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oldExcelRows, oldWordFile } from '#tests/old-office-files.ts'
import { pdfFile, pdfOf, streamOf } from '#tests/pdf-files.ts'
import { asPreeti } from '#tests/preeti-text.ts'
import { zipOf } from '#tests/sample-files.ts'
import { maxTextPages } from './text-limits.ts'
import { openTextReader, startProcess, type TextKind, type TextReader } from './text-reader.server.ts'

let folder: string
let reader: TextReader

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'text-reader-'))
  reader = openTextReader()
})

afterAll(() => reader.close())

async function stored(bytes: Uint8Array): Promise<string> {
  const path = join(folder, String(Math.random()))
  await writeFile(path, bytes)
  return path
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<w:p><w:r>${text}</w:r></w:p>`).join('')

const read = async (bytes: Uint8Array, kind: TextKind = 'pdf', by = reader) =>
  by.read({ path: await stored(bytes), kind })

test('a PDF in Preeti, Kantipur, PCS Nepali and Latin is read by page in Unicode', async () => {
  const phrases = ['आर्थिक वर्ष २०८३/८४ को प्रतिवेदन', 'खानेपानी उपभोक्ता संस्थाको कार्यालय', 'शिक्षा र क्षेत्र']
  const [first, second, third] = phrases.map((phrase) => asPreeti(phrase)!)
  const pages = [
    [
      { font: 0, text: first! },
      { font: 2, text: 'Annual report; Kathmandu' },
    ],
    [
      { font: 1, text: second! },
      { font: 3, text: '2083 ;fn' },
      { font: 0, text: third! },
    ],
  ]
  const text = await read(pdfOf(pages, ['ABCDEF+Preeti', 'Kantipur', 'Helvetica', 'PCSNepali']))
  expect(text).toEqual({
    pages: [`${phrases[0]}\nAnnual report; Kathmandu`, `${phrases[1]}\n२०८३ साल\n${phrases[2]}`],
    pageCount: 2,
    isConverted: true,
  })
})

test('a Word file is read', async () => {
  const body = paragraphs(
    '<w:t>vfg]kfgL ;+:yf</w:t>',
    '<w:t>Annual</w:t><w:t xml:space="preserve"> report</w:t>',
    '<w:br w:type="page"/><w:t>पाइप</w:t>',
  )
  const xml = `<w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`
  expect(await read(zipOf({ 'word/document.xml': xml }), 'word')).toEqual({
    pages: ['खानेपानी संस्था\nAnnual report', 'पाइप'],
    pageCount: 2,
    isConverted: true,
  })
})

test('old Word and Excel files are read, also in Preeti, without the codes of fields', async () => {
  const pieces = ['vfg]kfgL ;+:yf\rWater ', '\u0013 PAGE \u001412\u0015 supply\u0007\f', 'पाइप']
  expect(await read(oldWordFile({ pieces }), 'old-word')).toEqual({
    pages: ['खानेपानी संस्था\nWater 12 supply', 'पाइप'],
    pageCount: 2,
    isConverted: true,
  })
  const rows = [
    ['ग्राहकको नाम', 'Amount', 12.5],
    ['सीता शर्मा र हरि तामाङको लामो नाम', 2083],
  ]
  expect(await read(oldExcelRows(rows), 'old-workbook')).toEqual({
    pages: [['Sheet', ...rows.map((row) => row.join(' '))].join('\n')],
    pageCount: 1,
    isConverted: false,
  })
  await expect(read(oldExcelRows(rows).slice(0, 3000), 'old-workbook')).rejects.toThrow('The text could not be read')
})

test.each([
  ['encrypted', pdfFile(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 0 /Kids [] >>'], encryption())],
  ['damaged', Buffer.from('%PDF-1.4\nnothing more\n%%EOF')],
  ['no PDF at all', Buffer.from('hello')],
])('a file that is %s is refused, and the next one is read', async (_, bytes) => {
  await expect(read(bytes)).rejects.toThrow('The text could not be read')
  const [page] = (await read(pdfOf([[{ font: 0, text: 'Hello' }]], ['Helvetica']))).pages
  expect(page).toBe('Hello')
})

test('a tree of pages that contains itself ends', async () => {
  const loop = pdfFile(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 99999 /Kids [2 0 R 2 0 R] >>'])
  await expect(read(loop)).rejects.toThrow('The text could not be read')
})

test('of ten thousand pages the first are read', async () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => [{ font: 0, text: `Page ${index + 1}` }])
  const text = await read(pdfOf(pages, ['Helvetica']))
  expect([text.pageCount, text.pages.length, text.pages.at(-1)]).toEqual([10_000, maxTextPages, `Page ${maxTextPages}`])
}, 180_000)

test('a bomb is ended by its memory or its time, and the next file is read', async () => {
  const small = openTextReader({ seconds: 5, megabytes: 300 })
  const once = deflateSync(Buffer.alloc(600_000_000, ' '), { level: 1 })
  const content = streamOf(deflateSync(once), '/Filter [/FlateDecode /FlateDecode]')
  const bomb = pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 4 0 R >>',
    content,
  ])
  expect(bomb.length).toBeLessThan(100_000)
  await expect(read(bomb, 'pdf', small)).rejects.toThrow(/too long|too much memory/)
  expect((await read(pdfOf([[{ font: 0, text: 'Hello' }]], ['Helvetica']), 'pdf', small)).pages).toEqual(['Hello'])
  small.close()
}, 90_000)

test('a file whose process was ended is read again in a fresh one, but not when it began the process', async () => {
  const path = await stored(pdfOf([[{ font: 0, text: 'Hello' }]], ['Helvetica']))
  const started: ChildProcess[] = []
  const own = openTextReader({}, () => {
    started.push(startProcess())
    return started.at(-1)!
  })
  const first = own.read({ path, kind: 'pdf' })
  started.at(-1)!.kill('SIGKILL')
  await expect(first).rejects.toThrow('the process ended')
  await own.read({ path, kind: 'pdf' })
  // Before the order, in the same turn: a process that is ready may have answered before it is ended.
  started.at(-1)!.kill('SIGKILL')
  expect((await own.read({ path, kind: 'pdf' })).pages).toEqual(['Hello'])
  expect(started).toHaveLength(3)
  own.close()
})

function encryption(): string {
  const key = `(${'x'.repeat(32)})`
  return `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O ${key} /U ${key} >>`
}

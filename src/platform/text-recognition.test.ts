// Tests of recognising scanned pages with the machine's Tesseract; skipped with a notice where it is missing.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { pdfFile, streamOf } from '#tests/pdf-files.ts'
import { scanOf, scannedPdf } from '#tests/scanned-files.ts'
import { missingForRecognition, recogniseText } from './text-recognition.server.ts'

let missing: string[]
let folder: string

beforeAll(async () => {
  missing = await missingForRecognition()
})

async function stored(bytes: Uint8Array): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'scans-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return path
}

test('a scanned page of a PDF and a picture are read in both languages, with digits', async ({ skip }) => {
  skip(missing.length > 0, `not on this machine: ${missing.join(', ')}`)
  const lines = ['खानेपानी महसुल बुझाउने सूचना', 'आर्थिक वर्ष २०८३/८४ को महसुल', 'Last date of payment: 15 July 2026']
  const pdf = await stored(await scannedPdf([['पहिलो पृष्ठ'], lines]))
  const text = await recogniseText({ path: pdf, page: 2 })
  for (const phrase of ['खानेपानी महसुल', '२०८३/८४', 'Last date of payment: 15 July 2026']) expect(text).toContain(phrase)
  expect(await recogniseText({ path: await stored(await scanOf(lines)), page: 'picture' })).toContain('आर्थिक वर्ष')
})

test('a page without anything has no text', async ({ skip }) => {
  skip(missing.length > 0, `not on this machine: ${missing.join(', ')}`)
  expect(await recogniseText({ path: await stored(blank('')), page: 1 })).toBe('')
})

test('a page that does not end, is too large or is no page is given up', async ({ skip }) => {
  skip(missing.length > 0, `not on this machine: ${missing.join(', ')}`)
  // A pattern of a hundredth of a point over a page of 200 inches, thousands of times.
  const endless = blank(
    '0 0 14400 14400 re W n\n' +
      '0.5 g 0 0 m 14400 14400 l 14400 0 l f 0.7 g 0 14400 m 14400 0 l 0 0 l f\n'.repeat(60_000),
  )
  await expect(recogniseText({ path: await stored(endless), page: 1 }, { seconds: 1 })).rejects.toThrow(
    'pdftoppm ended',
  )
  const path = await stored(await scannedPdf([['सूचना']]))
  await expect(recogniseText({ path, page: 1 }, { megabytes: 20 })).rejects.toThrow('ended with')
  await expect(recogniseText({ path, page: 1 }, { outputMegabytes: 1 })).rejects.toThrow('pdftoppm ended with SIGKILL')
  await expect(recogniseText({ path, page: 7 })).rejects.toThrow('ended with')
  await expect(recogniseText({ path: await stored(Buffer.from('no PDF')), page: 1 })).rejects.toThrow('ended with')
})

function blank(content: string): Uint8Array {
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 14400] /Resources << >> /Contents 4 0 R >>',
    streamOf(content),
  ])
}

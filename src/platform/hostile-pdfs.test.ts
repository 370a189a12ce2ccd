// Tests of hostile PDF files: each ends within narrow limits of time and memory, and the next file is read. A bomb and 10,000 pages are
// read by `text-reader.test.ts`.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostilePdfs } from '#tests/hostile-pdfs.ts'
import { pdfOf } from '#tests/pdf-files.ts'
import { openTextReader, type FileText, type TextReader } from './text-reader.server.ts'

let folder: string
let reader: TextReader

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-pdfs-'))
  reader = openTextReader({ seconds: 20, megabytes: 500 })
})

afterAll(async () => {
  reader.close()
  await rm(folder, { recursive: true, force: true })
})

async function read(bytes: Uint8Array): Promise<FileText> {
  const path = join(folder, String(Math.random()))
  await writeFile(path, bytes)
  return reader.read({ path, kind: 'pdf' })
}

test.each(hostilePdfs)(
  '$name',
  async ({ makes, isRead }) => {
    const outcome = await read(makes()).then(
      () => 'read',
      (error: unknown) => String(error),
    )
    expect(outcome).toMatch(isRead ? /^read$/ : /could not be read/)
    expect((await read(pdfOf([[{ font: 0, text: 'Hello' }]], ['Helvetica']))).pages).toEqual(['Hello'])
  },
  60_000,
)

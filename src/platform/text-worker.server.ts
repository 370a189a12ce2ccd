// Text process: reads one file after the other for its parent process, and ends with it.

import { readFile } from 'node:fs/promises'
import { inReadingOrder, withoutStraySpaces } from '#kit/visual-order.ts'
import { maxFileCharacters, maxPageCharacters, maxTextPages } from './text-limits.ts'
import { readPdf } from './pdf-text.server.ts'
import { readOldWord, readOldWorkbook, readWord, readWorkbook } from './office-text.server.ts'
import type { FileText, TextAnswer, TextKind, TextOrder } from './text-reader.server.ts'

const readers: Record<TextKind, (bytes: Uint8Array) => FileText | Promise<FileText>> = {
  pdf: readPdf,
  word: readWord,
  workbook: readWorkbook,
  'old-word': readOldWord,
  'old-workbook': readOldWorkbook,
}

process.on('message', (order: TextOrder) => void work(order))
process.on('disconnect', () => process.exit())

async function work({ path, kind }: TextOrder): Promise<void> {
  const answer: TextAnswer = await readFile(path)
    .then((bytes) => readers[kind](new Uint8Array(bytes)))
    .then(
      (text) => ({ text: limited(text) }),
      (error: unknown) => ({ error: String(error) }),
    )
  process.send!(answer)
}

/** Cleaned of control characters, which a database refuses, and cut. */
function limited({ pages, ...rest }: FileText): FileText {
  let left = maxFileCharacters
  const kept = pages.slice(0, maxTextPages).map((page) => {
    const text = tidy(page).slice(0, Math.min(left, maxPageCharacters))
    left -= text.length
    return text
  })
  return { ...rest, pages: kept }
}

function tidy(page: string): string {
  return withoutStraySpaces(inReadingOrder(page))
    .replaceAll(/[^\P{C}\n\t\u200C\u200D]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC')
    .toWellFormed()
}

// Text of Word files, also old ones, by page and of workbooks by sheet; runs only in the text process (`text-reader.server.ts`).

import { readXlsx } from 'hucre/xlsx'
import { convertedLines } from '#kit/preeti-conversion.ts'
import { readZipDirectory } from '#kit/zip-directory.ts'
import { readCompoundFile, streamsNamed } from '#kit/compound-file.ts'
import { visitParts } from './office-parts.server.ts'
import { oldWorkbookSheets } from './old-excel-text.server.ts'
import { oldWordText } from './old-word-content.server.ts'
import { cellText, type Cell } from './spreadsheet.server.ts'
import type { FileText } from './text-reader.server.ts'

const maxPartBytes = 32 * 1024 * 1024

/** Pages as Word laid them out when it stored the file, and where somebody began a new one. */
export function readWord(bytes: Uint8Array): FileText {
  const parts = readZipDirectory(bytes)?.filter(({ name }) => name === 'word/document.xml')
  if (parts?.length !== 1) throw new Error('No text in the Word file')
  const pages = ['']
  const add = (text: string) => (pages[pages.length - 1] += text)
  const isRead = visitParts(bytes, { parts, maxBytes: maxPartBytes }, (element) => {
    const isPageBreak = element.name === 'br' && element.attributes().get('w:type') === 'page'
    if (element.name === 'lastRenderedPageBreak' || isPageBreak) pages.push('')
    else if (element.name === 't') add(element.text())
    else if (element.name === 'tab' || element.name === 'tc') add(' ')
    else if (element.name === 'p' || element.name === 'br') add('\n')
  })
  if (!isRead) throw new Error('The Word file cannot be read')
  return convertedPages(pages)
}

/** Pages where somebody began a new one. */
export function readOldWord(bytes: Uint8Array): FileText {
  const file = readCompoundFile(bytes)
  const [document] = file ? streamsNamed(file, 'worddocument') : []
  const text = file && document && oldWordText(file, document)
  if (text === undefined) throw new Error('No text in the Word file')
  return convertedPages(withoutSigns(text).split('\f'))
}

/** Without the code of fields, whose result stays; the signs of the format are those of [MS-DOC] 2.4.1. */
function withoutSigns(text: string): string {
  let depth = 0
  let shown = ''
  for (const letter of text) {
    if (letter === '\u0013') depth += 1
    else if (letter === '\u0014' || letter === '\u0015') depth = Math.max(0, depth - 1)
    else if (depth === 0) shown += signs[letter] ?? letter
  }
  return shown
}
const signs: Record<string, string> = { '\r': '\n', '\v': '\n', '\u0007': ' ', '\u001E': '-', '\u001F': '' }

/** One page for each sheet. */
export function readOldWorkbook(bytes: Uint8Array): FileText {
  const sheets = oldWorkbookSheets(bytes)
  if (!sheets) throw new Error('No sheets in the Excel file')
  return convertedPages(sheets.map(({ name, rows }) => [name, ...rows].join('\n')))
}

/** One page for each sheet, one line for each row. */
export async function readWorkbook(bytes: Uint8Array): Promise<FileText> {
  const { sheets } = await readXlsx(bytes)
  const pages = sheets.map(({ name, rows }) => {
    const lines = (rows as Cell[][]).map((cells) => cells.map(cellText).join(' ').trim())
    return [name, ...lines.filter((line) => line !== '')].join('\n')
  })
  return convertedPages(pages)
}

function convertedPages(pages: readonly string[]): FileText {
  const converted = pages.map((page) => convertedLines(page)?.text)
  return {
    pages: pages.map((page, index) => converted[index] ?? page),
    pageCount: pages.length,
    isConverted: converted.some((page) => page !== undefined),
  }
}

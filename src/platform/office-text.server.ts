// Text of Word files by page and of workbooks by sheet; runs only in the text process (`text-reader.server.ts`).

import { readXlsx } from 'hucre/xlsx'
import { convertedLines } from '#kit/preeti-conversion.ts'
import { readZipDirectory } from '#kit/zip-directory.ts'
import { visitParts } from './office-parts.server.ts'
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

// Text of PDF files by page, with Preeti and its kin converted; runs only in the text process (`text-reader.server.ts`).

import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { looksLikePreeti } from '#kit/preeti.ts'
import { convertedLines, fromPreeti } from '#kit/preeti-conversion.ts'
import { legacyFont } from '#kit/preeti-keys.ts'
import type { FileText } from './text-reader.server.ts'
import { withoutStraySpaces } from './pdf-spaces.ts'
import { maxTextPages } from './text-limits.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>
/** What follows one another in one font of a line. */
type Run = { font: string; text: string }
type Line = Run[]

/** Pages beyond `maxTextPages` are counted and not read. */
export async function readPdf(bytes: Uint8Array): Promise<FileText> {
  // Pictures are not decoded: one of a few bytes can be gigabytes of pixels.
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, maxImageSize: 1 })
  try {
    return await readPages(pdf)
  } finally {
    // What it holds would count against the files that the process reads after it.
    await pdf.loadingTask.destroy()
  }
}

async function readPages(pdf: PdfDocument): Promise<FileText> {
  const pages: string[] = []
  let isConverted = false
  for (let number = 1; number <= Math.min(pdf.numPages, maxTextPages); number += 1) {
    const page = await pdf.getPage(number)
    const read = await readPage(page)
    isConverted ||= read.isConverted
    pages.push(read.text)
    page.cleanup()
  }
  return { pages, pageCount: pdf.numPages, isConverted }
}

async function readPage(page: PdfPage): Promise<{ text: string; isConverted: boolean }> {
  const lines = linesOf(await itemsOf(page))
  const plain = lines.map(plainText)
  if (!plain.some(looksLikePreeti)) return { text: plain.join('\n'), isConverted: false }
  const layouts = await layoutsOf(page, lines)
  const isNamed = layouts.size > 0
  const converted = lines.map((line) => {
    if (!isNamed) return convertedLines(plainText(line))?.text ?? plainText(line)
    return line.map(({ font, text }) => (layouts.has(font) ? fromPreeti(text, layouts.get(font)).text : text)).join('')
  })
  return { text: converted.join('\n'), isConverted: converted.some((line, index) => line !== plain[index]) }
}

function plainText(line: Line): string {
  return line.map(({ text }) => text).join('')
}

/** The legacy fonts of a page by the names that its text has them under; pdf.js knows their real names once it has read what is drawn. */
async function layoutsOf(page: PdfPage, lines: readonly Line[]) {
  await page.getOperatorList()
  const fonts = new Set(lines.flatMap((line) => line.map(({ font }) => font)))
  return new Map(
    [...fonts].flatMap((font) => {
      const known = page.commonObjs.has(font) ? (page.commonObjs.get(font) as { name?: string }) : undefined
      const layout = legacyFont(known?.name ?? '')
      return layout ? [[font, layout] as const] : []
    }),
  )
}

type Item = Extract<Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number], { str: string }>

/** Letters drawn as one, such as fi, and spaces that do not break a line. */
const joined = /[\u00A0\uFB00-\uFB06]/g

/** The pieces of text of a page; Nepali words that are set letter by letter are whole. */
async function itemsOf(page: PdfPage): Promise<Item[]> {
  const { items } = await page.getTextContent({ disableNormalization: true })
  const pieces = items.filter((item): item is Item => 'str' in item)
  const hasGaps = /\p{Script=Devanagari} /u.test(pieces.map(({ str }) => str).join(''))
  const texts = hasGaps
    ? withoutStraySpaces(
        pieces.map(({ str, width, transform }) => ({ str, width, size: Math.abs(Number(transform[0])) })),
        await drawnText(page),
      )
    : pieces.map(({ str }) => str)
  return pieces.map((piece, index) => ({
    ...piece,
    str: texts[index]!.replaceAll(joined, (sign) => sign.normalize('NFKC')),
  }))
}

/** The text of a page as it is drawn, with those spaces only that are drawn. */
async function drawnText(page: PdfPage): Promise<string> {
  const [{ OPS }, { fnArray, argsArray }] = await Promise.all([getResolvedPDFJS(), page.getOperatorList()])
  const texts = argsArray.filter((_args, index) => fnArray[index] === OPS.showText) as [Glyph[]][]
  return texts.flatMap(([glyphs]) => glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode))).join('')
}

/** A number moves the next glyph. */
type Glyph = number | { unicode: string }

function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = [[]]
  for (const [index, item] of items.entries()) {
    if (index > 0 && isLineBetween(items[index - 1]!, item)) lines.push([])
    const line = lines.at(-1)!
    const last = line.at(-1)
    // A space of another font does not divide a run.
    if (last && (last.font === item.fontName || item.str.trim() === '')) last.text += item.str
    else if (item.str !== '') line.push({ font: item.fontName, text: item.str })
  }
  return lines
}

/** pdf.js says that a line ends after a piece, which for one of zero width is the first of the next line: upright pieces have a baseline. */
function isLineBetween(one: Item, next: Item): boolean {
  const [, slant, , , , baseline] = one.transform as number[]
  const [size, nextSlant, , , , nextBaseline] = next.transform as number[]
  if (slant !== nextSlant) return true
  if (slant !== 0) return one.hasEOL
  return Math.abs(baseline! - nextBaseline!) > Math.abs(size!) / 2
}

// An office letter as a PDF in both languages, the same bytes on every run.

import Pdf from 'pdfkit'
import { inDigits, type Bilingual } from '../src/kit/language.ts'
import type { EmblemShape } from './emblem-shapes.ts'
import { breakLines, registerFaces, widthOf, type Piece, type Weight } from './lettering.ts'

/** A table cell: text that differs by language, or one that is the same in both (its digits are written in Nepali). */
export type Cell = Bilingual | string

export type LetterTable = { columns: Bilingual[]; rows: Cell[][] }

/** One letter. `date` carries the BS date in `ne` and the AD date in `en`, already written out. */
export type Letter = {
  letterhead: { name: Bilingual; address: Bilingual; emblem: EmblemShape[] }
  title: Bilingual
  date: Bilingual
  paragraphs: { en: string[]; ne: string[] }
  table?: LetterTable
  signatory?: Bilingual
}

type Page = { doc: PDFKit.PDFDocument; y: number; letter: Letter }
type Setting = {
  x: number
  width: number
  size: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'center' | 'right'
  leading?: number
}

const left = 56
const measure = 483
const bottom = 770
const ink = '#1e293b'
const navy = '#001755'
const quiet = '#64748b'
// The file states this moment as its creation, so that its content hash never changes between runs.
const writtenAt = new Date('2026-11-21T00:00:00Z')

/** The finished file. A letter of one page is about 25–45 KB: only the used glyphs are embedded. */
export async function writeLetter(letter: Letter): Promise<Buffer> {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    info: { Title: letter.title.en, Author: letter.letterhead.name.en, CreationDate: writtenAt, ModDate: writtenAt },
    lang: 'ne',
    displayTitle: true,
  })
  const done = collect(doc)
  registerFaces(doc)
  const page: Page = { doc, y: 40, letter }
  drawLetterhead(page)
  drawHeading(page)
  drawBody(page)
  if (letter.table) drawTable(page, letter.table)
  if (letter.signatory) drawSignature(page, letter.signatory)
  drawFooter(page)
  doc.end()
  return done
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

function drawLetterhead(page: Page) {
  const { doc, letter } = page
  drawWatermark(doc)
  doc.save().translate(left, 34).scale(0.58)
  for (const shape of letter.letterhead.emblem) doc.path(shape.d).fill(shape.fill)
  doc.restore()
  const middle = { x: left + 66, width: measure - 132, align: 'center' } as const
  write(page, letter.letterhead.name.ne, { ...middle, size: 15, weight: 'bold', colour: navy, leading: 1.4 })
  write(page, letter.letterhead.name.en, { ...middle, size: 10.5, weight: 'bold', colour: navy })
  write(page, `${letter.letterhead.address.ne} · ${letter.letterhead.address.en}`, {
    ...middle,
    size: 8.5,
    colour: quiet,
  })
  drawMark(doc)
  page.y = Math.max(page.y + 6, 100)
  doc.rect(left, page.y, measure, 2).fill(navy)
  doc.rect(left, page.y + 3.5, measure, 0.8).fill('#0ea5e9')
  page.y += 14
}

function drawWatermark(doc: PDFKit.PDFDocument) {
  doc.save().rotate(-38, { origin: [297, 460] })
  setLine(doc, breakLines('नमुना · SAMPLE', 'bold', 74, 700)[0]!, { x: 40, y: 420, size: 74, colour: '#f1f5f9' })
  doc.restore()
}

function drawMark(doc: PDFKit.PDFDocument) {
  const x = left + measure - 62
  doc.roundedRect(x, 42, 62, 34, 4).lineWidth(1.2).stroke('#b45309')
  for (const [text, y] of [
    ['नमुना', 46.5],
    ['SAMPLE', 58],
  ] as const) {
    const line = breakLines(text, 'bold', 10, 62)[0]!
    setLine(doc, line, { x: x + (62 - widthOf(line)) / 2, y, size: 10, colour: '#b45309' })
  }
}

function drawHeading(page: Page) {
  const { date, title } = page.letter
  const top = page.y
  write(page, `मिति: ${date.ne}`, { x: left, width: measure / 2, size: 9.5, colour: ink })
  page.y = top
  write(page, `Date: ${date.en}`, { x: left, width: measure, size: 9.5, colour: ink, align: 'right' })
  page.y += 12
  write(page, title.ne, {
    x: left + 20,
    width: measure - 40,
    size: 14,
    weight: 'bold',
    colour: navy,
    align: 'center',
    leading: 1.5,
  })
  write(page, title.en, {
    x: left + 20,
    width: measure - 40,
    size: 11,
    weight: 'bold',
    colour: '#0369a1',
    align: 'center',
    leading: 1.4,
  })
  page.y += 10
}

function drawBody(page: Page) {
  for (const text of page.letter.paragraphs.ne) writeParagraph(page, text, 10.5, 1.62)
  page.doc.rect(left, page.y + 1, 40, 0.8).fill('#cbd5e1')
  page.y += 10
  for (const text of page.letter.paragraphs.en) writeParagraph(page, text, 9.8, 1.5)
  page.y += 4
}

function writeParagraph(page: Page, text: string, size: number, leading: number) {
  write(page, text, { x: left, width: measure, size, leading, colour: ink })
  page.y += 6
}

function drawTable(page: Page, table: LetterTable) {
  const widths = columnWidths(table)
  drawRow(page, table.columns, widths, 'bold')
  for (const [index, row] of table.rows.entries()) drawRow(page, row, widths, 'regular', index % 2 === 1)
  page.y += 10
}

function columnWidths(table: LetterTable): number[] {
  const wants = table.columns.map((column, index) =>
    Math.max(4, ...[column, ...table.rows.map((row) => row[index] ?? '')].map((cell) => Math.min(40, longest(cell)))),
  )
  const sum = wants.reduce((total, want) => total + want, 0)
  return wants.map((want) => (want / sum) * measure)
}

function longest(cell: Cell): number {
  return typeof cell === 'string' ? cell.length : Math.max(cell.en.length, cell.ne.length * 0.85)
}

function drawRow(page: Page, cells: Cell[], widths: number[], weight: Weight, shaded = false) {
  const set = cells.map((cell, index) => cellLines(cell, weight, widths[index]! - 12))
  const height = Math.max(...set.map((lines) => lines.reduce((sum, line) => sum + line.size * 1.5, 0))) + 8
  turnPage(page, height)
  if (weight === 'bold') page.doc.rect(left, page.y, measure, height).fill('#e0f2fe')
  else if (shaded) page.doc.rect(left, page.y, measure, height).fillOpacity(0.7).fill('#f8fafc').fillOpacity(1)
  let x = left
  for (const [index, lines] of set.entries()) {
    let y = page.y + 4
    for (const line of lines) {
      setLine(page.doc, line.pieces, { x: x + 6, y, size: line.size, colour: line.colour })
      y += line.size * 1.5
    }
    x += widths[index]!
  }
  page.doc.rect(left, page.y + height, measure, 0.5).fill('#cbd5e1')
  page.y += height
}

function cellLines(cell: Cell, weight: Weight, width: number) {
  const [ne, en] = typeof cell === 'string' ? [inDigits(cell, 'ne'), ''] : [cell.ne, cell.en === cell.ne ? '' : cell.en]
  const first = breakLines(ne, weight, 9.5, width).map((pieces) => ({ pieces, size: 9.5, colour: ink }))
  const second = en ? breakLines(en, weight, 8.2, width).map((pieces) => ({ pieces, size: 8.2, colour: quiet })) : []
  return [...first, ...second]
}

function drawSignature(page: Page, signatory: Bilingual) {
  turnPage(page, 76)
  page.y += 34
  const block = { x: left + measure - 190, width: 190, align: 'center' } as const
  page.doc.rect(block.x + 20, page.y, 150, 0.6).fill(quiet)
  page.y += 3
  write(page, signatory.ne, { ...block, size: 10, weight: 'bold', colour: ink })
  write(page, signatory.en, { ...block, size: 8.5, colour: quiet })
}

function drawFooter(page: Page) {
  page.doc.rect(left, 792, measure, 0.6).fill('#cbd5e1')
  page.y = 797
  const centred = { x: left, width: measure, align: 'center', colour: quiet } as const
  write(page, 'यो नमुना सामग्री हो; कुनै कार्यालयको आधिकारिक सूचना होइन।', { ...centred, size: 8 }, false)
  write(
    page,
    'This is sample content of the demonstration and not an official notice of any office.',
    { ...centred, size: 7.5 },
    false,
  )
}

function write(page: Page, text: string, setting: Setting, mayTurn = true) {
  const { x, width, size, weight = 'regular', align = 'left', leading = 1.45 } = setting
  for (const line of breakLines(text, weight, size, width)) {
    if (mayTurn) turnPage(page, size * leading)
    const spare = width - widthOf(line)
    const shift = align === 'center' ? spare / 2 : align === 'right' ? spare : 0
    setLine(page.doc, line, { x: x + shift, y: page.y, size, colour: setting.colour ?? ink })
    page.y += size * leading
  }
}

function turnPage(page: Page, height: number) {
  if (page.y + height <= bottom) return
  drawFooter(page)
  page.doc.addPage()
  drawWatermark(page.doc)
  page.y = 56
}

function setLine(doc: PDFKit.PDFDocument, line: Piece[], at: { x: number; y: number; size: number; colour: string }) {
  let { x } = at
  doc.fillColor(at.colour).fontSize(at.size)
  for (const piece of line) {
    const nepali = piece.face.startsWith('devanagari')
    // Glyphs are in the order of drawing (ि before its consonant, conjuncts as one); readers extract the text given beside them.
    if (nepali) doc.markContent('Span', { actual: piece.text, lang: 'ne' })
    doc.font(piece.face).text(piece.text, x, at.y, { lineBreak: false })
    if (nepali) doc.endMarkedContent()
    x += piece.width
  }
}

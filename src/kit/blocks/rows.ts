// Blocks of a long text as rows of a form: one row for each block, its text in a field for each language.

import type { Bilingual, Language } from '../language.ts'
import { inLanguage, languages } from '../language.ts'
import { clean } from '../text.ts'
import type { Block, LibraryPicture } from './blocks.ts'

export const rowTypes = [
  'heading',
  'paragraph',
  'list',
  'steps',
  'table',
  'quote',
  'callout',
  'link',
  'picture',
] as const
export type RowType = (typeof rowTypes)[number]

/**
 * What a form sends of one block. In the text of a list each line is an item; in that of a table each line is a row, its cells apart by `|` or a tab
 * (as copied from a spreadsheet), and the first line names the columns. `\|` is a bar inside a cell. `picture` is the number of a stored one, `media` the id of one of the media
 * library.
 */
export type BlockRow = {
  type: RowType
  textNe?: string
  textEn?: string
  byNe?: string
  byEn?: string
  url?: string
  picture?: number
  media?: number
  altNe?: string
  altEn?: string
  captionNe?: string
  captionEn?: string
}

/** What a form starts with. */
export type ShownRow = {
  type: RowType
  text: Bilingual
  by: Bilingual
  url: string
  picture: number | null
  media: number | null
  alt: Bilingual
  caption: Bilingual
}

/**
 * Whether both languages of a text have the same lines and cells, or one of them is empty.
 * @example hasSameShape('list', 'नक्कल\nफोटो', 'Copy') // false
 */
export function hasSameShape(type: RowType, ne: string, en: string): boolean {
  const [first, second] = [cellsOf(type, ne), cellsOf(type, en)]
  if (first.length === 0 || second.length === 0) return true
  return first.length === second.length && first.every((line, index) => line.length === second[index]!.length)
}

/** Whether every line of a table has as many cells as its first. */
export function isEven(type: RowType, text: string): boolean {
  const [columns, ...rows] = cellsOf(type, text)
  return rows.every((row) => row.length === columns!.length)
}

/** The block of a valid row. @example readBlockRow({ type: 'list', textEn: 'Copy\nPhoto' }) // { type: 'list', items: [{ en: 'Copy', ne: '' }, …] } */
export function readBlockRow(row: BlockRow): Block<number | LibraryPicture> {
  const text = pair(row.textEn, row.textNe)
  switch (row.type) {
    case 'list':
    case 'steps': {
      const items = linesOf(row.type, text).map(([item]) => item!)
      return { type: 'list', items, ...(row.type === 'steps' && { ordered: true }) }
    }
    case 'table': {
      const [columns = [], ...rows] = linesOf(row.type, text)
      return { type: 'table', columns, rows }
    }
    case 'quote':
      return { type: 'quote', text: cleaned(text), by: pair(row.byEn, row.byNe) }
    case 'link':
      return { type: 'link', text: cleaned(text), url: row.url ?? '' }
    case 'picture':
      return {
        type: 'image',
        picture: row.media === undefined ? (row.picture ?? 0) : { media: row.media },
        alt: pair(row.altEn, row.altNe),
        caption: pair(row.captionEn, row.captionNe),
      }
    default:
      return { type: row.type, text: cleaned(text) }
  }
}

export function showBlockRow(block: Block<number | LibraryPicture>): ShownRow {
  const row: ShownRow = { ...emptyRow, type: 'paragraph' }
  switch (block.type) {
    case 'list':
      return { ...row, type: block.ordered ? 'steps' : 'list', text: written(block.items.map((item) => [item])) }
    case 'table':
      return { ...row, type: 'table', text: written([block.columns, ...block.rows], true) }
    case 'image': {
      const { picture, alt, caption } = block
      const place = typeof picture === 'number' ? { picture } : picture
      return { ...row, type: 'picture', ...place, alt, caption }
    }
    default:
      return { ...row, ...block }
  }
}

const none: Bilingual = { en: '', ne: '' }
const emptyRow = { text: none, by: none, url: '', picture: null, media: null, alt: none, caption: none }

function pair(en = '', ne = ''): Bilingual {
  return { en, ne }
}

function cleaned({ en, ne }: Bilingual): Bilingual {
  return { en: clean(en), ne: clean(ne) }
}

function cellsOf(type: RowType, text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (type === 'table')
    return lines.map((line) =>
      line
        .replaceAll('\\|', bar)
        .split(/[|\t]/)
        .map((cell) => cell.replaceAll(bar, '|').trim()),
    )
  if (type === 'list' || type === 'steps') return lines.map((line) => [withoutMarker(line)])
  return lines.length > 0 ? [[text]] : []
}

/** In place of `\|` while a line is taken apart. */
const bar = '\u0001'

/** People write the marker of a list although the form asks for none. */
function withoutMarker(line: string): string {
  return line.trim().replace(/^(?:[-*•]|[\d०-९]{1,3}[.)])\s+/, '')
}

/** The lines of both languages, cell by cell; an empty language leaves empty cells. */
function linesOf(type: RowType, { en, ne }: Bilingual): Bilingual[][] {
  const lines = { en: cellsOf(type, en), ne: cellsOf(type, ne) }
  const longer = lines.en.length >= lines.ne.length ? lines.en : lines.ne
  return longer.map((cells, line) =>
    cells.map((_, cell) => ({ en: lines.en[line]?.[cell] ?? '', ne: lines.ne[line]?.[cell] ?? '' })),
  )
}

/** A language that no cell has stays empty; a cell that lacks one has the other, as its readers see it. */
function written(lines: readonly (readonly (Bilingual | string)[])[], isTable = false): Bilingual {
  const texts = (language: Language) =>
    lines.map((cells) => cells.map((cell) => (typeof cell === 'string' ? cell : inLanguage(cell, language).text)))
  const isWrittenIn = (language: Language) =>
    lines.flat().some((cell) => typeof cell === 'string' || cell[language].trim() !== '')
  const [en, ne] = languages.map((language) =>
    isWrittenIn(language)
      ? texts(language)
          .map((cells) => cells.map((cell) => (isTable ? cell.replaceAll('|', '\\|') : cell)).join(' | '))
          .join('\n')
      : '',
  )
  return { en: en!, ne: ne! }
}

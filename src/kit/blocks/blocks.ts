// Blocks of a long text: types, limits, cleaning and pictures.

import type { Bilingual } from '../language.ts'
import type { FieldIssue } from '../refusal.ts'
import { clean, isLongerThan } from '../text.ts'
import { linkPattern } from './link-pattern.ts'

/**
 * One block of a long text. Text is plain but for the two marks of `inline.ts` in paragraphs, items, quotations, call-outs and cells: whatever looks
 * like HTML is shown as it is written. `Picture` is the bytes when a text is entered, a number where it is stored, and the address with its size
 * where it is shown.
 */
export type Block<Picture> = TextBlock | ImageBlock<Picture>

export type ImageBlock<Picture> = { type: 'image'; picture: Picture; alt: Bilingual; caption: Bilingual }

/** In place of a stored picture while a text is entered: a file of the media library by its id, with the description that it has there. */
export type LibraryPicture = { media: number }

export type TextBlock =
  | { type: 'heading'; text: Bilingual }
  | { type: 'paragraph'; text: Bilingual }
  /** What must not be overlooked. */
  | { type: 'callout'; text: Bilingual }
  | { type: 'list'; items: Bilingual[]; ordered?: boolean | undefined }
  | { type: 'quote'; text: Bilingual; by: Bilingual }
  /** `url`: a path of this website, or an address of another. */
  | { type: 'link'; text: Bilingual; url: string }
  | { type: 'table'; columns: Bilingual[]; rows: (Bilingual | string)[][] }

/** A picture as it is shown: `url` is the address that the sizes are below; `blur` a tiny copy as a data address. */
export type ShownPicture = { url: string; width: number; height: number; blur: string }

export type ShownBlock = Block<ShownPicture>

const max = { blocks: 300, characters: 5000, items: 200, columns: 12, rows: 500 }

/**
 * All issues of an entered text, by the index of the block from 0.
 * @example blockIssues([{ type: 'list', items: [] }]) // [{ field: 'blocks.0', key: 'blocks.empty' }]
 */
export function blockIssues(blocks: readonly Block<unknown>[]): FieldIssue[] {
  if (blocks.length > max.blocks) return [{ field: 'blocks', key: 'blocks.too_many' }]
  return blocks.flatMap((block, index) => {
    const key = issueOf(block)
    return key ? [{ field: `blocks.${index}`, key }] : []
  })
}

/** The same blocks cleaned: one spelling of each character, nothing invisible, no line breaks. */
export function cleanBlocks<Picture>(blocks: readonly Block<Picture>[]): Block<Picture>[] {
  return blocks.map(cleanBlock)
}

/** Both languages of a text cleaned. @example cleanBilingual({ en: ' a\u202E ', ne: '' }) // { en: 'a', ne: '' } */
export function cleanBilingual({ en, ne }: Bilingual): Bilingual {
  return { en: clean(en), ne: clean(ne) }
}

/** Replaces the pictures; other blocks are unchanged. A picture mapped to undefined removes its block. */
export function mapPictures<From, To>(
  blocks: readonly Block<From>[],
  turn: (picture: From) => To | undefined,
): Block<To>[] {
  return blocks.flatMap((block): Block<To>[] => {
    if (block.type !== 'image') return [block]
    const picture = turn(block.picture)
    return picture === undefined ? [] : [{ ...block, picture }]
  })
}

function issueOf(block: Block<unknown>): string | undefined {
  if (block.type === 'table' && block.rows.some((row) => row.length !== block.columns.length)) return 'blocks.uneven'
  if (block.type === 'table' && (block.columns.length > max.columns || block.rows.length > max.rows))
    return 'blocks.too_large'
  if (block.type === 'list' && block.items.length > max.items) return 'blocks.too_large'
  if (block.type === 'link' && !linkPattern.test(block.url)) return 'blocks.link'
  const texts = textsOf(block)
  if (texts.some(({ en, ne }) => isLongerThan(en, max.characters) || isLongerThan(ne, max.characters)))
    return 'blocks.too_long'
  return texts.length === 0 || texts.some((text) => !clean(text.en) && !clean(text.ne)) ? 'blocks.empty' : undefined
}

/** The texts that a block requires. */
function textsOf(block: Block<unknown>): Bilingual[] {
  if (block.type === 'list') return block.items
  if (block.type === 'table') return block.columns
  return [block.type === 'image' ? block.alt : block.text]
}

function cleanBlock<Picture>(block: Block<Picture>): Block<Picture> {
  switch (block.type) {
    case 'list':
      return { type: 'list', items: block.items.map(cleanBilingual), ...(block.ordered ? { ordered: true } : {}) }
    case 'table':
      return { type: 'table', columns: block.columns.map(cleanBilingual), rows: block.rows.map(cleanRow) }
    case 'quote':
      return { type: 'quote', text: cleanBilingual(block.text), by: cleanBilingual(block.by) }
    case 'link':
      return { type: 'link', text: cleanBilingual(block.text), url: block.url }
    case 'image':
      return { ...block, alt: cleanBilingual(block.alt), caption: cleanBilingual(block.caption) }
    default:
      return { type: block.type, text: cleanBilingual(block.text) }
  }
}

function cleanRow(row: readonly (Bilingual | string)[]): (Bilingual | string)[] {
  return row.map((cell) => (typeof cell === 'string' ? clean(cell) : cleanBilingual(cell)))
}

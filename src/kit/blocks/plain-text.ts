// Long text in a plain field for each language: writing from blocks and reading back.

import type { Bilingual, Language } from '../language.ts'
import { inLanguage, languages } from '../language.ts'
import type { Block, LibraryPicture } from './blocks.ts'
import type { Part } from './parts.ts'
import { readParts, writeParts } from './parts.ts'

export type ReadText<Picture> = { ok: true; blocks: Block<Picture>[] } | { ok: false; part: number }

/**
 * Both languages part by part, in the format of `parts.ts`; one of them may be empty. Not ok, with the number of the first part that differs, when
 * they are made of other parts, or when a picture is named that is not in `kept`.
 * @example readPlainText({ en: '# Water\n\nIt flows.', ne: '' }) // { ok: true, blocks: [{ type: 'heading', … }, { type: 'paragraph', … }] }
 */
export function readPlainText<Picture>(text: Bilingual, kept: readonly Block<Picture>[] = []): ReadText<Picture> {
  return readPartsOfBoth<Picture>(readParts(text.en), readParts(text.ne), (reference) => kept[Number(reference) - 1])
}

/** The same, where placeholders may name pictures of the media library too: `[#m12]`. Their texts are still to be filled in. */
export function readTextWithLibrary<Picture>(
  text: Bilingual,
  kept: readonly Block<Picture>[] = [],
): ReadText<Picture | LibraryPicture> {
  return readPartsOfBoth<Picture | LibraryPicture>(readParts(text.en), readParts(text.ne), (reference) => {
    const media = libraryPictureOf(reference)
    return media === undefined ? kept[Number(reference) - 1] : libraryBlock(media)
  })
}

/** @example libraryReference(12) // 'm12' */
export function libraryReference(media: number): string {
  return `m${media}`
}

/** The id in a reference to a picture of the media library; undefined in one to a stored picture of the text. */
export function libraryPictureOf(reference: string): number | undefined {
  const [, id] = /^m(\d{1,9})$/.exec(reference) ?? []
  return id === undefined ? undefined : Number(id)
}

export function libraryBlock(media: number): Block<LibraryPicture> {
  return { type: 'image', picture: { media }, alt: { en: '', ne: '' }, caption: { en: '', ne: '' } }
}

/** The same for parts that have been read already. */
export function readPartsOfBoth<Picture>(
  en: readonly Part[],
  ne: readonly Part[],
  pictureOf: (reference: string) => Block<Picture> | undefined,
): ReadText<Picture> {
  const blocks: Block<Picture>[] = []
  for (let place = 0; place < Math.max(en.length, ne.length); place += 1) {
    const block = combine<Picture>(
      en.length > 0 ? en[place] : blankOf(ne[place]!),
      ne.length > 0 ? ne[place] : blankOf(en[place]!),
      pictureOf,
    )
    if (!block) return { ok: false, part: place + 1 }
    blocks.push(block)
  }
  return { ok: true, blocks }
}

/**
 * The text to edit, and the pictures represented by placeholders. A block that lacks a language which others have
 * is written as its readers see it: in the other one.
 */
export function writePlainText<Picture>(blocks: readonly Block<Picture>[]): {
  text: Bilingual
  kept: Block<Picture>[]
} {
  const kept = blocks.filter((block) => block.type === 'image')
  const isWrittenIn = (language: Language) =>
    blocks.some((block) => textsOf(block).some((text) => typeof text !== 'string' && text[language] !== ''))
  const isEmpty = !languages.some(isWrittenIn)
  const written = languages.map((language) => {
    let pictures = 0
    const parts = blocks.map((block) => partOf(block, language, () => String((pictures += 1))))
    return [language, isEmpty || isWrittenIn(language) ? writeParts(parts) : '']
  })
  return { text: Object.fromEntries(written) as Bilingual, kept }
}

function partOf(block: Block<unknown>, language: Language, nextPicture: () => string): Part {
  const shown = (text: Bilingual | string) => (typeof text === 'string' ? text : inLanguage(text, language).text)
  switch (block.type) {
    case 'list':
      return { type: block.ordered ? 'steps' : 'list', items: block.items.map(shown) }
    case 'quote':
      return { type: 'quote', text: shown(block.text), by: shown(block.by) }
    case 'link':
      return { type: 'link', text: shown(block.text), url: block.url }
    case 'table':
      return { type: 'table', lines: [block.columns, ...block.rows].map((cells) => cells.map(shown)) }
    case 'image':
      return { type: 'picture', reference: nextPicture() }
    default:
      return { type: block.type, text: shown(block.text) }
  }
}

function combine<Picture>(
  en: Part | undefined,
  ne: Part | undefined,
  pictureOf: (reference: string) => Block<Picture> | undefined,
): Block<Picture> | undefined {
  if (!en || !ne) return undefined
  if (en.type === 'picture' && ne.type === 'picture') {
    const reference = en.reference || ne.reference
    return !ne.reference || ne.reference === reference ? pictureOf(reference) : undefined
  }
  if (en.type === 'link' && ne.type === 'link') {
    const url = en.url || ne.url
    return !ne.url || ne.url === url ? { type: 'link', text: { en: en.text, ne: ne.text }, url } : undefined
  }
  if (en.type === 'quote' && ne.type === 'quote')
    return { type: 'quote', text: { en: en.text, ne: ne.text }, by: { en: en.by, ne: ne.by } }
  if (en.type === 'table' && ne.type === 'table') {
    const lines = pairLines(en.lines, ne.lines)
    if (!lines) return undefined
    const [columns = [], ...rows] = lines
    return { type: 'table', columns, rows: rows.map((cells) => cells.map(numberOrText)) }
  }
  if ((en.type === 'list' && ne.type === 'list') || (en.type === 'steps' && ne.type === 'steps')) {
    const items = pairLines([en.items], [ne.items])?.[0]
    return items && { type: 'list', items, ...(en.type === 'steps' ? { ordered: true } : {}) }
  }
  if (!('text' in en) || !('text' in ne) || en.type === 'quote' || en.type === 'link' || en.type !== ne.type)
    return undefined
  return { type: en.type, text: { en: en.text, ne: ne.text } }
}

/** Line by line and cell by cell; undefined when one of them has more. */
function pairLines(en: readonly string[][], ne: readonly string[][]): Bilingual[][] | undefined {
  if (en.length !== ne.length || en.some((cells, line) => cells.length !== ne[line]!.length)) return undefined
  return en.map((cells, line) => cells.map((cell, place) => ({ en: cell, ne: ne[line]![place]! })))
}

/** A number that both languages write alike is shown in the reader's digits. */
function numberOrText(cell: Bilingual): Bilingual | string {
  return cell.en === cell.ne && /^[\d.,:/%+ –-]*\d[\d.,:/%+ –-]*$/.test(cell.en) ? cell.en : cell
}

function blankOf(part: Part): Part {
  switch (part.type) {
    case 'list':
    case 'steps':
      return { type: part.type, items: part.items.map(() => '') }
    case 'quote':
      return { type: 'quote', text: '', by: '' }
    case 'link':
      return { type: 'link', text: '', url: '' }
    case 'table':
      return { type: 'table', lines: part.lines.map((cells) => cells.map(() => '')) }
    case 'picture':
      return { type: 'picture', reference: '' }
    default:
      return { type: part.type, text: '' }
  }
}

function textsOf(block: Block<unknown>): readonly (Bilingual | string)[] {
  switch (block.type) {
    case 'list':
      return block.items
    case 'table':
      return [...block.columns, ...block.rows.flat()]
    case 'image':
      return []
    default:
      return [block.text]
  }
}

// Long text in a plain field for each language: writing from blocks and reading back.

import type { Bilingual, Language } from '../language.ts'
import { inLanguage, languages } from '../language.ts'
import type { Block } from './blocks.ts'

/**
 * Blank lines separate paragraphs, `# ` begins a heading, `- ` and `1. ` an item of a list. `[#2]` is a placeholder for the second block that
 * has no plain form (a picture, a table, a quotation); it is preserved as it is. A paragraph that begins like one of these has a
 * backslash before it.
 */
type Part = { type: 'heading' | 'paragraph' | 'list' | 'steps' | 'kept'; texts: string[] }

export type ReadText<Picture> = { ok: true; blocks: Block<Picture>[] } | { ok: false; part: number }

/**
 * Both languages part by part; one of them may be empty. Not ok, with the number of the first part that differs, when they are
 * made of other parts, or when a part is named that is not in `kept`.
 * @example readPlainText({ en: '# Water\n\nIt flows.', ne: '' }) // { ok: true, blocks: [{ type: 'heading', … }, { type: 'paragraph', … }] }
 */
export function readPlainText<Picture>(text: Bilingual, kept: readonly Block<Picture>[] = []): ReadText<Picture> {
  const [en, ne] = [partsOf(text.en), partsOf(text.ne)]
  const blocks: Block<Picture>[] = []
  for (let place = 0; place < Math.max(en.length, ne.length); place += 1) {
    const block = combine<Picture>(
      en.length > 0 ? en[place] : blankOf(ne[place]!),
      ne.length > 0 ? ne[place] : blankOf(en[place]!),
    )
    const named = block?.type === 'kept' ? kept[block.number - 1] : block
    if (!named) return { ok: false, part: place + 1 }
    blocks.push(named)
  }
  return { ok: true, blocks }
}

/**
 * The text to edit, and the blocks represented by placeholders. A block that lacks a language which others have
 * is written as its readers see it: in the other one.
 */
export function writePlainText<Picture>(blocks: readonly Block<Picture>[]): {
  text: Bilingual
  kept: Block<Picture>[]
} {
  const kept: Block<Picture>[] = []
  const written = blocks.map((block): Bilingual => {
    if (block.type === 'heading') return both((language) => `# ${shownText(block.text, language)}`)
    if (block.type === 'paragraph') return both((language) => escapeMarker(shownText(block.text, language)))
    if (block.type === 'list')
      return both((language) =>
        block.items
          .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${shownText(item, language)}`)
          .join('\n'),
      )
    kept.push(block)
    return both(() => `[#${kept.length}]`)
  })
  const isWrittenIn = (language: Language) =>
    blocks.some((block) => textsOf(block).some((text) => text[language] !== ''))
  const isEmpty = !languages.some(isWrittenIn)
  return {
    text: both((language) =>
      isEmpty || isWrittenIn(language) ? written.map((pair) => pair[language]).join('\n\n') : '',
    ),
    kept,
  }
}

type Combined<Picture> = Block<Picture> | { type: 'kept'; number: number }

function combine<Picture>(en: Part | undefined, ne: Part | undefined): Combined<Picture> | undefined {
  if (!en || !ne || en.type !== ne.type || en.texts.length !== ne.texts.length) return undefined
  const items = en.texts.map((text, index) => ({ en: text, ne: ne.texts[index]! }))
  if (en.type === 'list') return { type: 'list', items }
  if (en.type === 'steps') return { type: 'list', items, ordered: true }
  if (en.type !== 'kept') return { type: en.type, text: items[0]! }
  const [first, second] = [Number(en.texts[0]), Number(ne.texts[0])]
  return first === second || !first || !second ? { type: 'kept', number: first || second } : undefined
}

function blankOf({ type, texts }: Part): Part {
  return { type, texts: texts.map(() => '') }
}

const markers = [
  ['heading', /^#{1,6}\s+(.+)$/],
  ['list', /^[-*•]\s+(.+)$/],
  ['steps', /^[\d०-९]{1,3}[.)]\s+(.+)$/],
  ['kept', /^\[#(\d{1,3})\]$/],
] as const

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let current: Part | undefined
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [type, content] = kindOf(line)
    if (line === '') current = undefined
    else if (current?.type === type && (type === 'list' || type === 'steps')) current.texts.push(content)
    else if (current?.type === type && type === 'paragraph') current.texts[0] += ` ${content}`
    else parts.push((current = { type, texts: [content] }))
  }
  return parts
}

function kindOf(line: string): [Part['type'], string] {
  for (const [type, marker] of markers) {
    const content = marker.exec(line)?.[1]
    if (content !== undefined) return [type, content]
  }
  return ['paragraph', line.startsWith('\\') ? line.slice(1) : line]
}

function escapeMarker(text: string): string {
  return text.startsWith('\\') || kindOf(text)[0] !== 'paragraph' ? `\\${text}` : text
}

function shownText(text: Bilingual, language: Language): string {
  return inLanguage(text, language).text
}

function textsOf(block: Block<unknown>): Bilingual[] {
  if (block.type === 'list') return block.items
  return block.type === 'heading' || block.type === 'paragraph' ? [block.text] : []
}

function both(write: (language: Language) => string): Bilingual {
  return Object.fromEntries(languages.map((language) => [language, write(language)])) as Bilingual
}

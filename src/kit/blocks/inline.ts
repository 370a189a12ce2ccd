// Bold words and links inside a text of a block, written with two marks in the text itself.

import { linkPattern } from './link-pattern.ts'

/** A run of characters that look alike. `url` is the address of a link. */
export type Span = { text: string; bold?: true; url?: string }

const marked = /\\([*[\]\\])|\*\*(?=\S)((?:\\[*[\]\\]|(?!\*\*).)+?)\*\*|\[((?:\\[*[\]\\]|[^\][])+)\]\(([^\s()]+)\)/gsu

/**
 * The runs of a text: `**bold**`, `[text](address)`; a backslash before `*`, a bracket or a backslash makes it an ordinary character. An address that
 * runs a program is no link: what was written is shown as it is.
 * @example readInline('Pay **today** [here](/pay)') // [{ text: 'Pay ' }, { text: 'today', bold: true }, { text: ' ' }, { text: 'here', url: '/pay' }]
 */
export function readInline(text: string): Span[] {
  return joined(spansOf(text, {}))
}

/** The text with its marks, which `readInline` reads back. */
export function writeInline(spans: readonly Span[]): string {
  return joined(spans.filter(({ text }) => text !== ''))
    .map(({ text, bold, url }, place, all) => {
      const [before, core, after] = aroundBlanks(text)
      if (core === '') return text
      const later = all.slice(place + 1).map((span) => span.text)
      const linked = url === undefined ? escapeMarks(core, [after, ...later].join('')) : `[${escapeAll(core)}](${url})`
      return `${before}${bold ? `**${linked}**` : linked}${after}`
    })
    .join('')
}

/** The text without its marks. @example withoutMarks('Pay **today**') // 'Pay today' */
export function withoutMarks(text: string): string {
  return readInline(text)
    .map((span) => span.text)
    .join('')
}

function spansOf(text: string, look: Omit<Span, 'text'>): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of text.matchAll(marked)) {
    const [whole, escaped, bold, label, url] = match
    spans.push({ text: text.slice(end, match.index), ...look })
    end = match.index + whole.length
    if (escaped !== undefined) spans.push({ text: escaped, ...look })
    else if (bold !== undefined) spans.push(...spansOf(bold, { ...look, bold: true }))
    else if (label !== undefined && url !== undefined && linkPattern.test(url))
      spans.push(...spansOf(label, { ...look, url }))
    else spans.push({ text: whole, ...look })
  }
  spans.push({ text: text.slice(end), ...look })
  return spans
}

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans) {
    const last = all.at(-1)
    if (span.text === '') continue
    if (last && last.bold === span.bold && last.url === span.url) last.text += span.text
    else all.push({ ...span })
  }
  return all
}

/** Marks are written next to a letter: blanks at the ends of a run stay outside. */
function aroundBlanks(text: string): [before: string, core: string, after: string] {
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text)!
  return [before, core, after]
}

/** Only what would be read as a mark; the end of a link may be in the texts that come later. */
function escapeMarks(text: string, later: string): string {
  return text.replace(/\\(?=[*[\]\\]|$)|\*{2,}|^\*|\*$|\[/gu, (mark, place: number) => {
    const isNoLink = mark === '[' && !`${text.slice(place)}${later}`.includes('](')
    return isNoLink ? mark : escapeAll(mark)
  })
}

function escapeAll(text: string): string {
  return text.replace(/[*[\]\\]/gu, '\\$&')
}

// A part of a text that was typed for Preeti, in Unicode. Loaded where there is one.

import { readInline, writeInline } from '#kit/blocks/inline.ts'
import type { Part } from '#kit/blocks/parts.ts'
import { fromPreeti } from '#kit/preeti-conversion.ts'

/** `shown`: its texts one below the other; `doubtful`: numbers whose last ५ may have been a percent sign. */
export type PartInUnicode = { part: Part; shown: string; doubtful: string[] }

export function partInUnicode(part: Part): PartInUnicode {
  const shown: string[] = []
  const doubtful: string[] = []
  const plain = (text: string) => {
    const converted = fromPreeti(text)
    doubtful.push(...converted.doubtful)
    return converted.text
  }
  const line = (text: string) => {
    const converted = plain(text)
    shown.push(converted)
    return converted
  }
  // Bold and links are marked with signs that are keys of Preeti too.
  const marked = (text: string) => {
    const spans = readInline(text).map((span) => ({ ...span, text: plain(span.text) }))
    shown.push(spans.map((span) => span.text).join(''))
    return writeInline(spans)
  }
  return { part: convertedPart(part, line, marked), shown: shown.join('\n'), doubtful }
}

type Convert = (text: string) => string

function convertedPart(part: Part, line: Convert, marked: Convert): Part {
  switch (part.type) {
    case 'heading':
    case 'link':
      return { ...part, text: line(part.text) }
    case 'paragraph':
    case 'callout':
      return { ...part, text: marked(part.text) }
    case 'quote':
      return { ...part, text: marked(part.text), by: part.by && line(part.by) }
    case 'list':
    case 'steps':
      return { ...part, items: part.items.map(marked) }
    case 'table':
      return { ...part, lines: part.lines.map((cells) => cells.map(marked)) }
    case 'picture':
      return part
  }
}

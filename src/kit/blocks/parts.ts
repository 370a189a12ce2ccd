// A long text in one language: its parts, as a writer sees them, and the plain text that they are written in.

/** A part of a text in one language. `reference` names a picture: the number of its placeholder. */
export type Part =
  | { type: 'heading' | 'paragraph' | 'callout'; text: string }
  | { type: 'list' | 'steps'; items: string[] }
  | { type: 'quote'; text: string; by: string }
  | { type: 'link'; text: string; url: string }
  /** The first line names the columns. */
  | { type: 'table'; lines: string[][] }
  | { type: 'picture'; reference: string }

export type PartType = Part['type']

/**
 * Blank lines separate paragraphs. `# ` begins a heading, `- ` and `1. ` an item of a list, `> ` a quotation (`> — ` who said it), `! ` a call-out,
 * `=> /address ` a link on a line of its own, `|` a row of a table (`\|` is a bar inside a cell). `[#2]` is the placeholder of a picture. A paragraph
 * that begins like one of these has a backslash before it.
 * @example readParts('# Water\n\nIt flows.') // [{ type: 'heading', text: 'Water' }, { type: 'paragraph', text: 'It flows.' }]
 */
export function readParts(text: string): Part[] {
  const parts: Part[] = []
  let current: Part | undefined
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') {
      current = undefined
      continue
    }
    const part = partOf(line)
    if (!current || !merge(current, part)) parts.push((current = part))
  }
  return parts
}

export function writeParts(parts: readonly Part[]): string {
  return parts.map(writePart).join('\n\n')
}

function writePart(part: Part): string {
  switch (part.type) {
    case 'heading':
      return `# ${part.text}`
    case 'paragraph':
      return part.text.startsWith('\\') || partOf(part.text).type !== 'paragraph' ? `\\${part.text}` : part.text
    case 'callout':
      return `! ${part.text}`
    case 'list':
      return part.items.map((item) => `- ${item}`).join('\n')
    case 'steps':
      return part.items.map((item, index) => `${index + 1}. ${item}`).join('\n')
    case 'quote':
      return part.by ? `> ${part.text}\n> — ${part.by}` : `> ${part.text}`
    case 'link':
      return `=> ${part.url} ${part.text}`
    case 'table':
      return part.lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n')
    case 'picture':
      return `[#${part.reference}]`
  }
}

function partOf(line: string): Part {
  for (const [type, marker] of markers) {
    const found = marker.exec(line)
    if (found) return markedPart(type, found[1]!, found[2])
  }
  return { type: 'paragraph', text: line.startsWith('\\') ? line.slice(1) : line }
}

const markers = [
  ['heading', /^#{1,6}\s+(.+)$/],
  ['list', /^[-*•]\s+(.+)$/],
  ['steps', /^[\d०-९]{1,3}[.)]\s+(.+)$/],
  ['by', /^>\s*—\s*(.+)$/],
  ['quote', /^>\s+(.+)$/],
  ['callout', /^!\s+(.+)$/],
  ['link', /^=>\s*(\S+)\s+(.+)$/],
  ['table', /^\|(.*)\|$/],
  ['picture', /^\[#([a-z]?\d{1,9})\]$/],
] as const

function markedPart(type: (typeof markers)[number][0], content: string, more = ''): Part {
  switch (type) {
    case 'list':
    case 'steps':
      return { type, items: [content] }
    case 'by':
      return { type: 'quote', text: '', by: content }
    case 'quote':
      return { type, text: content, by: '' }
    case 'link':
      return { type, text: more, url: content }
    case 'table':
      return { type, lines: [cellsOf(content)] }
    case 'picture':
      return { type, reference: content }
    default:
      return { type, text: content }
  }
}

function cellsOf(line: string): string[] {
  return line
    .replaceAll('\\|', bar)
    .split('|')
    .map((cell) => cell.replaceAll(bar, '|').trim())
}

/** In place of `\|` while a line is taken apart. */
const bar = '\u0001'

/** Adds a line to the part above it, when both are one. */
function merge(above: Part, line: Part): boolean {
  if ((above.type === 'list' || above.type === 'steps') && line.type === above.type) above.items.push(...line.items)
  else if (above.type === 'table' && line.type === 'table') above.lines.push(...line.lines)
  else if (above.type === 'quote' && line.type === 'quote') {
    above.text = `${above.text} ${line.text}`.trim()
    above.by ||= line.by
  } else if ((above.type === 'paragraph' || above.type === 'callout') && line.type === above.type)
    above.text += ` ${line.text}`
  else return false
  return true
}

// XML parts of Word and Excel files: unpacked, decoded, and read element by element.

import { inflateRawSync } from 'node:zlib'
import { packedBytes, type ZipEntry } from '#kit/zip-directory.ts'

/** An element's name without prefix, its attributes by name, and the text that follows its tag. */
export type XmlElement = { name: string; attributes: () => ReadonlyMap<string, string>; text: () => string }

const attribute = /\s+[^\s<>=]+\s*=\s*(?:"[^"<]*"|'[^'<]*')/
const element = new RegExp(`<([^<>!?/\\s][^<>\\s/]*)((?:${attribute.source})*)\\s*/?>([^<]*)`, 'g')
const nameAndValue = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Visits the elements of parts, unpacked at most `maxBytes` of all; false when one is larger, no XML in UTF-8 or UTF-16, or has a
 * document type, whose entities could stand for anything.
 */
export function visitParts(
  bytes: Uint8Array,
  { parts, maxBytes }: { parts: readonly ZipEntry[]; maxBytes: number },
  visit: (element: XmlElement) => void,
): boolean {
  let left = maxBytes
  return parts.every((part) => {
    const xml = readText(bytes, part, left)
    left -= xml?.length ?? 0
    const text = xml === undefined ? undefined : withoutComments(xml)
    return text !== undefined && visitElements(text, visit)
  })
}

/** False when an element cannot be read. */
function visitElements(text: string, visit: (element: XmlElement) => void): boolean {
  let read = 0
  for (const [, name = '', attributes = '', following = ''] of text.matchAll(element)) {
    read += 1
    visit({
      name: name.split(':').at(-1)!,
      attributes: () => new Map([...attributes.matchAll(nameAndValue)].map(attributeOf)),
      text: () => decoded(following),
    })
  }
  return read === countElements(text)
}

function attributeOf([, name = '', double, single]: RegExpExecArray): [string, string] {
  return [name, decoded(double ?? single ?? '')]
}

function countElements(text: string): number {
  let count = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1))
    if (at + 1 < text.length && !'!?/'.includes(text[at + 1]!)) count += 1
  return count
}

const sections = [
  { begin: '<!--', end: '-->', isText: false },
  { begin: '<![CDATA[', end: ']]>', isText: true },
]

/** Also without the marks of character data. Undefined when one of both does not end; a pattern would search the rest again for each. */
function withoutComments(xml: string): string | undefined {
  let text = ''
  let at = 0
  for (let next = xml.indexOf('<!'); next >= 0; next = xml.indexOf('<!', at)) {
    const section = sections.find(({ begin }) => xml.startsWith(begin, next))
    if (!section) return undefined
    const start = next + section.begin.length
    const end = xml.indexOf(section.end, start)
    if (end < 0) return undefined
    text += xml.slice(at, next) + (section.isText ? xml.slice(start, end).replaceAll('<', ' ') : '')
    at = end + section.end.length
  }
  return text + xml.slice(at)
}

function readText(bytes: Uint8Array, entry: ZipEntry, max: number): string | undefined {
  try {
    const plain = unpacked(bytes, entry, max)
    if (!plain || plain.length > max) return undefined
    const xml = new TextDecoder(encodingOf(plain), { fatal: true }).decode(plain)
    const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)/i.exec(xml)?.[1] ?? 'utf-8'
    return /^utf-?(?:8|16)$/i.test(declared) && !/<!(?:DOCTYPE|ENTITY)/i.test(xml) ? xml : undefined
  } catch {
    return undefined
  }
}

function unpacked(bytes: Uint8Array, entry: ZipEntry, max: number): Uint8Array | undefined {
  const packed = packedBytes(bytes, entry)
  if (!packed || entry.compression === 'stored') return packed
  return entry.compression === 'deflated' && max > 0 ? inflateRawSync(packed, { maxOutputLength: max }) : undefined
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** `&#69;` and `&#x45;` are an E; named references stand for signs that no keyword has. */
function decoded(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

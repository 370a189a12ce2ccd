// XML parts of Word and Excel files: unpacked, decoded, and read element by element.

import { inflateRawSync } from 'node:zlib'
import { packedBytes, type ZipEntry } from '#kit/zip-directory.ts'

/** An element's name without prefix, its attributes by name, and the text that follows its tag. */
export type XmlElement = { name: string; attributes: ReadonlyMap<string, string>; text: string }

const attribute = /\s+[^\s<>=]+\s*=\s*(?:"[^"<]*"|'[^'<]*')/
const element = new RegExp(`<([^<>!?/\\s][^<>\\s/]*)((?:${attribute.source})*)\\s*/?>([^<]*)`, 'g')
const nameAndValue = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * The elements of parts, unpacked at most `maxBytes` of all; undefined when one is larger, no XML in UTF-8 or UTF-16, or has a
 * document type, whose entities could stand for anything.
 */
export function readParts(bytes: Uint8Array, parts: readonly ZipEntry[], maxBytes: number): XmlElement[] | undefined {
  const elements: XmlElement[][] = []
  let left = maxBytes
  for (const part of parts) {
    const xml = readText(bytes, part, left)
    if (xml === undefined) return undefined
    left -= xml.length
    const found = elementsIn(xml)
    if (!found) return undefined
    elements.push(found)
  }
  return elements.flat()
}

/** Undefined when an element cannot be read. */
function elementsIn(xml: string): XmlElement[] | undefined {
  const text = xml.replace(/<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>/g, (_, content = '') => content.replaceAll('<', ' '))
  const elements = [...text.matchAll(element)]
  if (elements.length !== (text.match(/<[^!?/]/g)?.length ?? 0)) return undefined
  return elements.map(([, name = '', attributes = '', following = '']) => ({
    name: name.split(':').at(-1)!,
    attributes: new Map(
      [...attributes.matchAll(nameAndValue)].map(([, key = '', double, single]) => [
        key,
        decoded(double ?? single ?? ''),
      ]),
    ),
    text: decoded(following),
  }))
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

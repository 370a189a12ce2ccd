// Inspection of Word and Excel files: templates, linked objects and other content that they load from elsewhere.

import { inflateRawSync } from 'node:zlib'
import { packedBytes, type ZipEntry } from '#kit/zip-directory.ts'

const maxRelationshipBytes = 4 * 1024 * 1024

/**
 * The key of a refusal. Relationships say what a part refers to (ECMA-376 part 2, 8.5); of those outside the file only hyperlinks,
 * which wait for a click, are accepted. What cannot be read is refused too.
 */
export function externalInOffice(bytes: Uint8Array, entries: readonly ZipEntry[]): string | undefined {
  if (entries.some(({ name }) => /(?:^|\/)externalLinks\//i.test(name))) return 'file.external_content'
  // Two entries of one name: programs differ in which one they open.
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length) return 'file.damaged'
  let left = maxRelationshipBytes
  for (const entry of entries.filter(({ name }) => /\.rels$/i.test(name))) {
    const xml = readText(bytes, entry, left)
    if (xml === undefined) return 'file.damaged'
    left -= xml.length
    const relationships = relationshipsIn(xml)
    if (!relationships) return 'file.damaged'
    if (relationships.some(isExternal)) return 'file.external_content'
  }
  return undefined
}

type Relationship = ReadonlyMap<string, string>

function isExternal(relationship: Relationship): boolean {
  const isOutside = relationship.get('TargetMode')?.trim().toLowerCase() === 'external'
  return isOutside && !/\/hyperlink$/i.test(relationship.get('Type')?.trim() ?? '')
}

const attribute = /\s+[^\s<>=]+\s*=\s*(?:"[^"<]*"|'[^'<]*')/
const element = new RegExp(`<[^<>!?/\\s][^<>\\s/]*((?:${attribute.source})*)\\s*/?>`, 'g')
const nameAndValue = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The attributes of every element, by name; undefined when an element cannot be read. */
function relationshipsIn(xml: string): Relationship[] | undefined {
  const text = xml.replace(/<!--[^]*?-->/g, '')
  const elements = [...text.matchAll(element)]
  if (elements.length !== (text.match(/<[^!?/]/g)?.length ?? 0)) return undefined
  return elements.map(([, attributes = '']) => {
    const pairs = attributes.matchAll(nameAndValue)
    return new Map([...pairs].map(([, name = '', double, single]) => [name, decoded(double ?? single ?? '')]))
  })
}

/** XML in UTF-8 or UTF-16 without a document type, whose entities could stand for anything; undefined when it is something else. */
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

/** The text of an attribute: `&#69;` and `&#x45;` are an E; named references stand for signs that no keyword has. */
function decoded(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

// Inspection of Word and Excel files: templates, linked objects, fields and other content that they load from elsewhere, and what
// their parts are whatever their names say.

import type { ZipEntry } from '#kit/zip-directory.ts'
import { fieldMarks, hasLoadingField } from './field-codes.ts'
import { visitParts, type XmlElement } from './office-parts.server.ts'

const maxRelationshipBytes = 4 * 1024 * 1024
const maxTextBytes = 32 * 1024 * 1024
const loadingPart = /(?:^|\/)(?:externalLinks\/|connections\.xml$|queryTables\/)/i
const programType = /macro|vba|activeX/i
/** A relationship or a content type, not the name of a part, says what a part is to Word and Excel. */
const embeddedType = /(?:\/(?:oleObject|package|control|aFChunk)|\.oleObject|text\/html|rtf)$/i

/**
 * The key of a refusal. Relationships say what a part refers to (ECMA-376 part 2, 8.5); of those outside the file only hyperlinks,
 * which wait for a click, are accepted. What cannot be read is refused too.
 */
export function hiddenInOffice(
  kind: 'docx' | 'xlsx',
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
): string | undefined {
  if (entries.some(({ name }) => loadingPart.test(name))) return 'file.external_content'
  // Two entries of one name: programs differ in which one they open.
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length) return 'file.damaged'
  const describing = entries.filter(({ name }) => /(?:\.rels|\[Content_Types\]\.xml)$/i.test(name))
  const endings = new Set(entries.map(({ name }) => name.split('.').at(-1)!.toLowerCase()))
  const types: string[] = []
  let hasExternal = false
  const isRead = visitParts(bytes, { parts: describing, maxBytes: maxRelationshipBytes }, (description) => {
    hasExternal ||= isExternal(description)
    types.push(...typesOf(description, endings))
  })
  if (!isRead) return 'file.damaged'
  if (hasExternal) return 'file.external_content'
  if (types.some((type) => programType.test(type))) return 'file.program_inside'
  if (types.some((type) => embeddedType.test(type))) return 'file.hidden_content'
  return kind === 'docx' ? fieldsIn(bytes, entries) : undefined
}

/** Any part may be the text: a relationship names it. */
function fieldsIn(bytes: Uint8Array, entries: readonly ZipEntry[]): string | undefined {
  const parts = entries.filter(({ name }) => /\.xml$/i.test(name) && name !== '[Content_Types].xml')
  const texts: string[] = []
  if (!visitParts(bytes, { parts, maxBytes: maxTextBytes }, (each) => void texts.push(fieldText(each))))
    return 'file.damaged'
  return hasLoadingField(texts.join('')) ? 'file.external_content' : undefined
}

function fieldText(element: XmlElement): string {
  const named = (wanted: string) =>
    [...element.attributes()].find(([key]) => key.split(':').at(-1) === wanted)?.[1] ?? ''
  if (element.name === 'fldChar') return fieldMarks[named('fldCharType') as keyof typeof fieldMarks] ?? ''
  if (element.name === 'fldSimple') return `${fieldMarks.begin}${named('instr')}${fieldMarks.end}`
  return element.name === 'instrText' || element.name === 't' ? element.text() : ''
}

function isExternal(element: XmlElement): boolean {
  const attributes = element.attributes()
  const isOutside = attributes.get('TargetMode')?.trim().toLowerCase() === 'external'
  return isOutside && !/\/hyperlink$/i.test(attributes.get('Type')?.trim() ?? '')
}

/** A default type counts where a part has its ending. */
function typesOf(element: XmlElement, endings: ReadonlySet<string>): string[] {
  const attributes = element.attributes()
  if (element.name === 'Default' && !endings.has(attributes.get('Extension')?.toLowerCase() ?? '')) return []
  const types = [attributes.get('Type'), attributes.get('ContentType')]
  return types.filter((type) => type !== undefined).map((type) => type.trim())
}

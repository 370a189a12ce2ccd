// Inspection of Word and Excel files: templates, linked objects, fields and other content that they load from elsewhere, and what
// their parts are whatever their names say.

import type { ZipEntry } from '#kit/zip-directory.ts'
import { fieldMarks, hasLoadingField } from './field-codes.ts'
import { readParts, type XmlElement } from './office-parts.server.ts'

const maxRelationshipBytes = 4 * 1024 * 1024
const maxTextBytes = 64 * 1024 * 1024
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
  const descriptions = readParts(bytes, describing, maxRelationshipBytes)
  if (!descriptions) return 'file.damaged'
  if (descriptions.some(isExternal)) return 'file.external_content'
  const endings = new Set(entries.map(({ name }) => name.split('.').at(-1)!.toLowerCase()))
  const types = descriptions.flatMap((description) => typesOf(description, endings))
  if (types.some((type) => programType.test(type))) return 'file.program_inside'
  if (types.some((type) => embeddedType.test(type))) return 'file.hidden_content'
  return kind === 'docx' ? fieldsIn(bytes, entries) : undefined
}

/** Any part may be the text: a relationship names it. */
function fieldsIn(bytes: Uint8Array, entries: readonly ZipEntry[]): string | undefined {
  const parts = entries.filter(({ name }) => /\.xml$/i.test(name) && name !== '[Content_Types].xml')
  const elements = readParts(bytes, parts, maxTextBytes)
  if (!elements) return 'file.damaged'
  return hasLoadingField(elements.map(fieldText).join('')) ? 'file.external_content' : undefined
}

function fieldText({ name, attributes, text }: XmlElement): string {
  const named = (wanted: string) => [...attributes].find(([key]) => key.split(':').at(-1) === wanted)?.[1] ?? ''
  if (name === 'fldChar') return fieldMarks[named('fldCharType') as keyof typeof fieldMarks] ?? ''
  if (name === 'fldSimple') return `${fieldMarks.begin}${named('instr')}${fieldMarks.end}`
  return name === 'instrText' || name === 't' ? text : ''
}

function isExternal({ attributes }: XmlElement): boolean {
  const isOutside = attributes.get('TargetMode')?.trim().toLowerCase() === 'external'
  return isOutside && !/\/hyperlink$/i.test(attributes.get('Type')?.trim() ?? '')
}

/** A default type counts where a part has its ending. */
function typesOf({ name, attributes }: XmlElement, endings: ReadonlySet<string>): string[] {
  if (name === 'Default' && !endings.has(attributes.get('Extension')?.toLowerCase() ?? '')) return []
  const types = [attributes.get('Type'), attributes.get('ContentType')]
  return types.filter((type) => type !== undefined).map((type) => type.trim())
}

// Inspection of uploaded files: real type, matching name, and hidden content.

import { fileTypeFromBuffer } from 'file-type'
import { clean } from '#kit/text.ts'
import type { Verdict } from '#kit/refusal.ts'
import { deny } from '#kit/refusal.ts'
import type { ZipEntry } from '#kit/zip-directory.ts'
import { findZipEnd, readZipDirectory } from '#kit/zip-directory.ts'
import { hiddenInOffice } from './office-content.server.ts'
import { hiddenInOldOffice, oldOfficeKind } from './old-office-content.server.ts'
import { hiddenInPdf } from './pdf-content.server.ts'

export type FileKind = 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'png' | 'jpg' | 'webp' | 'gif' | 'zip'
export type InspectedFile = { ok: true; kind: FileKind; mediaType: string; filename: string }

export const mediaTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  zip: 'application/zip',
}

const maxEntries = 5000
const maxUnpackedBytes = 500 * 1024 * 1024
const maxNameLength = 180
const program =
  /\.(?:exe|dll|com|scr|bat|cmd|msi|ps1|vbs?|vbe|jse?|wsf|hta|jar|apk|sh|lnk|reg|cpl|app|dmg|iso|(?:do[ct]|xl[st]|pp[st]|xla|ppa)m)$/i
const archive = /\.(?:zip|7z|rar|tar|gz|tgz|bz2|xz|cab)$/i
/** What an archive may hold: documents, pictures, maps and drawings, in folders. A name with a control character is cut off by some programs. */
const archived =
  /^[^\p{Cc}]*(?:[/\\]|\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|png|jpe?g|gif|webp|tiff?|bmp|dwg|dxf|kml|gpx|shp|shx|dbf|prj|cpg|mpp|xml|json|md))$/iu
/** Parts of Word and Excel files: text, pictures, fonts and printer settings; no ActiveX controls and no embedded files. */
const officePart =
  /^(?!.*\/(?:activeX|embeddings)\/)(?:\[Content_Types\]\.xml|(?:_rels|docProps|customXml|word|xl)\/(?:.*(?:\/|\.(?:xml|rels|vml|png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|odttf)|printerSettings\d*\.bin))?)$/i

/**
 * Checks the bytes, not the type the sender states. `maxBytes` in bytes. Refusal keys are `file.…` of the platform's messages.
 * @example await inspectFile({ bytes, filename: 'सूचना.pdf' }, { allowed: ['pdf'], maxBytes: 25 * 1024 * 1024 })
 */
export async function inspectFile(
  { bytes, filename }: { bytes: Uint8Array; filename: string },
  { allowed, maxBytes }: { allowed: readonly FileKind[]; maxBytes: number },
): Promise<InspectedFile | Extract<Verdict, { ok: false }>> {
  if (bytes.length === 0) return refused('file.empty')
  if (bytes.length > maxBytes) return refused('file.too_large', { n: Math.floor(maxBytes / 1024 / 1024) })
  const name = safeFilename(filename)
  const kind = await kindOf(bytes)
  if (!name || !kind || !allowed.includes(kind)) return refused('file.type_not_allowed')
  if (kindNamed(name) !== kind) return refused('file.name_mismatch')
  const hidden = hiddenContentIn(kind, bytes)
  return hidden ? refused(hidden) : { ok: true, kind, mediaType: mediaTypes[kind], filename: name }
}

/** A name that every system can store and that fits a header, without folders; undefined when nothing is left. */
export function safeFilename(filename: string): string | undefined {
  const base = clean(filename).split(/[/\\]/).at(-1)!
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(base.replace(/[<>:"|?*]/g, '-')) ?? []
  const shortened = stem
    .replace(/^[.\s]+/, '')
    .slice(0, maxNameLength)
    .trim()
  return shortened ? `${shortened}${extension}` : undefined
}

function kindNamed(filename: string): FileKind | undefined {
  const extension = filename.split('.').at(-1)!.toLowerCase().replace('jpeg', 'jpg')
  return extension in mediaTypes ? (extension as FileKind) : undefined
}

async function kindOf(bytes: Uint8Array): Promise<FileKind | undefined> {
  const found = (await fileTypeFromBuffer(bytes))?.ext as string | undefined
  if (found === 'cfb') return oldOfficeKind(bytes)
  if (startsWith(bytes, 'PK\u0003\u0004')) return zipKind(readZipDirectory(bytes))
  return found && found in mediaTypes ? (found as FileKind) : undefined
}

function zipKind(entries: ZipEntry[] | undefined): FileKind | undefined {
  if (!entries) return undefined
  const names = new Set(entries.map((entry) => entry.name))
  if (!names.has('[Content_Types].xml')) return 'zip'
  if (names.has('word/document.xml')) return 'docx'
  return names.has('xl/workbook.xml') ? 'xlsx' : undefined
}

function hiddenContentIn(kind: FileKind, bytes: Uint8Array): string | undefined {
  if (kind === 'zip' || kind === 'docx' || kind === 'xlsx') {
    const entries = readZipDirectory(bytes)!
    return hiddenInArchive(kind, entries) ?? (kind === 'zip' ? undefined : hiddenInOffice(kind, bytes, entries))
  }
  // An archive at the end of a picture or a PDF is another file in disguise.
  if (findZipEnd(bytes) !== undefined) return 'file.hidden_content'
  if (kind === 'doc' || kind === 'xls') return hiddenInOldOffice(bytes)
  return kind === 'pdf' ? hiddenInPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) : undefined
}

function hiddenInArchive(kind: FileKind, entries: ZipEntry[]): string | undefined {
  // Windows ignores dots and spaces at the end of a name, and case.
  const names = entries.map(({ name }) => name.replace(/[.\s]+$/, ''))
  if (names.some((name) => program.test(name) || /vbaproject\.bin$/i.test(name))) return 'file.program_inside'
  if (kind === 'zip' ? names.some((name) => archive.test(name)) : !entries.every(({ name }) => officePart.test(name)))
    return 'file.hidden_content'
  if (entries.some(({ name }) => /(?:^|[/\\])\.\.(?:[/\\]|$)|^[/\\]|^[a-z]:/i.test(name))) return 'file.hidden_content'
  if (kind === 'zip' && !entries.every(({ name }) => archived.test(name))) return 'file.archive_content'
  if (entries.some(({ encrypted }) => encrypted)) return 'file.encrypted'
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  return entries.length === 0 || entries.length > maxEntries || unpacked > maxUnpackedBytes ? 'file.damaged' : undefined
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text
}

function refused(key: string, values?: Record<string, number>): Extract<Verdict, { ok: false }> {
  return deny(key, values) as Extract<Verdict, { ok: false }>
}

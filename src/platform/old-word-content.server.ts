// Old Word files ([MS-DOC]): their text, and the inspection of the template and the fields that load something from elsewhere.

import { streamsNamed, type CompoundEntry, type CompoundFile } from '#kit/compound-file.ts'
import { hasLoadingField } from './field-codes.ts'

const word97 = { identifier: 0xa5ec, minVersion: 0xc1, minLength: 0x1aa }
/** Offsets in the file information block. */
const at = { version: 2, flags: 10, associations: 0x19a, pieces: 0x1a2 }
const encrypted = 0x0100
const secondTable = 0x0200
/** The place of the template in the table of associated texts. */
const templateIndex = 1

/** The key of a refusal; what cannot be read (also of a version before Word 97) is refused too. */
export function hiddenInOldWord(file: CompoundFile, document: CompoundEntry): string | undefined {
  try {
    const parts = partsOf(file, document)
    if (typeof parts === 'string') return parts
    const text = textOf(parts.bytes, parts.pieces)
    const template = templateOf(parts.associations)
    if (text === undefined || template === undefined) return 'file.damaged'
    return isElsewhere(template) || hasLoadingField(text) ? 'file.external_content' : undefined
  } catch {
    // A number leads outside the file.
    return 'file.damaged'
  }
}

/** The text with the signs of the format in it; undefined when it cannot be read. */
export function oldWordText(file: CompoundFile, document: CompoundEntry): string | undefined {
  const parts = partsOf(file, document)
  return typeof parts === 'string' ? undefined : textOf(parts.bytes, parts.pieces)
}

/** The stream of the text with two parts of its table; the key of a refusal when it is encrypted or cannot be read. */
function partsOf(file: CompoundFile, document: CompoundEntry) {
  const bytes = file.read(document)
  if (!bytes || bytes.length < word97.minLength) return 'file.damaged'
  const view = viewOf(bytes)
  if (view.getUint16(0, true) !== word97.identifier || view.getUint16(at.version, true) < word97.minVersion)
    return 'file.damaged'
  const flags = view.getUint16(at.flags, true)
  if (flags & encrypted) return 'file.encrypted'
  const tables = streamsNamed(file, flags & secondTable ? '1table' : '0table')
  const table = tables.length === 1 ? file.read(tables[0]!) : undefined
  if (!table) return 'file.damaged'
  return { bytes, pieces: part(table, view, at.pieces), associations: part(table, view, at.associations) }
}

/** A path on the author's own machine is looked for there, and not found. */
function isElsewhere(template: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]+:|[\\/]{2})/i.test(template)
}

/** The part of the table stream that an offset and a length of the file information block name. */
function part(table: Uint8Array, block: DataView, offset: number): DataView {
  return new DataView(table.buffer, table.byteOffset + block.getUint32(offset, true), block.getUint32(offset + 4, true))
}

/** The template that is attached ([MS-DOC] 2.9.270, SttbfAssoc), '' for none; undefined when it cannot be read. */
function templateOf(texts: DataView): string | undefined {
  if (texts.byteLength === 0) return ''
  if (texts.getUint16(0, true) !== 0xffff) return undefined
  let start = 6
  for (let index = 0; index < texts.getUint16(2, true); index += 1) {
    const length = 2 * texts.getUint16(start, true)
    if (index === templateIndex)
      return decode('utf-16le', new Uint8Array(texts.buffer, texts.byteOffset + start + 2, length))
    start += 2 + length + texts.getUint16(4, true)
  }
  return ''
}

/** The text in the order of its pieces ([MS-DOC] 2.4.1), which lie anywhere in the stream; undefined without a table of them. */
function textOf(bytes: Uint8Array, pieces: DataView): string | undefined {
  let start = 0
  // Formatting of pieces comes before.
  while (pieces.getUint8(start) === 1) start += 3 + pieces.getUint16(start + 1, true)
  if (pieces.getUint8(start) !== 2) return undefined
  const count = (pieces.getUint32(start + 1, true) - 4) / 12
  const positions = start + 5
  const position = (piece: number) => pieces.getUint32(positions + 4 * piece, true)
  let text = ''
  for (let piece = 0; piece < count; piece += 1) {
    const length = position(piece + 1) - position(piece)
    const offset = pieces.getUint32(positions + 4 * (count + 1) + 8 * piece + 2, true)
    text += pieceText(bytes, { offset, length })
  }
  return text
}

/** The second highest bit of the offset says that the piece has one byte a character. */
function pieceText(bytes: Uint8Array, { offset, length }: { offset: number; length: number }): string {
  const start = offset & 0x3fffffff
  const isNarrow = (offset & 0x40000000) !== 0
  const [from, to] = isNarrow ? [start / 2, start / 2 + length] : [start, start + 2 * length]
  if (length < 0 || to > bytes.length) throw new RangeError('a piece outside the stream')
  return decode(isNarrow ? 'windows-1252' : 'utf-16le', bytes.subarray(from, to))
}

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

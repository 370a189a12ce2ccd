// Central directory of a ZIP archive and the packed bytes of its entries, read without unpacking.

/** `size` is the unpacked size in bytes that the archive declares; `start` is the offset of the entry's own header. */
export type ZipEntry = {
  name: string
  size: number
  packedSize: number
  encrypted: boolean
  compression: 'stored' | 'deflated' | 'other'
  start: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const fileSignature = 0x04034b50
const endLength = 22
const entryLength = 46
const fileHeaderLength = 30
const maxCommentLength = 0xffff
/** What may follow the packed bytes of an entry: its check sum and sizes. */
const maxDescriptorLength = 24

/**
 * The entries of the central directory, or undefined when the bytes are not one whole archive: truncated, with anything
 * before its first, after its last or between its entries, in several parts, or beyond 4 GB. Programs that read from the beginning
 * see the same entries: each has the same name in its own header.
 * @example readZipDirectory(bytes)?.map((entry) => entry.name) // ['[Content_Types].xml', 'word/document.xml']
 */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findZipEnd(bytes)
  if (end === undefined) return undefined
  const [count, length, start] = [
    view.getUint16(end + 10, true),
    view.getUint32(end + 12, true),
    view.getUint32(end + 16, true),
  ]
  const empty = count === 0 && end === 0
  if (start + length !== end || (!empty && view.getUint32(0, true) !== fileSignature)) return undefined
  const entries: ZipEntry[] = []
  let at = start
  while (at < end) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) return undefined
    const nameEnd = at + entryLength + view.getUint16(at + 28, true)
    const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) return undefined
    const name = new TextDecoder().decode(bytes.subarray(at + entryLength, nameEnd))
    const entry = { name, ...readEntry(view, at) }
    if (!hasOwnName(bytes, entry, bytes.subarray(at + entryLength, nameEnd))) return undefined
    entries.push(entry)
    at = next
  }
  return entries.length === count && isContiguous(bytes, entries, start) ? entries : undefined
}

/** The packed bytes of an entry; undefined when they do not lie inside the archive. */
export function packedBytes(bytes: Uint8Array, { start, packedSize }: ZipEntry): Uint8Array | undefined {
  const from = contentStart(bytes, start)
  return from !== undefined && from + packedSize <= bytes.length ? bytes.subarray(from, from + packedSize) : undefined
}

function contentStart(bytes: Uint8Array, start: number): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (start + fileHeaderLength > bytes.length || view.getUint32(start, true) !== fileSignature) return undefined
  return start + fileHeaderLength + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
}

function hasOwnName(bytes: Uint8Array, { start }: ZipEntry, name: Uint8Array): boolean {
  const from = start + fileHeaderLength
  const own = bytes.subarray(from, from + name.length)
  const length = contentStart(bytes, start) && new DataView(bytes.buffer, bytes.byteOffset + start).getUint16(26, true)
  return length === name.length && own.every((byte, at) => byte === name[at])
}

function isContiguous(bytes: Uint8Array, entries: readonly ZipEntry[], directory: number): boolean {
  let end = 0
  for (const entry of entries.toSorted((one, other) => one.start - other.start)) {
    if (entry.start < end || entry.start - end > maxDescriptorLength) return false
    end = (contentStart(bytes, entry.start) ?? Infinity) + entry.packedSize
  }
  return end <= directory && directory - end <= maxDescriptorLength
}

function readEntry(view: DataView, at: number): Omit<ZipEntry, 'name'> {
  const method = view.getUint16(at + 10, true)
  return {
    size: view.getUint32(at + 24, true),
    packedSize: view.getUint32(at + 20, true),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    compression: method === 0 ? 'stored' : method === 8 ? 'deflated' : 'other',
    start: view.getUint32(at + 42, true),
  }
}

/** The offset of an archive's end record, when its comment reaches exactly to the end of the bytes. */
export function findZipEnd(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const last = bytes.length - endLength
  for (let at = last; at >= Math.max(0, last - maxCommentLength); at -= 1)
    if (view.getUint32(at, true) === endSignature && at + endLength + view.getUint16(at + 20, true) === bytes.length)
      return at
  return undefined
}

// Central directory of a ZIP archive, read without unpacking.

/** `size` is the unpacked size in bytes that the archive declares. */
export type ZipEntry = { name: string; size: number; encrypted: boolean }

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const fileSignature = 0x04034b50
const endLength = 22
const entryLength = 46
const maxCommentLength = 0xffff

/**
 * The entries of the central directory, or undefined when the bytes are not one whole archive: truncated, with anything
 * before its first or after its last byte, in several parts, or beyond 4 GB.
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
    entries.push({ name, size: view.getUint32(at + 24, true), encrypted: (view.getUint16(at + 8, true) & 1) === 1 })
    at = next
  }
  return entries.length === count ? entries : undefined
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

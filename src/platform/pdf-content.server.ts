// Inspection of PDF files: scripts, started programs and embedded files, also under escaped names and in object streams.

import { inflateSync } from 'node:zlib'

/** Followed by the end of the name; too long to occur in compressed bytes by chance. `/XFA` forms have scripts of their own. */
const active =
  /\/(?:(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition)(?![A-Za-z0-9])|XFA[\s%]*(?:\[|\d+\s+\d+\s+R))/
const encrypted = /\/Encrypt(?![A-Za-z0-9])/
/** Before the bytes of a stream. Readers accept a line end that is incomplete or has spaces before it. */
const streamBegin = /\bstream[ \t\f\0]*(?:\r\n|\r|\n)?/g
/** Only these streams have the offset of their first object; some readers do without the type. */
const objectStream = /\/(?:ObjStm|First)(?![A-Za-z0-9])/
/** Parameters of a filter change the bytes after inflating. */
const parameters = /\/(?:DecodeParms|DP|F|FFilter)(?![A-Za-z0-9])/
const maxStreams = 5000
const maxInflatedBytes = 64 * 1024 * 1024

/** The key of a refusal. What cannot be read (encrypted, damaged or too large object streams) is refused too. */
export function hiddenInPdf(bytes: Buffer): string | undefined {
  const raw = bytes.toString('latin1')
  if (!raw.startsWith('%PDF-') || !raw.slice(-1024).includes('%%EOF')) return 'file.damaged'
  const text = withoutEscapes(raw)
  if (active.test(text)) return 'file.program_inside'
  if (encrypted.test(text)) return 'file.encrypted'
  return hiddenInObjectStreams(bytes, raw)
}

function hiddenInObjectStreams(bytes: Buffer, raw: string): string | undefined {
  let left = maxInflatedBytes
  let streams = 0
  let previous = 0
  for (const found of raw.matchAll(streamBegin)) {
    const before = withoutEscapes(raw.slice(previous, found.index))
    previous = found.index + found[0].length
    if (!objectStream.test(before)) continue
    const inflated = inflate(bytes.subarray(previous), left)
    if (isOfStream(before, objectStream) && (!inflated || isOfStream(before, parameters))) return 'file.damaged'
    if ((streams += 1) > maxStreams) return 'file.damaged'
    left -= inflated?.length ?? 0
    if (inflated && active.test(withoutEscapes(inflated.toString('latin1')))) return 'file.program_inside'
  }
  return undefined
}

/** Whether the keys are in the object of the stream itself. Those before it, such as an outline, have a first one too. */
function isOfStream(before: string, keys: RegExp): boolean {
  return keys.test(before.slice(before.lastIndexOf('endobj') + 1))
}

/** The bytes behind the end of the compressed data are ignored. Undefined when they cannot be inflated within `max` bytes. */
function inflate(bytes: Buffer, max: number): Buffer | undefined {
  try {
    return max > 0 ? inflateSync(bytes, { maxOutputLength: max }) : undefined
  } catch {
    return undefined
  }
}

/** A name may write any of its characters as `#` with two hexadecimal digits. */
function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

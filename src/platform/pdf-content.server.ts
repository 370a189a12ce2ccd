// Inspection of PDF files: scripts, started programs and embedded files, also under escaped names and in object streams.

import { inflateSync } from 'node:zlib'

/** Followed by the end of the name; too long to occur in compressed bytes by chance. */
const active = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/
const encrypted = /\/Encrypt(?![A-Za-z0-9])/
/** The dictionary of an object stream, whose type may be escaped too, up to its bytes. */
const objectStream = new RegExp(`/${escapable('ObjStm')}(?![A-Za-z0-9])[^]{0,2000}?\\bstream\\r?\\n`, 'g')
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
  for (const found of raw.matchAll(objectStream)) {
    const inflated = inflate(bytes.subarray(found.index + found[0].length), left)
    if (!inflated || (streams += 1) > maxStreams) return 'file.damaged'
    left -= inflated.length
    if (active.test(withoutEscapes(inflated.toString('latin1')))) return 'file.program_inside'
  }
  return undefined
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

/** A pattern of the text with any of its characters escaped. */
function escapable(name: string): string {
  return [...name].map((letter) => `(?:${letter}|#(?:${hex(letter)}|${hex(letter).toUpperCase()}))`).join('')
}

function hex(letter: string): string {
  return letter.charCodeAt(0).toString(16)
}

// Chunks of PNG files (ISO/IEC 15948): those that a picture is drawn from.

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Length and type before the content of a chunk, and the check sum after it. */
const frameLength = 12
const drawn = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs eXIf'.split(' '))

/**
 * The file without text, animation and unknown chunks: a decoder unpacks each compressed text, a thousand times its size, only to drop it.
 * Another file is returned as it is; a chunk that leads outside the file ends it.
 */
export function withoutTextChunks(bytes: Uint8Array): Uint8Array {
  if (signature.some((byte, at) => bytes[at] !== byte)) return bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = [bytes.subarray(0, signature.length)]
  for (let at = signature.length; at + frameLength <= bytes.length;) {
    const end = at + frameLength + view.getUint32(at)
    if (end > bytes.length) break
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (drawn.has(type)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return new Uint8Array(Buffer.concat(kept))
}

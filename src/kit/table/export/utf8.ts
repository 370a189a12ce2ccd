// How does text become bytes, a piece at a time, without garbage that grows with it?

export type Bytes = Uint8Array<ArrayBuffer>

const pieceSize = 32 * 1024

/**
 * The texts as UTF-8 in pieces of 32 KB, the last one shorter. All lie in the same buffer: a piece is good until the next is asked for.
 */
export async function* utf8Pieces(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Bytes> {
  const encoder = new TextEncoder()
  const buffer = new Uint8Array(pieceSize)
  let filled = 0
  for await (const text of texts) {
    for (let from = 0; from < text.length;) {
      const { read, written } = encoder.encodeInto(from === 0 ? text : text.slice(from), buffer.subarray(filled))
      from += read
      filled += written
      if (from === text.length) break
      yield buffer.subarray(0, filled)
      filled = 0
    }
  }
  if (filled > 0) yield buffer.subarray(0, filled)
}

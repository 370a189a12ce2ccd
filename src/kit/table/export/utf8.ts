// UTF-8 encoding of text in chunks that share one buffer.

export type Bytes = Uint8Array<ArrayBuffer>

const chunkSize = 32 * 1024

/**
 * The texts as UTF-8 in chunks of 32 KB, the last one shorter. All share one buffer: a chunk is valid until the next is read.
 */
export async function* utf8Pieces(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Bytes> {
  const encoder = new TextEncoder()
  const buffer = new Uint8Array(chunkSize)
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

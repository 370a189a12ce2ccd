// Streaming writer of ZIP archives.

import { utf8Pieces, type Bytes } from './utf8.ts'

/** One file of the archive; its text is read when the file is written. */
export type ZipEntry = { path: string; text: AsyncIterable<string> | Iterable<string> }

/**
 * The archive's bytes, made as they are read: each file deflated, its size and checksum after it (APPNOTE 6.3.10, 4.3.9), the directory
 * last. Memory holds one chunk of text and one directory record a file. Files of 4 GiB or more throw a RangeError: there is no ZIP64 here.
 */
export async function* zipBytes(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Bytes> {
  const directory: Bytes[] = []
  let offset = 0
  for await (const entry of entries) {
    const name = encoder.encode(entry.path)
    const start = offset
    const tally: Tally = { crc: -1, size: 0, packed: 0 }
    const head = record(0x04034b50, [...common({ crc: 0, size: 0, packed: 0 }), [2, name.length], [2, 0]], name)
    offset += head.length
    yield head
    for await (const bytes of deflated(entry.text, tally)) {
      offset += bytes.length
      tally.packed += bytes.length
      yield bytes
    }
    const counted = { ...tally, crc: ~tally.crc >>> 0 }
    if (Math.max(tally.size, offset) > 0xffff_fff0) throw new RangeError('The archive grew past 4 GiB')
    const tail = record(0x08074b50, sizes(counted))
    offset += tail.length
    yield tail
    directory.push(record(0x02014b50, [[2, 20], ...common(counted), ...directoryFields(name.length, start)], name))
  }
  yield* directory
  const length = directory.reduce((sum, line) => sum + line.length, 0)
  const count = directory.length
  yield record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length],
    [4, offset],
    [2, 0],
  ])
}

type Tally = { crc: number; size: number; packed: number }
type Field = [width: 2 | 4, value: number]

const encoder = new TextEncoder()

/** Version 2.0; sizes follow and names are UTF-8 (flags 3 and 11); deflate; no time, 1980-01-01. */
function common(tally: Tally): Field[] {
  return [[2, 20], [2, 0x0808], [2, 8], [2, 0], [2, 0x21], ...sizes(tally)]
}

function sizes({ crc, size, packed }: Tally): Field[] {
  return [
    [4, crc],
    [4, packed],
    [4, size],
  ]
}

function directoryFields(nameLength: number, start: number): Field[] {
  return [
    [2, nameLength],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, start],
  ]
}

function record(signature: number, fields: readonly Field[], name: Uint8Array = new Uint8Array()): Bytes {
  const all: Field[] = [[4, signature], ...fields]
  const bytes = new Uint8Array(all.reduce((sum, [width]) => sum + width, 0) + name.length)
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [width, value] of all) {
    if (width === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += width
  }
  bytes.set(name, at)
  return bytes
}

async function* deflated(text: ZipEntry['text'], tally: Tally): AsyncGenerator<Bytes> {
  const chunks = utf8Pieces(text)
  const source = new ReadableStream<Bytes>({
    async pull(controller) {
      const chunk = await chunks.next()
      if (chunk.done) return controller.close()
      tally.crc = crc32(chunk.value, tally.crc)
      tally.size += chunk.value.length
      controller.enqueue(chunk.value.slice())
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
  const reader = source.pipeThrough(new CompressionStream('deflate-raw')).getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value as Bytes
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array, from: number): number {
  let crc = from
  for (let at = 0; at < bytes.length; at++) crc = crcTable[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8)
  return crc
}

// Tar archives (POSIX ustar) as streams, written and read.

export type Entry = { name: string; size: number; content: AsyncIterable<Uint8Array> }

const block = 512
const maxFileBytes = 8 ** 11 - 1

/** The bytes of an archive. Every content must have the length of its entry. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of entries) {
    yield headOf(name, size)
    let written = 0
    for await (const chunk of content) {
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`${name} changed while it was read`)
    yield new Uint8Array(paddingOf(size))
  }
  yield new Uint8Array(block * 2)
}

/** The entries of an archive in order, read to the end of the source, where a compressed one has its checksum; content of one that is not read is skipped when the next is requested. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const bytes = readerOf(source)
  while (true) {
    const head = await bytes.exactly(block)
    if (head[0] === 0) return void (await bytes.toEnd())
    const size = parseInt(textOf(head, 124, 12), 8)
    const content = bytes.upTo(size)
    yield { name: textOf(head, 0, 100), size, content }
    await drain(content)
    await bytes.exactly(paddingOf(size))
  }
}

function headOf(name: string, size: number): Uint8Array {
  if (Buffer.byteLength(name) > 100 || size > maxFileBytes) throw new Error(`${name} does not fit into an archive`)
  const head = Buffer.alloc(block)
  head.write(name, 0)
  head.write('0000600\0', 100)
  head.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  head.write('00000000000\0', 136)
  head.write('        ', 148)
  head.write('0', 156)
  head.write('ustar\u000000', 257)
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

function paddingOf(size: number): number {
  return (block - (size % block)) % block
}

function textOf(head: Uint8Array, start: number, length: number): string {
  return Buffer.from(head.subarray(start, start + length))
    .toString()
    .split('\0')[0]!
}

async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  const rest = content[Symbol.asyncIterator]()
  while (!(await rest.next()).done);
}

function readerOf(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]()
  let held: Uint8Array = new Uint8Array()

  async function some(maxBytes: number): Promise<Uint8Array> {
    while (held.length === 0) {
      const next = await chunks.next()
      if (next.done) throw new Error('the archive ends too early')
      held = next.value
    }
    const taken = held.subarray(0, maxBytes)
    held = held.subarray(taken.length)
    return taken
  }

  async function* take(left: { bytes: number }) {
    while (left.bytes > 0) {
      const chunk = await some(left.bytes)
      left.bytes -= chunk.length
      yield chunk
    }
  }

  return {
    async exactly(size: number): Promise<Uint8Array> {
      const parts: Uint8Array[] = []
      for await (const chunk of take({ bytes: size })) parts.push(chunk)
      return Buffer.concat(parts)
    },
    async toEnd(): Promise<void> {
      while (!(await chunks.next()).done);
    },
    /** A second iteration continues where the first stopped. */
    upTo(size: number): AsyncIterable<Uint8Array> {
      const left = { bytes: size }
      return { [Symbol.asyncIterator]: () => take(left) }
    },
  }
}

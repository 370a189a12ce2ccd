// Old Word and Excel files of tests: a compound file of streams, a text with its template, a workbook of records.

const sectorLength = 512
const none = 0xffffffff
const chainEnd = 0xfffffffe
const tableSector = 0xfffffffd

/** A compound file of these streams; a name that ends with `/` is a storage. Each stream is at least 4096 bytes, so none is in the mini stream. */
export function compoundFile(streams: Record<string, Buffer>): Uint8Array {
  const table: number[] = [tableSector]
  const sectors: Buffer[] = []
  const place = (content: Buffer): number => {
    const count = Math.ceil(content.length / sectorLength)
    const start = table.length
    for (let at = 0; at < count; at += 1) table.push(at === count - 1 ? chainEnd : start + at + 1)
    sectors.push(padded(content, count * sectorLength))
    return start
  }
  const entries = Object.entries(streams).map(([name, content]) => {
    const whole = padded(content, Math.max(content.length, 4096))
    return name.endsWith('/')
      ? directoryEntry(name.slice(0, -1), { kind: 1, start: 0, size: 0 })
      : directoryEntry(name, { kind: 2, start: place(whole), size: whole.length })
  })
  const root = directoryEntry('Root Entry', { kind: 5, start: chainEnd, size: 0 })
  const directory = place(Buffer.concat([root, ...entries]))
  const numbers = Buffer.alloc(sectorLength, 0xff)
  table.forEach((next, at) => numbers.writeUInt32LE(next, at * 4))
  return new Uint8Array(Buffer.concat([header(directory), numbers, ...sectors]))
}

/** A Word file with this text in pieces, which are written in reverse, and a template. */
export function oldWordFile({ pieces = ['नमुना'], template = 'Normal.dot', flags = 0 } = {}): Uint8Array {
  return compoundFile(oldWordStreams({ pieces, template, flags }))
}

function oldWordStreams({ pieces, template, flags }: { pieces: string[]; template: string; flags: number }) {
  const block = Buffer.alloc(0x400)
  block.writeUInt16LE(0xa5ec, 0)
  block.writeUInt16LE(0xc1, 2)
  block.writeUInt16LE(flags, 10)
  const texts = pieces.map((piece) => Buffer.from(piece, 'utf16le'))
  const placed = texts.toReversed()
  const offsetOf = (text: (typeof texts)[number]) =>
    block.length + placed.slice(0, placed.indexOf(text)).reduce((sum, { length }) => sum + length, 0)
  const pieceTable = Buffer.alloc(4 + texts.length * 12)
  let position = 0
  texts.forEach((text, at) => {
    pieceTable.writeUInt32LE(position, at * 4)
    position += text.length / 2
    pieceTable.writeUInt32LE(offsetOf(text), 4 * (texts.length + 1) + 8 * at + 2)
  })
  pieceTable.writeUInt32LE(position, texts.length * 4)
  const complex = Buffer.concat([Buffer.from([2]), uint32(pieceTable.length), pieceTable])
  const associated = Buffer.concat([
    Buffer.from([0xff, 0xff, 2, 0, 0, 0, 0, 0, template.length, 0]),
    Buffer.from(template, 'utf16le'),
  ])
  block.writeUInt32LE(0, 0x1a2)
  block.writeUInt32LE(complex.length, 0x1a6)
  block.writeUInt32LE(complex.length, 0x19a)
  block.writeUInt32LE(associated.length, 0x19e)
  return { WordDocument: Buffer.concat([block, ...placed]), '0Table': Buffer.concat([complex, associated]) }
}

/** A workbook of one sheet of this kind (0 a table, 1 Excel 4 macros), with further records before it. */
export function oldExcelFile({ sheetKind = 0, records = [] as Buffer[], text = '' } = {}): Uint8Array {
  const beginning = record(0x0809, Buffer.from([0, 6, 5, 0, 0, 0, 0, 0]))
  const [end, note] = [record(0x0a), record(0x1c, Buffer.from(text))]
  const list = Buffer.from([0, 0, 0, 0, 0, sheetKind, 5, 0, ...Buffer.from('Sheet')])
  const globals = [beginning, ...records, note, record(0x85, list), end]
  list.writeUInt32LE(
    globals.reduce((sum, { length }) => sum + length, 0),
    0,
  )
  globals[globals.length - 2] = record(0x85, list)
  return compoundFile({ Workbook: Buffer.concat([...globals, beginning, end]) })
}

/** A record of a workbook: its type, its length, its content. */
export function record(type: number, content: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(content.length, 2)
  return Buffer.concat([head, content])
}

function header(directory: number): Buffer {
  const head = Buffer.alloc(sectorLength, 0xff)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(head)
  head.fill(0, 8, 76)
  head.writeUInt16LE(3, 26)
  head.writeUInt16LE(0xfffe, 28)
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  head.writeUInt32LE(1, 44)
  head.writeUInt32LE(directory, 48)
  head.writeUInt32LE(4096, 56)
  head.writeUInt32LE(chainEnd, 60)
  head.writeUInt32LE(chainEnd, 68)
  head.writeUInt32LE(0, 76)
  return head
}

function directoryEntry(name: string, { kind, start, size }: { kind: number; start: number; size: number }): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 0, 'utf16le')
  entry.writeUInt16LE(2 * name.length + 2, 64)
  entry.writeUInt8(kind, 66)
  for (const at of [68, 72, 76]) entry.writeUInt32LE(none, at)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

function padded(content: Buffer, length: number): Buffer {
  return Buffer.concat([content, Buffer.alloc(length - content.length)])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** A workbook of one sheet with these rows; the letters of all its texts are divided over records of a few bytes. */
export function oldExcelRows(rows: readonly (readonly (string | number)[])[], recordBytes = 50): Uint8Array {
  const texts = rows.flat().filter((cell) => typeof cell === 'string')
  const beginning = record(0x0809, Buffer.from([0, 6, 5, 0, 0, 0, 0, 0]))
  const cells = rows.flatMap((row, y) =>
    row.map((cell, x) => {
      const place = Buffer.from([y, 0, x, 0, 0, 0])
      if (typeof cell === 'string') return record(0xfd, Buffer.concat([place, uint32(texts.indexOf(cell))]))
      const number = Buffer.alloc(8)
      number.writeDoubleLE(cell)
      return record(0x203, Buffer.concat([place, number]))
    }),
  )
  const list = (offset: number) =>
    record(0x85, Buffer.concat([uint32(offset), Buffer.from([0, 0, 5, 0]), Buffer.from('Sheet')]))
  const strings = sharedStrings(texts, recordBytes)
  const length = Buffer.concat([beginning, list(0), strings, record(0x0a)]).length
  return compoundFile({
    Workbook: Buffer.concat([beginning, list(length), strings, record(0x0a), beginning, ...cells, record(0x0a)]),
  })
}

/** A string that a record ends within goes on in the next one after a byte of flags. */
function sharedStrings(texts: readonly string[], recordBytes: number): Buffer {
  const records: Buffer[] = []
  let current = Buffer.concat([uint32(texts.length), uint32(texts.length)])
  const finish = () => {
    records.push(record(records.length === 0 ? 0xfc : 0x3c, current))
    current = Buffer.alloc(0)
  }
  for (const text of texts) {
    if (current.length + 5 > recordBytes) finish()
    current = Buffer.concat([current, Buffer.from([text.length, 0, 1])])
    for (const letter of text) {
      if (current.length + 2 > recordBytes) {
        finish()
        current = Buffer.from([1])
      }
      current = Buffer.concat([current, Buffer.from(letter, 'utf16le')])
    }
  }
  finish()
  return Buffer.concat(records)
}

// Streams of a compound file ([MS-CFB]), the container of old Word and Excel files.

/** An entry of the directory; names are compared without case, as programs do. */
export type CompoundEntry = { name: string; kind: 'storage' | 'stream' | 'root'; start: number; size: number }
export type CompoundFile = { entries: CompoundEntry[]; read: (entry: CompoundEntry) => Uint8Array | undefined }

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const headerLength = 512
const entryLength = 128
const maxSector = 0xfffffffa
const headerTableSectors = 109
const kinds: Record<number, CompoundEntry['kind']> = { 1: 'storage', 2: 'stream', 5: 'root' }

/**
 * Every entry of the directory, also those that no storage refers to; undefined when the bytes are no compound file, or its tables
 * lead outside it or around in a circle.
 * @example readCompoundFile(bytes)?.entries.map(({ name }) => name) // ['Root Entry', 'Workbook']
 */
export function readCompoundFile(bytes: Uint8Array): CompoundFile | undefined {
  if (bytes.length < headerLength || signature.some((byte, at) => bytes[at] !== byte)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [shift, miniShift] = [view.getUint16(30, true), view.getUint16(32, true)]
  if (!(shift === 9 || shift === 12) || miniShift !== 6) return undefined
  const sectors = sectorsOf(bytes, { size: 1 << shift, from: 1 << shift })
  const table = allocationTable(view, sectors)
  const directory = table && chain(sectors, table, view.getUint32(48, true))
  if (!table || !directory) return undefined
  const entries = entriesIn(directory)
  const miniStream = entries.find(({ kind }) => kind === 'root')
  const container = miniStream?.size ? chain(sectors, table, miniStream.start) : new Uint8Array()
  const miniTableStart = view.getUint32(60, true)
  const miniTable = miniTableStart > maxSector ? new Uint8Array() : chain(sectors, table, miniTableStart)
  if (!container || !miniTable) return undefined
  const miniSectors = sectorsOf(container, { size: 1 << miniShift, from: 0 })
  const cutoff = view.getUint32(56, true)
  return {
    entries,
    read: ({ start, size }) => {
      if (size === 0) return new Uint8Array()
      const content = size < cutoff ? chain(miniSectors, numbersIn(miniTable), start) : chain(sectors, table, start)
      return content && content.length >= size ? content.subarray(0, size) : undefined
    },
  }
}

/** All streams of a name, wherever they are: of several, programs read different ones. */
export function streamsNamed({ entries }: CompoundFile, ...names: string[]): CompoundEntry[] {
  return entries.filter(({ kind, name }) => kind === 'stream' && names.includes(name.toLowerCase()))
}

type Sectors = (number: number) => Uint8Array | undefined

function sectorsOf(bytes: Uint8Array, { size, from }: { size: number; from: number }): Sectors {
  return (number) => {
    const start = from + number * size
    return number <= maxSector && start < bytes.length ? bytes.subarray(start, start + size) : undefined
  }
}

/** The number of the next sector of every sector. Its own sectors are listed in the header, and from there in a chain of lists. */
function allocationTable(view: DataView, sectors: Sectors): number[] | undefined {
  const numbers = Array.from({ length: headerTableSectors }, (_, at) => view.getUint32(76 + at * 4, true))
  const seen = new Set<number>()
  let next = view.getUint32(68, true)
  while (next <= maxSector) {
    const list = sectors(next)
    if (!list || seen.has(next)) return undefined
    seen.add(next)
    const listed = numbersIn(list)
    next = listed.pop() ?? maxSector + 1
    numbers.push(...listed)
  }
  const parts = numbers.filter((number) => number <= maxSector).map(sectors)
  return parts.every((part) => part !== undefined) ? numbersIn(joined(parts)) : undefined
}

/** The content of the sectors from `start` on; undefined when one is missing or comes again. */
function chain(sectors: Sectors, table: readonly number[], start: number): Uint8Array | undefined {
  const parts: Uint8Array[] = []
  const seen = new Set<number>()
  for (let number = start; number <= maxSector; number = table[number] ?? 0xffffffff) {
    const part = sectors(number)
    if (!part || seen.has(number)) return undefined
    seen.add(number)
    parts.push(part)
  }
  return joined(parts)
}

function entriesIn(directory: Uint8Array): CompoundEntry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const entries: CompoundEntry[] = []
  for (let at = 0; at + entryLength <= directory.length; at += entryLength) {
    const kind = kinds[view.getUint8(at + 66)]
    if (!kind) continue
    const nameLength = Math.min(64, Math.max(2, view.getUint16(at + 64, true))) - 2
    const name = new TextDecoder('utf-16le').decode(directory.subarray(at, at + nameLength))
    entries.push({ name, kind, start: view.getUint32(at + 116, true), size: view.getUint32(at + 120, true) })
  }
  return entries
}

function numbersIn(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => view.getUint32(at * 4, true))
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

// Strings of old Excel files ([MS-XLS] 2.5.293 and 2.5.240): one by its place, and the table that all cells share.

import type { Rec } from './old-excel-content.server.ts'

/** In one byte a letter or in two. */
const wide = 1
const phonetic = 4
const formatted = 8

/** `isWide`: of Excel 97 and later, with a byte of flags before the letters; before that one byte a letter. */
export function stringAt(
  view: DataView,
  offset: number,
  { length, isWide }: { length: number; isWide: boolean },
): string {
  const hasTwo = isWide && (view.getUint8(offset) & wide) !== 0
  const start = isWide ? offset + 1 : offset
  return decode(view, { start, bytes: hasTwo ? 2 * length : length, hasTwo })
}

/** The table of strings in a record and those that continue it; a string that is divided has its flags again in the next one. */
export function sharedStrings(view: DataView, records: readonly Rec[]): string[] {
  let [at, index] = [records[0]!.start, 0]
  const isAtEnd = () => at >= endOf(records[index]!) && index < records.length - 1
  const next = () => (at = records[(index += 1)]!.start)
  const skip = (bytes: number) => {
    for (let left = bytes; left > 0;) {
      if (isAtEnd()) next()
      const step = Math.min(left, endOf(records[index]!) - at)
      if (step <= 0) throw new RangeError('a string outside its table')
      at += step
      left -= step
    }
  }
  const letters = (count: number, flags: number): string => {
    let [text, left, hasTwo] = ['', count, (flags & wide) !== 0]
    while (left > 0) {
      if (isAtEnd()) {
        next()
        hasTwo = (view.getUint8(at) & wide) !== 0
        at += 1
      }
      const width = hasTwo ? 2 : 1
      const taken = Math.min(left, Math.floor((endOf(records[index]!) - at) / width))
      if (taken <= 0) throw new RangeError('a string outside its table')
      text += decode(view, { start: at, bytes: taken * width, hasTwo })
      at += taken * width
      left -= taken
    }
    return text
  }
  const count = view.getUint32(at + 4, true)
  at += 8
  const strings: string[] = []
  while (strings.length < count && !(at >= endOf(records[index]!) && index === records.length - 1)) {
    if (isAtEnd()) next()
    const [length, flags] = [view.getUint16(at, true), view.getUint8(at + 2)]
    at += 3
    const runs = flags & formatted ? view.getUint16(at, true) : 0
    if (flags & formatted) at += 2
    const extra = flags & phonetic ? view.getUint32(at, true) : 0
    if (flags & phonetic) at += 4
    strings.push(letters(length, flags))
    skip(4 * runs + extra)
  }
  return strings
}

function decode(view: DataView, { start, bytes, hasTwo }: { start: number; bytes: number; hasTwo: boolean }): string {
  if (bytes > view.byteLength - start) throw new RangeError('a string outside the stream')
  // Two bytes a letter less the upper one are ISO 8859-1.
  return Buffer.from(view.buffer, view.byteOffset + start, bytes).toString(hasTwo ? 'utf16le' : 'latin1')
}

function endOf({ start, length }: Rec): number {
  return start + length
}

// Text of old Excel files ([MS-XLS]) by sheet: the cells of each row, strings and numbers.

import { readCompoundFile, streamsNamed } from '#kit/compound-file.ts'
import { recordsFrom } from './old-excel-content.server.ts'
import { sharedStrings, stringAt } from './old-excel-strings.server.ts'

type OldSheet = { name: string; rows: string[] }
type Cells = Map<number, string[]>

const types = {
  sheet: 0x85,
  sharedStrings: 0xfc,
  continued: 0x3c,
  sharedString: 0xfd,
  label: 0x204,
  richLabel: 0xd6,
  number: 0x203,
  smallNumber: 0x27e,
  smallNumbers: 0xbd,
  formula: 0x6,
  formulaText: 0x207,
} as const
const excel97 = 0x0600
/** Of the result of a formula that is no number. */
const noNumber = 0xffff

/** The rows with text of every sheet; undefined when the file is no workbook. Throws a RangeError where a record leads outside it. */
export function oldWorkbookSheets(bytes: Uint8Array): OldSheet[] | undefined {
  const file = readCompoundFile(bytes)
  const [workbook] = file ? streamsNamed(file, 'workbook', 'book') : []
  const stream = file && workbook && file.read(workbook)
  if (!stream) return undefined
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  const budget = { left: stream.length / 4 }
  const globals = [...recordsFrom(view, 0, budget)]
  const isWide = view.getUint16(4, true) === excel97
  const first = globals.findIndex(({ type }) => type === types.sharedStrings)
  const rest = first < 0 ? [] : globals.slice(first + 1)
  const end = rest.findIndex(({ type }) => type !== types.continued)
  const strings = first < 0 ? [] : sharedStrings(view, [globals[first]!, ...(end < 0 ? rest : rest.slice(0, end))])
  return globals
    .filter(({ type }) => type === types.sheet)
    .map(({ start }) => {
      const name = stringAt(view, start + 7, { length: view.getUint8(start + 6), isWide })
      const cells = cellsFrom(view, view.getUint32(start, true), { strings, isWide, budget })
      return { name, rows: rowsOf(cells) }
    })
}

type Workbook = { strings: readonly string[]; isWide: boolean; budget: { left: number } }

function cellsFrom(view: DataView, offset: number, { strings, isWide, budget }: Workbook): Cells {
  const cells: Cells = new Map()
  let awaited = { row: 0, column: 0 }
  const set = (row: number, column: number, text: string) => {
    if (!cells.has(row)) cells.set(row, [])
    cells.get(row)![column] = text
  }
  for (const { type, start, length } of recordsFrom(view, offset, budget)) {
    const at = () => [view.getUint16(start, true), view.getUint16(start + 2, true)] as const
    if (type === types.sharedString) set(...at(), strings[view.getUint32(start + 6, true)] ?? '')
    else if (type === types.label || type === types.richLabel)
      set(...at(), stringAt(view, start + 8, { length: view.getUint16(start + 6, true), isWide }))
    else if (type === types.number) set(...at(), String(view.getFloat64(start + 6, true)))
    else if (type === types.smallNumber) set(...at(), smallNumber(view.getUint32(start + 6, true)))
    else if (type === types.smallNumbers) {
      const [row, column] = at()
      for (let n = 0; n < (length - 6) / 6; n += 1)
        set(row, column + n, smallNumber(view.getUint32(start + 6 + 6 * n, true)))
    } else if (type === types.formula) {
      const [row, column] = at()
      awaited = { row, column }
      if (view.getUint16(start + 12, true) !== noNumber) set(row, column, String(view.getFloat64(start + 6, true)))
    } else if (type === types.formulaText)
      set(awaited.row, awaited.column, stringAt(view, start + 2, { length: view.getUint16(start, true), isWide }))
  }
  return cells
}

/** Thirty bits of an integer or of the upper half of a number; the lowest bit says that it was multiplied by a hundred ([MS-XLS] 2.5.217). */
function smallNumber(bits: number): string {
  const half = new DataView(new ArrayBuffer(8))
  half.setUint32(0, bits & 0xfffffffc)
  const number = bits & 2 ? (bits | 0) >> 2 : half.getFloat64(0)
  return String(bits & 1 ? number / 100 : number)
}

function rowsOf(cells: Cells): string[] {
  return [...cells]
    .toSorted(([one], [other]) => one - other)
    .map(([, texts]) => texts.filter((text) => text !== undefined && text !== '').join(' '))
    .filter((line) => line !== '')
}

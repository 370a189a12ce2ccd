// What the first visible sheet of a workbook says beside the values of its cells: leading zeros, merged cells, and formulas without a result.

import { unzipSync } from 'fflate'
import type { RowFault } from '#kit/import.ts'

/** Cells of a row, by their places from 0, whose content is not in the file. */
export type UnreadCells = { from: number; to: number; fault: RowFault }

export type WorkbookDetails = {
  /** The place of the sheet among all sheets. */
  sheet: number
  /** By line: numbers whose format shows them with leading zeros, such as 00425, by their place. */
  texts: ReadonlyMap<number, ReadonlyMap<number, string>>
  /** Called for the lines in their order. */
  unreadIn: (line: number) => UnreadCells[]
}

/** Of a workbook whose size was checked (`refuseLargeWorkbook`). Parts that are not there say nothing. */
export function workbookDetails(workbook: Uint8Array): WorkbookDetails {
  const sheets = elementsIn(partOf(workbook, 'xl/workbook.xml'), 'sheet')
  const sheet = Math.max(
    sheets.findIndex(({ state }) => state === undefined || state === 'visible'),
    0,
  )
  const links = elementsIn(partOf(workbook, 'xl/_rels/workbook.xml.rels'), 'Relationship')
  const target = links.find(({ Id }) => Id !== undefined && Id === sheets[sheet]?.['r:id'])?.Target ?? ''
  const xml = partOf(workbook, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  const widths = zeroFormats(partOf(workbook, 'xl/styles.xml'))
  const { texts, unread } = detailsOf(xml, widths)
  const mergedIn = mergedCells(xml)
  return { sheet, texts, unreadIn: (line) => [...(unread.get(line) ?? []), ...mergedIn(line)] }
}

type Attributes = Partial<Record<string, string>>

function partOf(workbook: Uint8Array, name: string): string {
  const part = unzipSync(workbook, { filter: (file) => file.name === name })[name]
  return new TextDecoder().decode(part)
}

function elementsIn(xml: string, name: string): Attributes[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, 'g'))].map(([, given = '']) =>
    attributesOf(given),
  )
}

function attributesOf(given: string): Attributes {
  const pairs = given.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return Object.fromEntries([...pairs].map(([, name, double, single]) => [name, double ?? single]))
}

/** How many digits a style shows at least, by its number; of styles whose format is zeros alone. */
function zeroFormats(styles: string): ReadonlyMap<string, number> {
  const formats = new Map(elementsIn(styles, 'numFmt').map(({ numFmtId, formatCode }) => [numFmtId, formatCode]))
  const [, used = ''] = styles.split(/cellXfs\b/)
  const widths = elementsIn(used, 'xf').map(({ numFmtId }) => /^0{2,}$/.exec(formats.get(numFmtId) ?? '')?.[0].length)
  return new Map(widths.flatMap((width, style) => (width === undefined ? [] : [[String(style), width] as const])))
}

/** A cell with its attributes, its formula and its value. */
const cell =
  /<(?:\w+:)?c\s([^<>]*[^<>/])>(<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>))?(?:<(?:\w+:)?v>([^<]*)<\/(?:\w+:)?v>)?/g

function detailsOf(xml: string, widths: ReadonlyMap<string, number>) {
  const texts = new Map<number, Map<number, string>>()
  const unread = new Map<number, UnreadCells[]>()
  // Most files have neither, and some have a million cells.
  if (widths.size === 0 && !/<(?:\w+:)?f[\s/>]/.test(xml)) return { texts, unread }
  for (const [, given = '', formula, value = ''] of xml.matchAll(cell)) {
    const { r = '', s = '', t = 'n' } = attributesOf(given)
    const at = positionOf(r)
    if (!at) continue
    const { line, place } = at
    const width = t === 'n' ? (widths.get(s) ?? 0) : 0
    if (/^\d+$/.test(value) && value.length < width)
      texts.set(line, (texts.get(line) ?? new Map<number, string>()).set(place, value.padStart(width, '0')))
    // The result of a formula may be an empty text.
    if (formula !== undefined && value === '' && t !== 'str')
      unread.set(line, [
        ...(unread.get(line) ?? []),
        { from: place, to: place, fault: { key: 'import.formula', values: { cell: r } } },
      ])
  }
  return { texts, unread }
}

/** Of merged cells the first one alone has the value. */
function mergedCells(xml: string): (line: number) => UnreadCells[] {
  const ranges = elementsIn(xml, 'mergeCell').flatMap(({ ref = '' }) => {
    const [first, last] = ref.split(':').map(positionOf)
    return first && last ? [{ first, last, fault: { key: 'import.merged', values: { cells: ref } } as const }] : []
  })
  const later = ranges.toSorted((a, b) => b.first.line - a.first.line)
  let open: typeof later = []
  return (line) => {
    while (later.length > 0 && later.at(-1)!.first.line <= line) open.push(later.pop()!)
    open = open.filter(({ last }) => last.line >= line)
    return open.map(({ first, last, fault }) => {
      return { from: first.line === line ? first.place + 1 : first.place, to: last.place, fault }
    })
  }
}

/** @example positionOf('AB12') // { line: 12, place: 27 } */
function positionOf(reference: string): { line: number; place: number } | undefined {
  const [, letters, line] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  if (letters === undefined) return undefined
  const place = [...letters].reduce((before, letter) => before * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { line: Number(line), place }
}

// Import rows of requested papers: columns, reading and writing.

import type { Cells } from '#kit/differences.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { readRow } from '#kit/read-row.ts'
import type { Answered } from '#kit/refusal.ts'
import type { ListedPaper, PaperPlace } from '../contract/papers.ts'
import { paperKinds, purposes } from '../contract/papers.ts'

export const paperColumns = {
  needed: ['purpose', 'paper', 'place', 'name_en', 'name_ne', 'required'],
  known: [],
}

/** One paper of the list; an imported row is requested and no sample. */
export function readPaperRow(cells: Cells): Answered<PaperPlace> {
  return readRow(cells, ({ cell, deny }) => {
    const oneOf = <T extends string>(column: string, values: readonly T[]): T =>
      values.find((value) => value === cell(column)) ??
      deny('applications.row_one_of', { column, values: values.join(', ') })
    const nameIn = (column: string) =>
      cell(column).length > 0 && cell(column).length <= maxNameLength
        ? cell(column)
        : deny('applications.row_name', { column, max: maxNameLength })
    const position = Number(toAsciiDigits(cell('place')))
    const paper: ListedPaper = {
      purpose: oneOf('purpose', purposes),
      kind: oneOf('paper', paperKinds),
      label: { en: nameIn('name_en'), ne: nameIn('name_ne') },
      required: oneOf('required', ['yes', 'no']) === 'yes',
      asked: true,
      sample: false,
    }
    if (!Number.isInteger(position) || position < 1 || position > maxPlaces)
      deny('applications.row_place', { max: maxPlaces })
    return { ...paper, position }
  })
}

export function paperCells({ purpose, kind, position, label, required }: PaperPlace): Cells {
  return {
    purpose,
    paper: kind,
    place: String(position),
    name_en: label.en,
    name_ne: label.ne,
    required: required ? 'yes' : 'no',
  }
}

const maxNameLength = 120
const maxPlaces = 99

// Import rows of reading days: columns, reading and writing.

import { monthLength } from '#kit/calendar/bikram-sambat.ts'
import { bsMonthNames } from '#kit/calendar/messages.ts'
import type { Cells } from '#kit/differences.ts'
import { toAsciiDigits, type Bilingual } from '#kit/language.ts'
import { readRow, type RowReading } from '#kit/read-row.ts'
import type { Answered } from '#kit/refusal.ts'
import { codeShape, maxWards } from '#features/tols/contract/codes.ts'
import type { Reading } from '../contract/api.ts'

export const readingColumns = {
  needed: ['year', 'month', 'ward', 'from_day', 'reader_en', 'reader_ne'],
  known: ['tol', 'to_day'],
}

export function readReadingRow(cells: Cells): Answered<Reading> {
  return readRow(cells, (row) => {
    const year = numberOf(row, 'year')
    const month = monthOf(row)
    const days = monthLength(year, month) ?? row.deny('readings.year_unknown', { year })
    const fromDay = numberOf(row, 'from_day')
    const toDay = row.cell('to_day') ? numberOf(row, 'to_day') : fromDay
    if (fromDay < 1 || toDay > days) row.deny('readings.day_wrong', { days })
    if (toDay < fromDay) row.deny('readings.order_wrong')
    const ward = numberOf(row, 'ward')
    if (ward < 1 || ward > maxWards) row.deny('tols.ward_wrong', { max: maxWards })
    return { year, month, ward, tol: tolOf(row), fromDay, toDay, reader: readerOf(row), sample: false }
  })
}

export function readingCells({ year, month, ward, tol, fromDay, toDay, reader }: Reading): Cells {
  return {
    year: String(year),
    month: String(month),
    ward: String(ward),
    tol: tol ?? '',
    from_day: String(fromDay),
    to_day: String(toDay),
    reader_en: reader.en,
    reader_ne: reader.ne,
  }
}

function numberOf({ cell, deny }: RowReading, column: string): number {
  const digits = toAsciiDigits(cell(column))
  return /^\d{1,4}$/.test(digits) ? Number(digits) : deny('readings.number_wrong', { column, text: cell(column) })
}

/** A month by number or by its name in either language. */
function monthOf({ cell, deny }: RowReading): number {
  const text = toAsciiDigits(cell('month')).toLowerCase()
  const number = /^\d{1,2}$/.test(text)
    ? Number(text)
    : bsMonthNames.findIndex(({ en, ne }) => en.toLowerCase() === text || ne === text) + 1
  return number >= 1 && number <= 12 ? number : deny('readings.month_unknown', { text: cell('month') })
}

function tolOf({ cell, deny }: RowReading): string | null {
  const code = cell('tol')
  if (!code) return null
  return codeShape.test(code) && code.length <= 40 ? code : deny('tols.code_wrong', { column: 'tol' })
}

function readerOf({ cell, deny }: RowReading): Bilingual {
  const reader = { en: cell('reader_en'), ne: cell('reader_ne') }
  return reader.en && reader.ne ? reader : deny('readings.reader_lacking')
}

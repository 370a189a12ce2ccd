// Rows of the tariff table: export of a tariff as a row, import of a row as a tariff.

import { toBs } from '#kit/calendar/bikram-sambat.ts'
import { fiscalYearFrom, fiscalYearLabel, parseFiscalYear } from '#kit/calendar/fiscal-year.ts'
import { parseImportedDate } from '#kit/calendar/imported-date.ts'
import type { Cells } from '#kit/differences.ts'
import { formatBs } from '#kit/format/dates.ts'
import { inDigits, toAsciiDigits } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { Minimum, NewTariff, Sewerage } from '../contract/api.ts'
import { customerTypes, tapSizes } from '../contract/calculator.ts'
import {
  feeText,
  hundredthsText,
  readFee,
  readList,
  readPaisa,
  readPercent,
  readSlab,
  readStep,
  slabText,
  stepText,
} from './sheet-cells.ts'
import type { SheetColumn } from './sheet-columns.ts'
import { nepaliTerm, sheetTerm, withoutCurrency } from './sheet-terms.ts'

export type SheetReading = { ok: true; value: NewTariff } | { ok: false; issues: FieldIssue[] }

/** The row of a tariff, which `readTariff` reads back as the same tariff. */
export function sheetCells(tariff: NewTariff): Record<SheetColumn, string> {
  const { minimum, source } = tariff
  return {
    fiscal_year: tariff.fiscalYear,
    effective_from: tariff.effectiveFrom,
    customer_type: tariff.customerType ?? 'every',
    // Spreadsheets convert a bare 1/2 to a date.
    tap_size: tariff.tapSize === null ? 'every' : `${tariff.tapSize} inch`,
    meter: tariff.metered ? 'metered' : 'unmetered',
    minimum_kind: minimum.kind,
    minimum_units: minimum.kind === 'block' ? String(minimum.units) : '',
    minimum_rs: hundredthsText(minimum.amountPaisa),
    slabs: tariff.slabs.map(slabText).join(' | '),
    sewerage: sewerageText(tariff.sewerage),
    fees: tariff.fees.map((fee) => feeText(fee, 'en')).join(' | '),
    rounding: tariff.rounding,
    payment_steps: tariff.paymentSteps.map(stepText).join(' | '),
    source_en: source.title.en,
    source_ne: source.title.ne,
    source_url: source.url ?? '',
    sample: tariff.sample ? 'yes' : 'no',
  }
}

/** The same row in Nepali terms, dates and digits, which `readTariff` reads as well. */
export function nepaliCells(tariff: NewTariff): Record<SheetColumn, string> {
  const cells = sheetCells(tariff)
  const start = toBs(tariff.effectiveFrom)
  const size = tariff.tapSize === null ? nepaliTerm('every') : `${tariff.tapSize} इन्च`
  const written = {
    ...cells,
    effective_from: start ? formatBs(start, 'ne', 'numeric') : cells.effective_from,
    tap_size: size,
    slabs: cells.slabs.replaceAll(' once', ' एकपटक'),
    payment_steps: cells.payment_steps.replaceAll(' months', ' महिना').replaceAll(' every ', ' प्रत्येक '),
    sewerage: tariff.sewerage.kind === 'percent' ? cells.sewerage.replace('percent', 'प्रतिशत') : cells.sewerage,
  }
  const terms = Object.entries(written).map(([column, cell]) => [column, inDigits(nepaliTerm(cell), 'ne')] as const)
  // Names are what somebody wrote: digits in them stay as they are.
  const fees = tariff.fees.map((fee) => feeText(fee, 'ne')).join(' | ')
  const { source_en, source_ne, source_url } = cells
  return { ...(Object.fromEntries(terms) as Record<SheetColumn, string>), fees, source_en, source_ne, source_url }
}

/** The tariff of a row, or an issue for every cell that cannot be read. `checkTariff` validates the tariff itself. */
export function readTariff(cells: Cells): SheetReading {
  const issues: FieldIssue[] = []
  const cell = (column: SheetColumn) => withoutCurrency(toAsciiDigits(cells[column] ?? '')).trim()
  const read = <T>(column: SheetColumn, value: T | undefined, key: string): T => {
    if (value === undefined) issues.push({ field: column, key })
    return value as T
  }
  const metered = read(
    'meter',
    oneOf({ '': true, metered: true, unmetered: false }, cell('meter')),
    'tariffs.sheet_meter',
  )
  const value: NewTariff = {
    fiscalYear: read('fiscal_year', readYear(cell('fiscal_year')), 'tariffs.year_wrong'),
    effectiveFrom: read('effective_from', readStart(cell('effective_from'), cell('fiscal_year')), 'tariffs.sheet_date'),
    customerType: read('customer_type', readEvery(customerTypes, cell('customer_type')), 'tariffs.sheet_type'),
    tapSize: read('tap_size', readEvery(tapSizes, sizeOf(cell('tap_size'))), 'tariffs.sheet_size'),
    metered,
    minimum: readMinimum(cell, read, metered),
    slabs: read('slabs', readList(cell('slabs'), readSlab), 'tariffs.sheet_slabs'),
    sewerage: read('sewerage', readSewerage(cell('sewerage')), 'tariffs.sheet_sewerage'),
    fees: read('fees', readList((cells.fees ?? '').trim(), readFee), 'tariffs.sheet_fees'),
    rounding: read(
      'rounding',
      oneOf({ '': 'none', none: 'none', rupee: 'rupee' } as const, cell('rounding')),
      'tariffs.sheet_rounding',
    ),
    paymentSteps: read('payment_steps', readList(cell('payment_steps'), readStep), 'tariffs.sheet_steps'),
    source: readSource(cells, read),
    sample: read('sample', oneOf({ '': false, no: false, yes: true }, cell('sample')), 'tariffs.sheet_sample'),
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value }
}

type Read = <T>(column: SheetColumn, value: T | undefined, key: string) => T

function readMinimum(cell: (column: SheetColumn) => string, read: Read, metered: boolean): Minimum {
  const amountPaisa = read('minimum_rs', readPaisa(cell('minimum_rs')), 'tariffs.sheet_rupees')
  const kinds = { '': metered ? 'block' : 'base', block: 'block', base: 'base', floor: 'floor' } as const
  const kind = read('minimum_kind', oneOf(kinds, cell('minimum_kind')), 'tariffs.sheet_minimum')
  if (kind !== 'block') return { kind, amountPaisa }
  const typed = cell('minimum_units')
  const units = /^\d{1,7}$/.test(typed) ? Number(typed) : undefined
  return { kind, units: read('minimum_units', units, 'tariffs.sheet_minimum_units'), amountPaisa }
}

function readSource(cells: Cells, read: Read): NewTariff['source'] {
  const title = { en: cells.source_en?.trim() ?? '', ne: cells.source_ne?.trim() ?? '' }
  const url = cells.source_url?.trim() ?? ''
  const validUrl = url === '' || /^https?:\/\/\S+$/.test(url) ? url : undefined
  return read('source_url', validUrl, 'tariffs.sheet_url') ? { title, url } : { title }
}

function readYear(typed: string): string | undefined {
  const start = parseFiscalYear(typed)
  return start === undefined ? undefined : fiscalYearLabel(start)
}

// An empty cell means the first day of the fiscal year; an invalid year is reported once, at its own column.
function readStart(typed: string, year: string): string | undefined {
  if (typed === '') {
    const start = parseFiscalYear(year)
    return start === undefined ? '' : fiscalYearFrom(start)?.startsOn
  }
  const date = parseImportedDate(typed)
  return date.ok ? date.value : undefined
}

function sizeOf(typed: string): string {
  const size = typed.replace(/\s*(inch|inches|in|इन्च|["”″])$/i, '').replace(/\s+/g, ' ')
  return oneOf({ '0.5': '1/2', '½': '1/2', '0.75': '3/4', '¾': '3/4', '1.5': '1 1/2', '1½': '1 1/2' }, size) ?? size
}

function readEvery<V extends string>(all: readonly V[], typed: string): V | null | undefined {
  const word = sheetTerm(typed)
  return word === 'every' ? null : all.find((value) => value === word)
}

function readSewerage(typed: string): Sewerage | undefined {
  if (/^(none|0)?$/i.test(sheetTerm(typed))) return { kind: 'none' }
  const share = /^(.+?)\s*(?:%|percent|प्रतिशत)$/i.exec(typed)?.[1]
  if (share) {
    const basisPoints = readPercent(share)
    return basisPoints === undefined ? undefined : { kind: 'percent', basisPoints }
  }
  // Below a rupee it is a share: spreadsheets convert "50%" to 0.5.
  const amountPaisa = readPaisa(typed)
  return amountPaisa === undefined || amountPaisa < 100 ? undefined : { kind: 'flat', amountPaisa }
}

function sewerageText(sewerage: Sewerage): string {
  if (sewerage.kind === 'percent') return `${hundredthsText(sewerage.basisPoints)} percent`
  return sewerage.kind === 'flat' ? hundredthsText(sewerage.amountPaisa) : 'none'
}

function oneOf<V>(values: Readonly<Record<string, V>>, typed: string): V | undefined {
  const word = sheetTerm(typed)
  return Object.hasOwn(values, word) ? values[word] : undefined
}

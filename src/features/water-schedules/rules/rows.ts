// Import rows of plan rules, exceptions and interruptions: columns, reading and writing.

import { weekdayNames } from '#kit/calendar/messages.ts'
import { inNepal, nepalInstant, parseTime } from '#kit/calendar/nepal-time.ts'
import { parseMonthDay, type Season } from '#kit/calendar/season.ts'
import { parseImportedDate } from '#kit/calendar/imported-date.ts'
import type { Cells } from '#kit/differences.ts'
import { toAsciiDigits, type Bilingual } from '#kit/language.ts'
import { readRow, type RowReading } from '#kit/read-row.ts'
import type { Answered } from '#kit/refusal.ts'
import { codeShape } from '#features/tols/contract/codes.ts'
import type { Interruption, PlanRule, SupplyDays, SupplyException, SupplyTime } from '../contract/schedule.ts'
import { maxSupplyMinutes } from '../contract/exception-form.ts'

export const ruleColumns = {
  needed: ['rule', 'zone', 'starts', 'minutes', 'valid_from'],
  known: ['weekdays', 'every_days', 'counted_from', 'season_from', 'season_to', 'valid_until'],
}

export const exceptionColumns = {
  needed: ['exception', 'zone', 'kind', 'reason_en', 'reason_ne'],
  known: ['tol', 'date', 'starts', 'to_date', 'to_starts', 'to_minutes'],
}

export const interruptionColumns = {
  needed: ['interruption', 'begins', 'reason_en', 'reason_ne'],
  known: ['zone', 'tol', 'expected_return'],
}

/** Maximum interval of days between supplies. */
export const maxInterval = 60

const shortNames = weekdayNames.map(({ en }) => en.slice(0, 3))

export function readRuleRow(cells: Cells): Answered<PlanRule> {
  return readRow(cells, (row) => {
    const validFrom = dateOf(row, 'valid_from')
    const validUntil = row.cell('valid_until') ? dateOf(row, 'valid_until') : null
    if (validUntil && validUntil < validFrom) row.deny('supply.order_wrong', later('valid_until', 'valid_from'))
    return {
      code: codeOf(row, 'rule'),
      zone: codeOf(row, 'zone'),
      days: daysOf(row),
      starts: timeOf(row, 'starts'),
      minutes: minutesOf(row, 'minutes'),
      season: seasonOf(row),
      validFrom,
      validUntil,
      sample: false,
    }
  })
}

export function ruleCells({ code, zone, days, season, ...rule }: PlanRule): Cells {
  return {
    rule: code,
    zone,
    weekdays: days.kind === 'weekdays' ? days.weekdays.map((day) => shortNames[day]).join(' ') : '',
    every_days: days.kind === 'every' ? String(days.days) : '',
    counted_from: days.kind === 'every' ? days.from : '',
    starts: rule.starts,
    minutes: String(rule.minutes),
    season_from: season?.from ?? '',
    season_to: season?.to ?? '',
    valid_from: rule.validFrom,
    valid_until: rule.validUntil ?? '',
  }
}

export function readExceptionRow(cells: Cells): Answered<SupplyException> {
  return readRow(cells, (row) => {
    const base = {
      code: codeOf(row, 'exception'),
      zone: codeOf(row, 'zone'),
      tol: row.cell('tol') ? codeOf(row, 'tol') : null,
      reason: reasonOf(row),
    }
    const kind = row.cell('kind').toLowerCase()
    if (kind === 'extra') return { ...base, kind, to: supplyTimeOf(row) }
    const date = dateOf(row, 'date')
    if (kind === 'cancelled') return { ...base, kind, date, starts: row.cell('starts') ? timeOf(row, 'starts') : null }
    if (kind === 'changed') return { ...base, kind, date, starts: timeOf(row, 'starts'), to: supplyTimeOf(row) }
    return row.deny('supply.kind_wrong')
  })
}

export function exceptionCells(exception: SupplyException): Cells {
  const { code, zone, tol, kind, reason } = exception
  const planned = kind === 'extra' ? { date: '', starts: '' } : { date: exception.date, starts: exception.starts ?? '' }
  const to = kind === 'cancelled' ? undefined : exception.to
  return {
    exception: code,
    zone,
    tol: tol ?? '',
    kind,
    ...planned,
    to_date: to?.date ?? '',
    to_starts: to?.starts ?? '',
    to_minutes: to ? String(to.minutes) : '',
    reason_en: reason.en,
    reason_ne: reason.ne,
  }
}

export function readInterruptionRow(cells: Cells): Answered<Interruption> {
  return readRow(cells, (row) => {
    const begins = instantOf(row, 'begins')
    const expectedReturn = row.cell('expected_return') ? instantOf(row, 'expected_return') : null
    if (expectedReturn && expectedReturn <= begins) row.deny('supply.order_wrong', later('expected_return', 'begins'))
    return {
      code: codeOf(row, 'interruption'),
      zone: row.cell('zone') ? codeOf(row, 'zone') : null,
      tol: row.cell('tol') ? codeOf(row, 'tol') : null,
      begins,
      expectedReturn,
      reason: reasonOf(row),
      sample: false,
    }
  })
}

export function interruptionCells({ code, zone, tol, begins, expectedReturn, reason }: Interruption): Cells {
  return {
    interruption: code,
    zone: zone ?? '',
    tol: tol ?? '',
    begins: written(begins),
    expected_return: expectedReturn ? written(expectedReturn) : '',
    reason_en: reason.en,
    reason_ne: reason.ne,
  }
}

function codeOf({ cell, deny }: RowReading, column: string): string {
  const code = cell(column)
  return codeShape.test(code) && code.length <= 40 ? code : deny('tols.code_wrong', { column })
}

function reasonOf({ cell, deny }: RowReading): Bilingual {
  const reason = { en: cell('reason_en'), ne: cell('reason_ne') }
  return reason.en && reason.ne ? reason : deny('supply.reason_lacking')
}

function daysOf(row: RowReading): SupplyDays {
  const weekdays = row.cell('weekdays')
  const every = row.cell('every_days')
  if (Boolean(weekdays) === Boolean(every)) row.deny('supply.days_named')
  if (weekdays) return { kind: 'weekdays', weekdays: weekdaysOf(weekdays, row) }
  const days = wholeNumber(every)
  if (!days || days > maxInterval) return row.deny('supply.every_wrong', { max: maxInterval })
  return { kind: 'every', days, from: dateOf(row, 'counted_from') }
}

/** Weekdays by the first letters of their names in either language, or `daily`, in any order. */
function weekdaysOf(text: string, { deny }: RowReading): number[] {
  const names = text
    .toLowerCase()
    .split(/[\s,;/]+/)
    .filter(Boolean)
  if (names.length === 1 && (names[0] === 'daily' || names[0] === 'दैनिक')) return [0, 1, 2, 3, 4, 5, 6]
  const days = names.map((word) => {
    const day =
      word.length < 3
        ? -1
        : weekdayNames.findIndex(({ en, ne }) => en.toLowerCase().startsWith(word) || ne.startsWith(word))
    return day < 0 ? deny('supply.weekday_unknown', { text: word }) : day
  })
  return [...new Set(days)].toSorted((a, b) => a - b)
}

function seasonOf({ cell, deny }: RowReading): Season | null {
  const [from, to] = [cell('season_from'), cell('season_to')]
  if (!from && !to) return null
  const season = { from: parseMonthDay(from), to: parseMonthDay(to) }
  return season.from && season.to ? { from: season.from, to: season.to } : deny('supply.season_wrong')
}

function supplyTimeOf(row: RowReading): SupplyTime {
  return { date: dateOf(row, 'to_date'), starts: timeOf(row, 'to_starts'), minutes: minutesOf(row, 'to_minutes') }
}

function dateOf({ cell, deny }: RowReading, column: string): string {
  const date = parseImportedDate(cell(column))
  return date.ok ? date.value : deny('supply.date_wrong', { column, text: cell(column) })
}

function timeOf({ cell, deny }: RowReading, column: string): string {
  return parseTime(cell(column)) ?? deny('supply.time_wrong', { column, text: cell(column) })
}

function minutesOf({ cell, deny }: RowReading, column: string): number {
  const minutes = wholeNumber(cell(column))
  return minutes && minutes <= maxSupplyMinutes ? minutes : deny('supply.minutes_wrong', { max: maxSupplyMinutes })
}

/** A day and a time of Nepal in one cell. @example '2083-08-05 05:30' */
function instantOf({ cell, deny }: RowReading, column: string): Date {
  const text = cell(column)
  const [, day, clock] =
    /^(.+?)(?:,\s*|[ T]+)((?:\S+ )?\d{1,2}[:.]\d\d(?::00)?(?:\s\S+)?)$/u.exec(toAsciiDigits(text)) ?? []
  const date = parseImportedDate(day ?? '')
  const time = parseTime((clock ?? '').replace(/:00$/, (end) => ((clock ?? '').length > 5 ? '' : end)))
  return date.ok && time ? nepalInstant(date.value, time) : deny('supply.date_wrong', { column, text })
}

function written(instant: Date): string {
  const { date, time } = inNepal(instant)
  return `${date} ${time}`
}

function wholeNumber(text: string): number | undefined {
  const digits = toAsciiDigits(text)
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

function later(latter: string, earlier: string) {
  return { later: latter, earlier }
}

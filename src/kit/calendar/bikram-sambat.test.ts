// Bikram Sambat conversion, checked day by day against an independent library, and refused dates.

import DateConverter from '@remotemerge/nepali-date-converter'
import { expect, test } from 'vitest'
import { bsKey, knownYears, monthLength, parseBs, toAd, toBs, type BsDate } from './bikram-sambat.ts'
import { addDays, dayNumber, daysBetween, isIsoDate, isoDateOf, weekday } from './civil-date.ts'
import { correctionMessages, mayBeYear, mayCorrect, withCorrections } from './corrections.ts'
import { fiscalQuarter, fiscalYear, fiscalYearFrom, latestFiscalYears, parseFiscalYear } from './fiscal-year.ts'
import { bundledMonthTable, type BsYear } from './month-table.ts'
import { calendarMessages, weekdayNames } from './messages.ts'

const firstDay = '1943-04-14'
const lastDay = '2034-04-13'

test('every day of the table converts as the oracle does, both ways, with its weekday', () => {
  const differing: string[] = []
  for (let iso = firstDay; iso <= lastDay; iso = addDays(iso, 1)) {
    const ours = toBs(iso)!
    const theirs = new DateConverter(iso).toBs()
    const same = bsKey(ours) === bsKey({ ...theirs, day: theirs.date }) && oracleBsToAd(ours) === iso
    if (!same || toAd(ours) !== iso || weekdayNames[weekday(iso)]!.en !== theirs.day) differing.push(iso)
  }
  expect(differing).toEqual([])
})

test.each([
  ['2026-11-21', 2083, 8, 5, false],
  ['1943-04-14', 2000, 1, 1, false],
  ['2026-04-14', 2083, 1, 1, false],
  ['2027-04-13', 2083, 12, 30, false],
  ['2027-04-14', 2084, 1, 1, true],
  ['2034-04-13', 2090, 12, 30, true],
])('%s is %i-%i-%i BS, estimated: %s', (iso, year, month, day, estimated) => {
  expect(toBs(iso)).toEqual({ year, month, day, estimated })
  expect(toAd({ year, month, day })).toBe(iso)
})

test('days outside the table have no BS date', () => {
  expect(toBs('1943-04-13')).toBeUndefined()
  expect(toBs('2034-04-14')).toBeUndefined()
  expect(knownYears()).toEqual({ first: 2000, last: 2090 })
})

test.each([
  ['month 13', { year: 2081, month: 13, day: 1 }],
  ['month 0', { year: 2081, month: 0, day: 1 }],
  ['a day after the month', { year: 2081, month: 2, day: 33 }],
  ['day 0', { year: 2081, month: 2, day: 0 }],
  ['half a day', { year: 2081, month: 2, day: 1.5 }],
  ['an unknown year', { year: 1999, month: 1, day: 1 }],
])('%s is no BS date', (_, date) => {
  expect(toAd(date)).toBeUndefined()
})

test.each(['2083-08-05', '2083/8/5', '२०८३/०८/०५', '२०८३।८।५', ' २०८३-०८-०५ ', '2083.8.5', '२०८३ / ८ / ५'])(
  '%s is read as 5 Mangsir 2083',
  (text) => {
    expect(parseBs(text)).toEqual({ ok: true, date: { year: 2083, month: 8, day: 5 } })
  },
)

test.each([
  ['', 'calendar.unreadable', undefined],
  ['abc', 'calendar.unreadable', undefined],
  ['05/08/2083', 'calendar.unreadable', undefined],
  ['2083-08/05', 'calendar.unreadable', undefined],
  ['2083-08', 'calendar.unreadable', undefined],
  ['1999-01-01', 'calendar.year_unknown', { first: 2000, last: 2090 }],
  ['२०९१/०१/०१', 'calendar.year_unknown', { first: 2000, last: 2090 }],
  ['2081-13-01', 'calendar.month_unknown', undefined],
  ['2081-00-01', 'calendar.month_unknown', undefined],
  ['२०८१।२।३३', 'calendar.day_unknown', { days: 32 }],
  ['2083-08-30', 'calendar.day_unknown', { days: 29 }],
  ['2083-08-00', 'calendar.day_unknown', { days: 29 }],
])('%j is refused with %s', (text, key, values) => {
  expect(parseBs(text)).toEqual({ ok: false, key, ...(values ? { values } : {}) })
  expect(calendarMessages).toHaveProperty([key])
})

test('every bundled year passes the checks of corrections, and rows are consecutive', () => {
  for (const [index, row] of bundledMonthTable.years.entries()) {
    expect(mayBeYear(row)).toEqual({ ok: true })
    expect(row.year).toBe(2000 + index)
    expect(row.status).toBe(row.year <= 2083 ? 'verified' : 'provisional')
  }
  expect(monthLength(2083, 8)).toBe(29)
  expect(monthLength(2091, 1)).toBeUndefined()
})

const published: BsYear = { year: 2084, months: [30, 32, 31, 32, 31, 30, 30, 30, 29, 30, 30, 31], status: 'verified' }

test('a published year replaces the provisional one in a new table and leaves the old table unchanged', () => {
  const table = withCorrections(bundledMonthTable, [published], 'office-1')
  expect(table.version).toBe('office-1')
  expect(toAd({ year: 2084, month: 2, day: 1 }, table)).toBe('2027-05-14')
  expect(toAd({ year: 2084, month: 2, day: 1 })).toBe('2027-05-15')
  expect(toBs('2027-05-14', table)).toEqual({ year: 2084, month: 2, day: 1, estimated: false })
  expect(toBs('2027-05-14')).toEqual({ year: 2084, month: 1, day: 31, estimated: true })
})

test('a table can grow by the next year', () => {
  const table = withCorrections(bundledMonthTable, [{ ...published, year: 2091 }], 'office-2')
  expect(toBs('2034-04-14', table)).toMatchObject({ year: 2091, month: 1, day: 1 })
})

test.each([
  ['a year too far', [{ ...published, year: 2092 }], 'calendar.year_gap'],
  ['a year before the epoch', [{ ...published, year: 1999 }], 'calendar.year_gap'],
  ['eleven months', [{ ...published, months: published.months.slice(1) }], 'calendar.months_not_twelve'],
  ['a month of 28 days', [{ ...published, months: published.months.with(0, 28) }], 'calendar.months_not_twelve'],
  ['a year of 367 days', [{ ...published, months: published.months.with(0, 31) }], 'calendar.year_length'],
])('%s is refused', (_, rows, key) => {
  expect(mayCorrect(bundledMonthTable, rows)).toMatchObject({ ok: false, key })
  expect(correctionMessages).toHaveProperty([key])
  expect(() => withCorrections(bundledMonthTable, rows, 'x')).toThrow(key)
})

test.each([
  [2081, '2081/82', '2024-07-16', '2025-07-16', false],
  [2082, '2082/83', '2025-07-17', '2026-07-16', false],
  [2083, '2083/84', '2026-07-17', '2027-07-16', true],
])('fiscal year %i is %s, %s to %s', (startYear, label, startsOn, endsOn, estimated) => {
  const year = { startYear, label, startsOn, endsOn, estimated }
  expect(fiscalYearFrom(startYear)).toEqual(year)
  expect(fiscalYear(startsOn)).toEqual(year)
  expect(fiscalYear(endsOn)).toEqual(year)
  expect(fiscalYear(addDays(endsOn, 1))?.startYear).toBe(startYear + 1)
})

test('fiscal years without all their months are unknown, and a list of them ends there', () => {
  expect(fiscalYear('1943-04-14')).toBeUndefined()
  expect(fiscalYearFrom(2090)).toBeUndefined()
  expect(latestFiscalYears('2026-11-21', 3).map((year) => year.label)).toEqual(['2083/84', '2082/83', '2081/82'])
  expect(latestFiscalYears('1944-08-01', 5).map((year) => year.label)).toEqual(['2001/02', '2000/01'])
})

test.each([
  ['2083/84', 2083],
  ['२०८३/०८४', 2083],
  ['2083-2084', 2083],
  ['2099/00', 2099],
  ['2083/85', undefined],
  ['2083', undefined],
])('the written fiscal year %s starts in %s', (text, startYear) => {
  expect(parseFiscalYear(text)).toBe(startYear)
})

test.each([
  ['2026-07-17', 1],
  ['2026-11-21', 2],
  ['2027-02-01', 3],
  ['2027-04-14', 4],
  ['2027-07-16', 4],
])('%s is in quarter %i', (iso, quarter) => {
  expect(fiscalQuarter(iso)).toBe(quarter)
})

test('every day from 1700 to 2200 has the number and date that Date gives it', () => {
  for (let day = -98_615; day <= 84_005; day++) {
    const iso = new Date(day * 86_400_000).toISOString().slice(0, 10)
    if (isoDateOf(day) !== iso || dayNumber(iso) !== day) throw new Error(`${day} is ${iso}, not ${isoDateOf(day)}`)
  }
  expect([isoDateOf(-98_615), isoDateOf(84_005)]).toEqual(['1700-01-01', '2199-12-31'])
})

test('civil dates are strict and count over month, leap and century ends', () => {
  expect(
    [
      '2026-02-29',
      '2026-13-01',
      '1900-02-29',
      '2026-04-31',
      '2026-00-10',
      '2026-01-00',
      '2026-1-1',
      '0026-01-01',
      '2026-11-21T00:00',
      '',
    ].filter(isIsoDate),
  ).toEqual([])
  expect(isIsoDate('9999-12-31'), 'no day can be added to it').toBe(false)
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('1999-12-31', '2000-03-01')).toBe(61)
  expect(weekday('1943-04-14')).toBe(3)
  expect(() => toBs('2026-02-30')).toThrow(RangeError)
})

function oracleBsToAd(bs: BsDate): string {
  const { year, month, date } = new DateConverter(bsKey(bs)).toAd()
  return bsKey({ year, month, day: date })
}

// Formatting of numbers, money, dates, times and sizes in both languages, independent of locale data.

import { expect, test } from 'vitest'
import {
  formatAd,
  formatAdRange,
  formatBs,
  formatDate,
  formatDateInBoth,
  formatRelativeDay,
  type DateStyle,
} from './dates.ts'
import { formatDays } from './durations.ts'
import { formatFileSize, readFileSize, typedFileSize } from './file-size.ts'
import { formatCount, formatMoney, formatNumber, formatRupees } from './numbers.ts'
import { formatInstant, formatTime, formatTimeRange } from './times.ts'

test.each([
  [0, '0', '०'],
  [999, '999', '९९९'],
  [1000, '1,000', '१,०००'],
  [100_000, '1,00,000', '१,००,०००'],
  [1_234_567, '12,34,567', '१२,३४,५६७'],
  [123_456_789, '12,34,56,789', '१२,३४,५६,७८९'],
  [-1500, '-1,500', '-१,५००'],
  [-0.0001, '0', '०'],
  [1234.5, '1,234.5', '१,२३४.५'],
  [0.1 + 0.2, '0.3', '०.३'],
])('%d is written %s and %s', (value, en, ne) => {
  expect(formatNumber(value, 'en')).toBe(en)
  expect(formatNumber(value, 'ne')).toBe(ne)
})

test('a count that was stopped at a limit is that limit and more', () => {
  const shown = [300, 301, 302, 999, 1000, 1001, 1002, 10_000, 10_001].map((count) => formatCount(count, 'en'))
  expect(shown.join(' ')).toBe('300 300+ 302 999 1,000 1,000+ 1,002 10,000 10,000+')
  expect(formatCount(1001, 'ne')).toBe('१,०००+')
})

test('a fixed fraction is written in full, and NaN throws', () => {
  expect(formatNumber(2, 'en', 2)).toBe('2.00')
  expect(() => formatNumber(Number.NaN, 'en')).toThrow(RangeError)
})

test.each([
  [125_000, 'Rs. 1,250', 'रु. १,२५०'],
  [318_450, 'Rs. 3,184.50', 'रु. ३,१८४.५०'],
  [5, 'Rs. 0.05', 'रु. ०.०५'],
  [0, 'Rs. 0', 'रु. ०'],
  [-8160, 'Rs. -81.60', 'रु. -८१.६०'],
  [15_573_867_700, 'Rs. 15,57,38,677', 'रु. १५,५७,३८,६७७'],
])('%d paisa is written %s and %s', (paisa, en, ne) => {
  expect(formatMoney(paisa, 'en')).toBe(en)
  expect(formatMoney(paisa, 'ne')).toBe(ne)
})

test('a fraction of a paisa throws, and rupees can be written without the currency', () => {
  expect(() => formatMoney(10.5, 'en')).toThrow(RangeError)
  expect(formatRupees(125_000, 'ne')).toBe('१,२५०')
})

test.each<[string, DateStyle, string, string]>([
  ['2026-11-21', 'numeric', '2026-11-21', '२०८३/०८/०५'],
  ['2026-11-21', 'text', '21 November 2026', '२०८३ मङ्सिर ५ गते'],
  ['2026-11-21', 'weekday', 'Saturday, 21 November 2026', 'शनिबार, २०८३ मङ्सिर ५ गते'],
  ['2024-08-28', 'text', '28 August 2024', '२०८१ भदौ १२ गते'],
  ['2027-04-18', 'text', '18 April 2027', '२०८४ वैशाख ५ गते (अनुमानित)'],
  ['2027-04-18', 'numeric', '2027-04-18', '२०८४/०१/०५ (अनुमानित)'],
  ['1940-01-01', 'text', '1 January 1940', '१ जनवरी १९४० (ई.सं.)'],
  ['2040-01-01', 'weekday', 'Sunday, 1 January 2040', 'आइतबार, १ जनवरी २०४० (ई.सं.)'],
])('%s as %s is %s and %s', (iso, style, en, ne) => {
  expect(formatDate(iso, 'en', style)).toBe(en)
  expect(formatDate(iso, 'ne', style)).toBe(ne)
})

test('both calendars are written, the reader’s first', () => {
  expect(formatDateInBoth('2026-11-21', 'en')).toBe('21 November 2026 (5\u{a0}Mangsir\u{a0}2083\u{a0}BS)')
  expect(formatDateInBoth('2026-11-21', 'ne')).toBe('२०८३ मङ्सिर ५ गते (२१\u{a0}नोभेम्बर\u{a0}२०२६)')
  expect(formatDateInBoth('2027-04-18', 'en')).toBe('18 April 2027 (5\u{a0}Baisakh\u{a0}2084\u{a0}BS,\u{a0}estimated)')
  expect(formatDateInBoth('2027-04-18', 'ne')).toBe('२०८४ वैशाख ५ गते, अनुमानित (१८\u{a0}अप्रिल\u{a0}२०२७)')
  expect(formatDateInBoth('1940-01-01', 'en')).toBe('1 January 1940')
})

test('a date can be written in a named calendar', () => {
  expect(formatBs({ year: 2083, month: 8, day: 5 }, 'en', 'numeric')).toBe('2083/08/05')
  expect(formatAd('2026-11-21', 'ne', 'numeric')).toBe('२०२६-११-२१')
})

test.each([
  ['2026-11-21', '2026-11-21', '21 November 2026', '२१ नोभेम्बर २०२६'],
  ['2026-11-25', '2026-11-27', '25–27 November 2026', '२५–२७ नोभेम्बर २०२६'],
  ['2026-11-29', '2026-12-01', '29 November – 1 December 2026', '२९ नोभेम्बर – १ डिसेम्बर २०२६'],
  ['2026-12-31', '2027-01-02', '31 December 2026 – 2 January 2027', '३१ डिसेम्बर २०२६ – २ जनवरी २०२७'],
])('the days from %s to %s are written with each part once', (from, to, en, ne) => {
  expect(formatAdRange(from, to, 'en')).toBe(en)
  expect(formatAdRange(from, to, 'ne')).toBe(ne)
})

test.each([
  ['2026-11-21', 'today', 'आज'],
  ['2026-11-22', 'tomorrow', 'भोलि'],
  ['2026-11-20', 'yesterday', 'हिजो'],
  ['2026-11-24', 'in 3 days', '३ दिनमा'],
  ['2026-11-18', '3 days ago', '३ दिन पहिले'],
])('seen on 21 November, %s is %s and %s', (iso, en, ne) => {
  expect(formatRelativeDay(iso, '2026-11-21', 'en')).toBe(en)
  expect(formatRelativeDay(iso, '2026-11-21', 'ne')).toBe(ne)
})

test.each([
  ['00:00', '12:00 AM', 'राति १२:०० बजे'],
  ['05:30', '5:30 AM', 'बिहान ५:३० बजे'],
  ['12:00', '12:00 PM', 'दिउँसो १२:०० बजे'],
  ['17:00', '5:00 PM', 'बेलुका ५:०० बजे'],
  ['20:15', '8:15 PM', 'राति ८:१५ बजे'],
])('%s is %s and %s', (time, en, ne) => {
  expect(formatTime(time, 'en')).toBe(en)
  expect(formatTime(time, 'ne')).toBe(ne)
})

test.each([
  ['05:30', '07:00', '5:30–7:00 AM', 'बिहान ५:३०–७:०० बजे'],
  ['10:00', '17:00', '10:00 AM – 5:00 PM', 'बिहान १०:०० – बेलुका ५:०० बजे'],
  ['23:00', '01:00', '11:00 PM – 1:00 AM', 'राति ११:०० – राति १:०० बजे'],
])('%s to %s is %s and %s', (from, to, en, ne) => {
  expect(formatTimeRange(from, to, 'en')).toBe(en)
  expect(formatTimeRange(from, to, 'ne')).toBe(ne)
})

test('an instant is written as it was in Nepal', () => {
  expect(formatInstant(new Date('2026-11-20T23:45:00Z'), 'ne')).toBe('२०८३ मङ्सिर ५ गते, बिहान ५:३० बजे')
  expect(formatInstant(new Date('2026-11-20T23:45:00Z'), 'en', 'numeric')).toBe('2026-11-21, 5:30 AM')
})

test.each([
  [0, '0 bytes', '० बाइट'],
  [512, '512 bytes', '५१२ बाइट'],
  [1024, '1 KB', '१ केबी'],
  [350_000, '342 KB', '३४२ केबी'],
  [1_048_500, '1 MB', '१ एमबी'],
  [1_572_864, '1.5 MB', '१.५ एमबी'],
  [3 * 1024 ** 3, '3 GB', '३ जीबी'],
])('%d bytes is %s and %s', (bytes, en, ne) => {
  expect(formatFileSize(bytes, 'en')).toBe(en)
  expect(formatFileSize(bytes, 'ne')).toBe(ne)
})

test.each([
  ['500', 'kb', 512_000],
  ['५००', 'kb', 512_000],
  ['१.५', 'mb', 1_572_864],
  ['1.5 MB', 'kb', 1_572_864],
  ['२एमबी', 'kb', 2_097_152],
  ['1,024 bytes', 'mb', 1024],
  ['0', 'kb', 0],
  ['-1', 'kb', undefined],
  ['1e9', 'kb', undefined],
  ['many', 'kb', undefined],
  ['KB', 'kb', undefined],
  ['', 'kb', undefined],
  ['9'.repeat(30), 'mb', undefined],
] as const)('the size %s in %s is %s bytes', (typed, unit, bytes) => {
  expect(readFileSize(typed, unit)).toBe(bytes)
})

test('every size is read back as it is typed', () => {
  expect(typedFileSize(1_572_864, 'ne')).toEqual({ amount: '१.५', unit: 'mb' })
  expect(typedFileSize(512_000, 'en')).toEqual({ amount: '500', unit: 'kb' })
  for (let bytes = 1; bytes < 50_000_000; bytes = Math.ceil(bytes * 1.0007)) {
    const { amount, unit } = typedFileSize(bytes, 'ne')
    expect(readFileSize(amount, unit)).toBe(bytes)
  }
})

test.each([
  [30, '30 days', '३० दिन'],
  [1, '1 day', '१ दिन'],
  [365, '1 year', '१ वर्ष'],
  [730, '2 years', '२ वर्ष'],
  [740, '740 days', '७४० दिन'],
])('%i days are read as %s', (days, en, ne) => {
  expect(formatDays(days, 'en')).toBe(en)
  expect(formatDays(days, 'ne')).toBe(ne)
})

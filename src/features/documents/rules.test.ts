// Tests of the document rules: application period, sort order, validation, import dates.

import { expect, test } from 'vitest'
import type { NewDocument } from './contract/api.ts'
import {
  daysLeft,
  documentIssues,
  dayOrInstant,
  mayChangeDates,
  readImportDate,
  readImportTime,
  sortOf,
  windowState,
} from './rules.ts'

const today = '2026-11-21'

test.each([
  [null, null, null, null, undefined],
  ['2026-11-01', null, null, null, undefined],
  [null, '2026-11-20', null, 'closed', undefined],
  [null, '2026-11-20', '23:30', 'closed', undefined],
  [null, '2026-11-21', null, 'open', 0],
  [null, '2026-11-21', '12:01', 'open', 0],
  [null, '2026-11-21', '12:00', 'closed', undefined],
  [null, '2026-11-22', '09:00', 'open', 1],
  ['2026-11-21', '2026-12-21', null, 'open', 30],
  ['2026-11-22', '2026-12-21', null, 'upcoming', undefined],
  ['2026-10-01', '2026-10-31', null, 'closed', undefined],
] as const)('at noon, open from %s until %s %s: %s, days left %s', (opensOn, closesOn, closesTime, state, days) => {
  expect(windowState({ opensOn, closesOn, closesTime }, { date: today, time: '12:00' })).toBe(state)
  expect(daysLeft({ state, closesOn }, today)).toBe(days)
})

test('a day with its hour is an instant of Nepal', () => {
  expect(dayOrInstant('2026-12-01', '12:00')).toBe('2026-12-01T06:15:00.000Z')
  expect(dayOrInstant('2026-12-01', null)).toBe('2026-12-01')
})

const dates = {
  type: 'tender' as const,
  publishedOn: '2026-11-01',
  opensOn: null,
  closesOn: '2026-12-01',
  closesTime: '12:00',
  bidsOpenOn: '2026-12-01',
  bidsOpenTime: '14:00',
}

test.each([
  [{}, true],
  [{ closesOn: '2026-12-02' }, false],
  [{ closesTime: '15:00' }, false],
  [{ closesTime: null }, false],
  [{ bidsOpenOn: '2026-12-02' }, false],
  [{ bidsOpenTime: null }, false],
  [{ publishedOn: '2026-11-02' }, false],
  [{ opensOn: '2026-11-05' }, false],
])('dates that the public has read change to %j without a corrigendum: %s', (change, allowed) => {
  expect(mayChangeDates({ ...dates, wasPublic: true }, { ...dates, ...change }).ok).toBe(allowed)
  expect(mayChangeDates({ ...dates, wasPublic: false }, { ...dates, ...change }).ok).toBe(true)
  expect(mayChangeDates({ ...dates, type: 'annual', wasPublic: true }, { ...dates, ...change }).ok).toBe(true)
})

test.each([
  [{}, 'published', 'desc'],
  [{ sortBy: 'title' }, 'title', 'asc'],
  [{ sortBy: 'published' }, 'published', 'asc'],
  [{ sortBy: 'size', sortOrder: 'desc' }, 'size', 'desc'],
  [{ sortOrder: 'asc' }, 'published', 'asc'],
] as const)('the query %o sorts by %s, %s', (query, column, order) => {
  expect(sortOf({ type: 'tender', ...query })).toEqual({ column, order })
})

const good: Omit<NewDocument, 'bytes'> = {
  type: 'tender',
  titleEn: 'Pipes',
  titleNe: '',
  filename: 'pipes.pdf',
  publishedOn: today,
}

test.each([
  [{}, []],
  [{ type: 'gossip' as 'tender' }, ['type']],
  [{ titleEn: ' ' }, ['titleEn']],
  [{ titleNe: 'क'.repeat(301) }, ['titleEn']],
  [{ publishedOn: '2026-02-30' }, ['publishedOn']],
  [{ publishedOn: '' }, ['publishedOn']],
  [{ opensOn: '2026-12-02', closesOn: '2026-12-01' }, ['closesOn']],
  [{ opensOn: '', closesOn: null }, []],
  [dates, []],
  [{ ...dates, closesTime: null, bidsOpenTime: '08:00' }, []],
  [{ ...dates, bidsOpenTime: '11:59' }, ['bidsOpenOn']],
  [{ ...dates, bidsOpenOn: '2026-11-30' }, ['bidsOpenOn']],
  [{ closesTime: '12:00' }, ['closesTime']],
  [{ ...dates, closesTime: '24:00' }, ['closesTime']],
  [{ ...dates, closesTime: '9:00' }, ['closesTime']],
  [{ bidsOpenTime: '14:00' }, ['bidsOpenTime']],
  [{ ...dates, type: 'vacancy' as const }, ['bidsOpenOn']],
  [{ slug: 'No Good' }, ['slug']],
])('a document with %j has issues at %j', (change, fields) => {
  expect(documentIssues({ ...good, ...change }).map((issue) => issue.field)).toEqual(fields)
})

test.each([
  ['2026-11-20', '2026-11-20'],
  ['२०८३/०८/०५', '2026-11-21'],
  ['2083.8.5 BS', '2026-11-21'],
  ['वि.सं. २०६५।१।१', '2008-04-13'],
  ['2008/4/13 ad', '2008-04-13'],
  ['2065/01/01', 'documents.which_calendar'],
  ['2065/01/01 AD', '2065-01-01'],
  ['2083/13/01', 'calendar.month_unknown'],
  ['soon', 'calendar.unreadable_ad'],
  ['', 'calendar.unreadable_ad'],
])('the date %j of an import file is read as %s', (text, meaning) => {
  const read = readImportDate(text, today)
  expect(read.ok ? read.value : read.key).toBe(meaning)
})

test.each([
  ['12:00', '12:00'],
  ['९:३०', '09:30'],
  ['दिउँसो २:३० बजे', '14:30'],
  ['12:00:00', '12:00'],
  ['noon', 'documents.time_unreadable'],
])('the time %s of an import file is read as %s', (text, meaning) => {
  const read = readImportTime(text)
  expect(read.ok ? read.value : read.key).toBe(meaning)
})

// Tests of the document rules: application period, sort order, search key, validation, import dates.

import { expect, test } from 'vitest'
import { wordPatterns } from '#kit/search-words.ts'
import type { NewDocument } from './contract/api.ts'
import { daysLeft, documentIssues, documentKey, readImportDate, sortOf, windowState } from './rules.ts'

const today = '2026-11-21'

test.each([
  [null, null, null, undefined],
  ['2026-11-01', null, null, undefined],
  [null, '2026-11-20', 'closed', undefined],
  [null, '2026-11-21', 'open', 0],
  [null, '2026-11-22', 'open', 1],
  ['2026-11-21', '2026-12-21', 'open', 30],
  ['2026-11-22', '2026-12-21', 'upcoming', undefined],
  ['2026-10-01', '2026-10-31', 'closed', undefined],
] as const)('open from %s until %s: %s, days left %s', (opensOn, closesOn, state, days) => {
  expect(windowState({ opensOn, closesOn }, today)).toBe(state)
  expect(daysLeft({ opensOn, closesOn }, today)).toBe(days)
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

test('search key and search words are normalised to one spelling', () => {
  const key = documentKey({ titleEn: 'Tender', titleNe: 'मङ्सिर २०८३ को सूचना', filename: 'tender_2083-08.pdf' })
  for (const typed of ['मंसिर', '२०८३', 'सुचना', 'TENDER', '08'])
    for (const pattern of wordPatterns(typed)) expect(key).toContain(pattern.replaceAll('%', ''))
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

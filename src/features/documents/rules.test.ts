import { expect, test } from 'vitest'
import type { NewDocument } from './contract.ts'
import {
  daysLeft,
  documentIssues,
  documentKey,
  goesPublicAt,
  lastPage,
  listAddress,
  nextSort,
  pageNumbers,
  readImportDate,
  readListQuery,
  searchPatterns,
  windowState,
} from './rules.ts'

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
  ['', { page: 1, limit: 10 }],
  ['page=3&limit=50&sortBy=size&sortOrder=desc', { page: 3, limit: 50, sortBy: 'size', sortOrder: 'desc' }],
  ['page=-7&limit=11', { page: 1, limit: 10 }],
  ['page=1e99&limit=100', { page: 1_000_000, limit: 100 }],
  ['page=NaN&sortBy=password&sortOrder=up', { page: 1, limit: 10 }],
  ['search=%20%20&page=2.9', { page: 2, limit: 10 }],
  ['search=%E0%A4', { page: 1, limit: 10, search: '�' }],
])('the address ?%s is read sensibly', (address, query) => {
  expect(readListQuery('tender', new URLSearchParams(address))).toEqual({ type: 'tender', ...query })
})

test('an address leaves out what is as usual, and any change but of the page leads to page 1', () => {
  const query = readListQuery('tender', new URLSearchParams('page=4&search=पाइप&sortBy=size'))
  expect(decodeURIComponent(listAddress(query, { page: 5 }))).toBe('?search=पाइप&sortBy=size&page=5')
  expect(decodeURIComponent(listAddress(query, { limit: 50 }))).toBe('?search=पाइप&sortBy=size&limit=50')
  expect(listAddress({ type: 'tender', page: 2, limit: 10 }, {})).toBe('?')
})

test('a heading sorts ascending, then descending, then ascending again', () => {
  const first = readListQuery('tender', new URLSearchParams())
  const up = { ...first, ...nextSort(first, 'title') }
  const down = { ...up, ...nextSort(up, 'title') }
  expect([up.sortOrder, down.sortOrder, nextSort(down, 'title').sortOrder]).toEqual(['asc', 'desc', 'asc'])
  expect(nextSort(first, 'published')).toEqual({ sortBy: 'published', sortOrder: 'asc' })
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5]],
  [7, 20, [5, 6, 7, 8, 9]],
  [20, 20, [16, 17, 18, 19, 20]],
])('page %i of %i shows %j', (page, last, numbers) => {
  expect(pageNumbers(page, last)).toEqual(numbers)
})

test('an empty list has one page', () => {
  expect([lastPage(0, 10), lastPage(10, 10), lastPage(11, 10)]).toEqual([1, 1, 2])
})

test('a search means words, anywhere in a word from three characters on, else at its beginning', () => {
  expect(searchPatterns('Pipe-fittings  2083/84')).toEqual(['%pipe%', '%fittings%', '%2083%', '% 84%'])
  expect(searchPatterns('50% a\\')).toEqual(['%50\\%%', '% a\\\\%'])
  expect(searchPatterns(' - ')).toEqual([])
})

test('what is searched and what is typed meet in one spelling', () => {
  const key = documentKey({ titleEn: 'Tender', titleNe: 'मङ्सिर २०८३ को सूचना', filename: 'tender_2083-08.pdf' })
  for (const typed of ['मंसिर', '२०८३', 'सुचना', 'TENDER', '08'])
    for (const pattern of searchPatterns(typed)) expect(key).toContain(pattern.replaceAll('%', ''))
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
])('a document with %j has trouble with %j', (change, fields) => {
  expect(documentIssues({ ...good, ...change }).map((issue) => issue.field)).toEqual(fields)
})

test('a document goes public at once when its day has come, else at that midnight in Nepal', () => {
  const now = new Date('2026-11-21T06:00:00Z')
  expect(goesPublicAt({ publishedOn: '2026-11-21' }, now)).toEqual(now)
  expect(goesPublicAt({ publishedOn: '2026-11-25' }, now)).toEqual(new Date('2026-11-24T18:15:00Z'))
  const asked = new Date('2026-11-23T00:00:00Z')
  expect(goesPublicAt({ publishedOn: '2026-11-21', publishFrom: asked }, now)).toEqual(asked)
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
])('the date %j of an import list is %s', (text, meaning) => {
  const read = readImportDate(text, today)
  expect(read.ok ? read.value : read.key).toBe(meaning)
})

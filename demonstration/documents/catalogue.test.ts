// Documents cover every type, open and close as said, and give the same small files each time.

import { expect, test } from 'vitest'
import { fileTypeFromBuffer } from 'file-type'
import { makeFile } from '../document-files.ts'
import { demonstrationDocuments } from './catalogue.ts'
import { reportTypeNames } from '../../src/features/documents/contract/lists.ts'
import type { ReportType } from '../../src/features/documents/contract/lists.ts'

const today = '2026-11-21'
const types = reportTypeNames
const all = demonstrationDocuments(today)

function of(orgId: number, type: ReportType) {
  return all.filter((document) => document.orgId === orgId && document.type === type)
}

test.each([320, 487])('organisation %i has six or more documents of each type, none from the future', (orgId) => {
  for (const type of types) expect(of(orgId, type).length, type).toBeGreaterThanOrEqual(6)
  expect(all.filter(({ publishedOn }) => publishedOn > today)).toEqual([])
})

test('Damak has more than 60 consumer notices', () => {
  expect(of(487, 'consumer').length).toBeGreaterThanOrEqual(64)
})

test.each([320, 487])('slugs and titles of organisation %i are unique within a type', (orgId) => {
  for (const type of types) {
    const documents = of(orgId, type)
    expect(new Set(documents.map(({ slug }) => slug)).size).toBe(documents.length)
    expect(new Set(documents.map(({ title }) => title.ne)).size, type).toBe(documents.length)
  }
})

test.each(['tender', 'vacancy', 'career'] as const)(
  '%s: some are open, one closes in three days, some are closed',
  (type) => {
    const closings = of(487, type).map(({ closesOn }) => closesOn!)
    expect(closings.filter((date) => date > '2026-11-24').length).toBeGreaterThan(0)
    expect(closings).toContain('2026-11-24')
    expect(closings.filter((date) => date < today).length).toBeGreaterThan(0)
  },
)

function openOn(day: string) {
  return demonstrationDocuments(day).filter(
    ({ closesOn, publishedOn }) => closesOn && closesOn >= day && publishedOn <= day,
  )
}

test.each(['2026-11-24', '2027-07-20', '2029-01-01'])(
  'on %s as many are open as on the day they were written',
  (later) => {
    expect(openOn(later).map(({ slug }) => slug)).toEqual(openOn(today).map(({ slug }) => slug))
    expect(openOn(later).length).toBeGreaterThan(10)
  },
)

test('no place of a pattern is left unfilled and Nepali text has no ASCII digits', () => {
  for (const { title, paragraphs } of all) {
    expect([title.en, title.ne, ...paragraphs.en, ...paragraphs.ne].join()).not.toMatch(/\{|undefined/)
    expect([title.ne, ...paragraphs.ne].join()).not.toMatch(/[0-9]/)
  }
})

test('every file is what its name says, under 60 KB as a PDF, and the same when made again', async () => {
  for (const document of all.filter((_, index) => index % 9 === 0 || _.kind !== 'pdf')) {
    const [bytes, again] = [await makeFile(document), await makeFile(document)]
    expect(bytes.equals(again), document.fileName).toBe(true)
    expect((await fileTypeFromBuffer(bytes))?.ext, document.fileName).toBe(document.kind)
    if (document.kind === 'pdf') expect(bytes.length).toBeLessThan(60_000)
  }
})

// Test of the rows in a page: they are read back as the documents of the API.

import { expect, test } from 'vitest'
import type { ListedDocument } from '../contract/api.ts'
import { documentOf, rowOf } from './report-row.ts'

const notice: ListedDocument = {
  id: 7,
  type: 'tender',
  title: 'पाइप',
  titleEn: '',
  titleNe: 'पाइप',
  filename: 'पाइप १.pdf',
  mediaType: 'application/pdf',
  size: 1000,
  published: '2026-11-10',
  url: `/files/7/${encodeURIComponent('पाइप १.pdf')}`,
  opensOn: null,
  closesOn: '2026-12-10',
  closesTime: null,
  bidsOpenOn: null,
  bidsOpenTime: null,
  earlierClosesOn: null,
  earlierClosesTime: null,
  closingChanged: { on: '2026-11-12', en: '', ne: 'थप समय' },
  state: 'open',
  corrects: null,
  supersedes: [],
  correctedBy: 8,
}

test.each(['en', 'ne'] as const)('a row is read back as its document in %s', (language) => {
  const row = rowOf(notice)
  expect(Object.keys(row)).not.toContain('opensOn')
  expect(documentOf(JSON.parse(JSON.stringify(row)), 'tender', language)).toEqual(notice)
})

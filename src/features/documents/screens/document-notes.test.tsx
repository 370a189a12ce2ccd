// Tests of the notes of a document: opening date, days until it closes, last date.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageLanguage } from '#ui/page-language.ts'
import type { ListedDocument } from '../contract/api.ts'
import { DocumentNotes } from './document-notes.tsx'

const tender: ListedDocument = {
  id: 7,
  type: 'tender',
  title: 'Pipes',
  titleEn: 'Pipes',
  titleNe: 'पाइप',
  filename: 'pipes.pdf',
  mediaType: 'application/pdf',
  size: 1000,
  published: '2026-11-10',
  url: '/files/7/pipes.pdf',
  page: '/documents/7/pipes',
  opensOn: '2026-11-15',
  closesOn: '2026-12-10',
  closesTime: null,
  bidsOpenOn: null,
  bidsOpenTime: null,
  earlierClosesOn: null,
  earlierClosesTime: null,
  closingChanged: null,
  state: 'open',
  corrects: null,
  correctedBy: null,
  supersedes: [],
}

function markup(changes: Partial<ListedDocument>, language: 'en' | 'ne' = 'en'): string {
  return renderToStaticMarkup(
    <PageLanguage value={language}>
      <DocumentNotes document={{ ...tender, ...changes }} today="2026-11-22" />
    </PageLanguage>,
  )
}

function notes(changes: Partial<ListedDocument>, language: 'en' | 'ne' = 'en'): string {
  return markup(changes, language)
    .replaceAll(/<time[^>]*>(.*?)<\/time>/g, (_, time: string) => time.replaceAll(/<[^>]+>/g, ''))
    .replaceAll(/(<[^>]+>|\s)+/g, ' ')
}

test('an open notice shows its opening date, in how many days it closes and its last date', () => {
  expect(notes({})).toMatch(/Opening date: 15 November 2026 .*Closes in 18 days .*Last date: 10 December 2026/)
  expect(notes({}, 'ne')).toMatch(/सुरु मिति: २०८३ कात्तिक २९ गते .*१८ दिन बाँकी/)
  expect(notes({ closesOn: '2026-11-23' })).toContain('Closes tomorrow')
  expect(notes({ closesOn: '2026-11-22' })).toContain('Closes today')
})

test('an opening date equal to the publication date is not repeated, a future one is only a tag', () => {
  expect(notes({ opensOn: tender.published })).not.toContain('Opening date')
  const upcoming = notes({ opensOn: '2026-11-30', state: 'upcoming' })
  expect(upcoming).toContain('Opens 30 November 2026')
  expect(upcoming).not.toContain('Opening date')
})

test('a closed notice shows both dates and that it is closed', () => {
  expect(notes({ closesOn: '2026-11-20', state: 'closed' })).toMatch(/Opening date: .* Closed .*Last date/)
})

test('a changed last date shows the earlier one and the reason', () => {
  const changed = {
    earlierClosesOn: '2026-11-25',
    closingChanged: { on: '2026-11-24', en: 'New budget', ne: 'नयाँ बजेट' },
  }
  expect(notes(changed)).toMatch(/Last date: 10 December 2026 .*was: 25 November 2026.*Dates changed on .*: New budget/)
  expect(notes(changed, 'ne')).toContain('नयाँ बजेट')
})

test('a correction names what it corrects, with the day it was published', () => {
  const supersedes = [
    { id: 3, title: 'Pipes, first notice', published: '2026-11-01', url: '/files/3/a.pdf', page: '/documents/3/a' },
  ]
  expect(notes({ corrects: 3, supersedes })).toMatch(/Corrects: .*Pipes, first notice .*1 November 2026/)
})

test('the hour of the last date and the opening of bids are shown in words, with the instant for programs', () => {
  const hours = { closesTime: '12:00', bidsOpenOn: '2026-12-10', bidsOpenTime: '14:00' }
  expect(notes(hours)).toMatch(/Last date: 10 December 2026, 12:00 PM .*Opening of bids: 10 December 2026, 2:00 PM/)
  expect(notes(hours, 'ne')).toContain('अन्तिम मिति: २०८३ मङ्सिर २४ गते, दिउँसो १२:०० बजे')
  expect(notes(hours, 'ne')).toContain('बोलपत्र खोल्ने मिति: २०८३ मङ्सिर २४ गते, दिउँसो २:०० बजे')
  expect(markup(hours)).toContain('<time dateTime="2026-12-10T06:15Z">')
})

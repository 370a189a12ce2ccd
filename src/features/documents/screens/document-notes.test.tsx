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
  opensOn: '2026-11-15',
  closesOn: '2026-12-10',
  state: 'open',
  corrects: null,
  correctedBy: null,
}

function notes(changes: Partial<ListedDocument>, language: 'en' | 'ne' = 'en'): string {
  const page = (
    <PageLanguage value={language}>
      <DocumentNotes document={{ ...tender, ...changes }} today="2026-11-22" />
    </PageLanguage>
  )
  return renderToStaticMarkup(page).replaceAll(/<[^>]+>/g, ' ')
}

test('an open notice says when it opened, how long is left and its last day', () => {
  expect(notes({})).toMatch(/Opening date: 15 November 2026 .*18 days left .*Last date: 10 December 2026/)
  expect(notes({}, 'ne')).toContain('सुरु मिति: २०८३ कात्तिक २९ गते')
})

test('an opening on the day of publication is not said twice, one ahead only as a tag', () => {
  expect(notes({ opensOn: tender.published })).not.toContain('Opening date')
  const ahead = notes({ opensOn: '2026-11-30', state: 'upcoming' })
  expect(ahead).toContain('Opens 30 November 2026')
  expect(ahead).not.toContain('Opening date')
})

test('a closed notice says so, with both days', () => {
  expect(notes({ closesOn: '2026-11-20', state: 'closed' })).toMatch(/Opening date: .* Closed .*Last date/)
})

// Tests of the references of entries on the pages of the console.

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Language } from '#kit/language.ts'
import { Reference, referenceText } from './reference.tsx'

function htmlOf(reference: string | null, language: Language): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Reference reference={reference} connectionId={7} language={language} />
    </MemoryRouter>,
  )
}

test('an entry names its bill and leads to it, in the digits of the reader', () => {
  const nepali = htmlOf('bill:2083/84:862', 'ne')
  expect(nepali).toContain('href="/staff/bills/2083-84-862"')
  expect(nepali).toContain('>बिल नं. २०८३-८४-८६२<')
  expect(htmlOf('rebate:2083/84:862', 'en')).toContain('>Bill 2083-84-862<')
})

test('a waiver leads to the requests of the connection', () => {
  const html = htmlOf('waiver:1200', 'ne')
  expect(html).toContain('href="/staff/connections/7/waivers"')
  expect(html).toContain('>अनुरोध १२००<')
})

test('what somebody has typed stays as it is; an opening balance has nothing to add', () => {
  expect(htmlOf('0A1B-77', 'ne')).toBe('0A1B-77')
  expect(htmlOf('10425-2083-07', 'ne')).toBe('१०४२५-२०८३-०७')
  expect(htmlOf('10425-2083-07', 'en')).toBe('10425-2083-07')
  expect([htmlOf('opening:10425', 'ne'), htmlOf(null, 'en')]).toEqual(['–', '–'])
  expect([referenceText('opening:10425'), referenceText(null)]).toEqual([null, null])
})

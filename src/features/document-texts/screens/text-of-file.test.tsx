// Tests of the text of a file on a page: links to the other views.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageLanguage } from '#ui/page-language.ts'
import { TextOfFile } from './text-of-file.tsx'

test('from ten pages without text the views before and after are linked', () => {
  const text = { state: 'read', pageCount: 25, isConverted: false, first: 11, waiting: 0, pages: [] } as const
  const markup = renderToStaticMarkup(
    <PageLanguage value="en">
      <TextOfFile text={{ ...text, pages: [] }} address="/documents/7/rules" />
    </PageLanguage>,
  )
  expect([...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/documents/7/rules?page=1#text',
    '/documents/7/rules?page=21#text',
  ])
})

test('a page that was recognised from a scan is marked, and pages that wait are counted, in both languages', () => {
  const page = { page: 1, text: 'सूचना', isMachineRead: true }
  const text = { state: 'read', pageCount: 3, isConverted: false, first: 1, waiting: 2, pages: [page] } as const
  const markupIn = (language: 'en' | 'ne') =>
    renderToStaticMarkup(
      <PageLanguage value={language}>
        <TextOfFile text={{ ...text, pages: [page] }} address="/documents/7/rules" />
      </PageLanguage>,
    )
  expect(markupIn('en')).toMatch(/Machine-read from a scan.*The text of 2 scanned pages has not been read/)
  expect(markupIn('ne')).toMatch(/स्क्यानबाट मेसिनले पढेको.*स्क्यान गरिएका २ पृष्ठ/)
})

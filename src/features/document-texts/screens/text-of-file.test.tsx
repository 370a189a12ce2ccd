// Tests of the text of a file on a page: links to the other views.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageLanguage } from '#ui/page-language.ts'
import { TextOfFile } from './text-of-file.tsx'

test('from ten pages without text the views before and after are linked', () => {
  const text = { state: 'read', pageCount: 25, isConverted: false, first: 11, pages: [] } as const
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

// Tests of the link to the same page in the other language: it stays on the website, whatever the address.

import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageLink } from './language-link.tsx'

test.each([
  ['/news?page=2', '/news?page=2&lang=ne'],
  ['/news?lang=en&page=2', '/news?lang=ne&page=2'],
  ['//evil.example/login', '/evil.example/login?lang=ne'],
  ['///evil.example', '/evil.example?lang=ne'],
  ['//evil.example/?from=//evil.example', '/evil.example/?from=%2F%2Fevil.example&lang=ne'],
])('at %s it leads to %s', (address, expected) => {
  const place = address.split('?')
  const html = renderToStaticMarkup(
    <StaticRouter location={{ pathname: place[0]!, search: place[1] ? `?${place[1]}` : '' }}>
      <LanguageLink language="en" className="" />
    </StaticRouter>,
  )
  const href = /href="([^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&')
  expect(href).toBe(expected)
  expect(new URL(href, 'https://damak.example').origin).toBe('https://damak.example')
})

// Tests of placeholders for known markup.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { openPlaceholders } from './markup-placeholders.server.ts'

test('a document with placeholders becomes the one without', () => {
  const { placeholder, fill } = openPlaceholders('d41d8cd98f00b204')
  const markup = ['<b>पानी & more;</b>', '', '<i>2</i>']
  const paragraphs = markup.map((html, key) => createElement('p', { key }, ['a: ', placeholder(html), ' ; b']))
  const html = renderToStaticMarkup(createElement('main', { nonce: 'd41d8cd98f00b204' }, paragraphs))
  const expected = markup.map((each) => `<p>a: ${each} ; b</p>`).join('')
  expect(fill(html)).toBe(`<main nonce="d41d8cd98f00b204">${expected}</main>`)
})

test('a document without placeholders stays as it is', () => {
  expect(openPlaceholders('d41d8cd98f00b204').fill('<p>0;</p>')).toBe('<p>0;</p>')
})

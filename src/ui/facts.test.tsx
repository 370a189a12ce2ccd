// Is what somebody typed marked with the language it was typed in, whatever the page's?

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'

test('text is marked by its script; what has no letters, and what is no text, is left alone', () => {
  const html = renderToString(
    <Facts
      facts={[
        ['Community', 'शान्ति टोल'],
        ['Name', 'Hari Tamang'],
        ['Plot', '1234'],
        [
          'Phone',
          <a key="phone" href="tel:1">
            1
          </a>,
        ],
        ['Email', ''],
      ]}
    />,
  )
  const marked = [...html.matchAll(/<dd(?: lang="(\w+)")?/g)].map(([, lang]) => lang)
  expect(marked).toEqual(['ne', 'en', undefined, undefined])
})

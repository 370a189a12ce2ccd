// Tests of the language marking of values in a description list.

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'

test('text is marked with the language of its script; values without letters and elements are not marked', () => {
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

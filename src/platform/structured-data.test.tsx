// Structured data: text of users cannot end its script element.

import { expect, test } from 'vitest'
import { asBlock } from './structured-data.tsx'

test('a title cannot end the script element, and is read back unchanged', () => {
  const block = asBlock({ '@type': 'JobPosting', title: '</script><script>alert(1)</script>' })
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: '</script><script>alert(1)</script>',
  })
})

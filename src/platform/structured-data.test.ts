// Can what people write end the block of structured data it stands in?

import { expect, test } from 'vitest'
import { asBlock } from './structured-data.tsx'

test('a title cannot end the script element, and reads as it was written', () => {
  const block = asBlock({ '@type': 'JobPosting', title: '</script><script>alert(1)</script>' })
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: '</script><script>alert(1)</script>',
  })
})

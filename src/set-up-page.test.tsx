// Test that the set-up page offers the sample texts that are there, none being chosen.

import { expect, test } from 'vitest'
import { loadSampleTexts } from './demonstration.ts'
import { setUpPage } from './set-up-page.tsx'

test.each([
  ['en', 'Sample texts as drafts'],
  ['ne', 'नमुना पाठ, मस्यौदाका रूपमा'],
] as const)('in %s no content is chosen, and sample texts are offered', (language, label) => {
  const html = setUpPage(language)
  expect(html).toContain(label)
  expect(html).toMatch(
    /<input[^>]*name="content"[^>]*checked=""[^>]*value="none"|<input[^>]*name="content"[^>]*value="none"[^>]*checked=""/,
  )
})

test('what enters them is loaded', async () => {
  expect(await loadSampleTexts()).toBeTypeOf('function')
})

// Tests that every example renders on the server in both languages and has a unique key.

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '#kit/language.ts'
import { IslandFrame } from '#ui/island/island-frame.tsx'
import { exampleParts } from '../contract/parts.ts'
import { examplesOf } from './examples-of.ts'

const all = exampleParts.flatMap((part) =>
  examplesOf[part].flatMap((example) => languages.map((language) => ({ part, example, language, key: example.key }))),
)

test.each(all)('$part, $key, in $language renders on the server', ({ example: { Show, title }, language }) => {
  const html = renderToString(
    <IslandFrame ids="e" language={language} search="" parameters={[]}>
      <Show language={language} today="2026-11-21" />
    </IslandFrame>,
  )
  expect(html.length).toBeGreaterThan(100)
  expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/\b(?:table|select|toast|ui)\.[a-z]\w+/)
  expect(html).not.toContain('style=')
  expect(title[language]).not.toBe('')
})

test('the examples of a component have unique keys', () => {
  for (const part of exampleParts) {
    const keys = examplesOf[part].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeGreaterThan(0)
  }
})

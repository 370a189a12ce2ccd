// Tests of patterns: their size, and which one an organisation has.

import { expect, test } from 'vitest'
import { patternNames, patternOf, patternStyle } from './pattern.ts'

test.each(patternNames)('%s is at most 1 KB and holds nothing that ends a style element', (name) => {
  const style = patternStyle(name)
  expect(style.length).toBeLessThanOrEqual(1024)
  expect(style).not.toMatch(/[<>]/)
  expect(style === '').toBe(name === 'plain')
})

test('every pattern is another drawing', () => {
  expect(new Set(patternNames.map(patternStyle)).size).toBe(patternNames.length)
})

test.each([
  ['hills', 487, 'hills'],
  ['plain', 487, 'plain'],
  ['', 600, 'waves'],
  ['', 601, 'hills'],
  ['', 602, 'tea'],
  ['', 603, 'weave'],
  ['none of these', 604, 'waves'],
])('an organisation that chose "%s" with the number %i has %s', (chosen, id, name) => {
  expect(patternOf(chosen, id)).toBe(name)
})

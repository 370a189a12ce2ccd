// Test of suggestions in an attribute: they are read as they were written.

import { expect, test } from 'vitest'
import { readSuggestions, writeSuggestions } from './suggestions.ts'

test('suggestions are read as they were written, with plain spaces', () => {
  const shanti = { code: 'ward-1-shanti', answer: 0, label: 'शान्ति टोल, वडा नं. १', other: '' }
  const temple = { code: 'temple', answer: 3, label: 'मन्दिर\tमार्ग,\nवडा नं. २', other: 'Temple Road' }
  expect(readSuggestions(writeSuggestions([shanti, temple]))).toEqual([
    shanti,
    { ...temple, label: 'मन्दिर मार्ग, वडा नं. २' },
  ])
})

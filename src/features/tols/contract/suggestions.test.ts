// Test of suggestions in an attribute: they are read as they were written.

import { expect, test } from 'vitest'
import { readSuggestions, writeSuggestions } from './suggestions.ts'

test('suggestions are read as they were written, with plain spaces, and each ward is written once', () => {
  const shanti = { code: 'ward-1-shanti', answer: 0, name: 'शान्ति टोल', ward: 'वडा नं. १', other: '' }
  const pipal = { code: 'ward-1-pipal', answer: 0, name: 'पीपल टोल', ward: 'वडा नं. १', other: '' }
  const temple = { code: 'temple', answer: 3, name: 'मन्दिर\tमार्ग', ward: 'वडा\nनं. २', other: 'Temple Road' }
  const written = writeSuggestions([shanti, pipal, temple])
  expect(written.split('वडा नं. १')).toHaveLength(2)
  expect(readSuggestions(written)).toEqual([
    { code: 'ward-1-shanti', answer: 0, label: 'शान्ति टोल, वडा नं. १', other: '' },
    { code: 'ward-1-pipal', answer: 0, label: 'पीपल टोल, वडा नं. १', other: '' },
    { code: 'temple', answer: 3, label: 'मन्दिर मार्ग, वडा नं. २', other: 'Temple Road' },
  ])
})

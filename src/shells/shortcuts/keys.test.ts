// Tests of the keys of shortcuts.

import { expect, test } from 'vitest'
import { keyOf } from './keys.ts'

const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, isComposing: false }

test.each([
  ['a letter', { key: 'j', code: 'KeyJ' }, 'j'],
  ['a letter with Caps Lock', { key: 'J', code: 'KeyJ' }, 'j'],
  ['a question mark wherever it is typed', { key: '?', code: 'Minus', shiftKey: true }, '?'],
  ['a letter in Devanagari', { key: 'ज', code: 'KeyJ' }, 'j'],
  ['letters in Devanagari on one key', { key: 'ज्ञ', code: 'KeyX' }, 'x'],
  ['the key of the question mark, which types another character', { key: '?', code: 'Slash', shiftKey: true }, '?'],
  ['the key of the stroke in Devanagari', { key: 'र', code: 'Slash' }, '/'],
  ['the same with Shift', { key: 'रु', code: 'Slash', shiftKey: true }, '?'],
  ['a digit in Devanagari', { key: '१', code: 'Digit1' }, undefined],
  ['with Control', { key: 'a', code: 'KeyA', ctrlKey: true }, undefined],
  ['with Alt', { key: 'a', code: 'KeyA', altKey: true }, undefined],
  ['with Command', { key: 'k', code: 'KeyK', metaKey: true }, undefined],
  ['while characters are composed', { key: 'j', code: 'KeyJ', isComposing: true }, undefined],
  ['an accent that waits for its letter', { key: 'Dead', code: 'KeyN' }, undefined],
  ['Enter', { key: 'Enter', code: 'Enter' }, undefined],
  ['the space bar', { key: ' ', code: 'Space' }, undefined],
])('%s', (_, press, key) => {
  expect(keyOf({ ...plain, ...press })).toBe(key)
})

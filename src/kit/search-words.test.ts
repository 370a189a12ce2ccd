// Words of a text in one spelling.

import { expect, test } from 'vitest'
import { wordsKey } from './search-words.ts'

test.each([
  ['Pipe-fittings सूचना', ' pipe fittings सुचना'],
  ['मङ्सिरको', ' मंसिरको'],
  ['२०८३/८४, 50%', ' 2083 84 50%'],
  [' - \0', ' '],
])('%j is %j', (text, key) => expect(wordsKey(text)).toBe(key))
